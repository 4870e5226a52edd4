import { alignAttributes, formatString } from "../catalog/hcl";

/** What each account and Region of infrastructure-live has in a file. Free of Node.js: the browser writes them too. */

function formatLocals(values: Record<string, string>): string {
  const attributes = Object.entries(values).map(([name, value]) => ({ name, value: formatString(value) }));
  return `locals {\n${alignAttributes(attributes, "  ")}\n}\n`;
}

/** `account.hcl`, for everything below the folder of an account. */
export const accountFile = (name: string, id: string): string => formatLocals({ account_name: name, account_id: id });

/** `region.hcl`, for everything below the folder of a Region. */
export const regionFile = (name: string): string => formatLocals({ aws_region: name });
