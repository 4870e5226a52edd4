import type { Input } from "@site/src/catalog/schema";

/** Props shared by all editors of an input's value. */
export interface FieldProps {
  name: string;
  input: Input | undefined;
  /** Id of the first control, which receives focus. */
  id: string;
  /** The value as HCL. */
  value: string;
  onChange: (value: string) => void;
  /** Ids of the messages about the value. */
  describedBy: string | undefined;
  isInvalid: boolean;
}
