import type { AttributeChange } from "./schema";

/**
 * Says what kind of change a release made, to be followed by "in 2.12.0".
 *
 * @returns such as `Default changed`, `Became required`
 */
export function describeChange({ attribute, from, to }: AttributeChange): string {
  const isSet = to !== undefined;
  switch (attribute) {
    case "type":
      return "Type changed";
    case "default":
      return from === undefined ? "Became optional" : isSet ? "Default changed" : "Became required";
    case "sensitive":
    case "ephemeral":
      return isSet ? `Became ${attribute}` : `Stopped being ${attribute}`;
    case "nullable":
      return isSet ? "Stopped accepting null" : "Began to accept null";
    case "deprecated":
      return from === undefined ? "Deprecated" : isSet ? "Deprecation changed" : "Deprecation withdrawn";
    case "validation":
      return "Validation changed";
  }
}

/** @returns the former value as HCL, where a reader gains from seeing it */
export function formerValue({ attribute, from }: AttributeChange): string | undefined {
  return (attribute === "type" || attribute === "default") && typeof from === "string" ? from : undefined;
}
