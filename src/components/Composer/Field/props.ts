import type { Input } from "@site/src/catalog/schema";

/** What every editor of an input's value gets. */
export interface FieldProps {
  name: string;
  input: Input | undefined;
  /** Id of the first control, which gets the focus. */
  id: string;
  /** The value as HCL. */
  value: string;
  onChange: (value: string) => void;
  /** Ids of the messages about the value. */
  describedBy: string | undefined;
  isInvalid: boolean;
}
