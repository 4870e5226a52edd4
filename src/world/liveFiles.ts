import { alignAttributes, formatString } from "../catalog/hcl";

/** The files of each account and Region in infrastructure-live. Browsers write them, too: do not use Node.js here. */

function formatLocals(values: Record<string, string>): string {
  const attributes = Object.entries(values).map(([name, value]) => ({ name, value: formatString(value) }));
  return `locals {\n${alignAttributes(attributes)}\n}\n`;
}

/** `account.hcl`, which applies to everything below an account's folder. */
export const accountFile = (name: string, id: string): string => formatLocals({ account_name: name, account_id: id });

/** `region.hcl`, which applies to everything below a Region's folder. */
export const regionFile = (name: string): string => formatLocals({ aws_region: name });
