import path from "node:path";
import { UPDATE_GUIDES_FOLDER, updateGuides } from "./updateGuides";

const base = `/${UPDATE_GUIDES_FOLDER}`;

/** Redirects from the paths that earlier editions of the site had: update guides had no folder of their own. */
export const redirects = [
  { from: `${base}/terraform/how-to-update-to-aws-provider-v3`, to: `${base}/terraform/aws-provider-v3` },
  ...Object.keys(updateGuides).map((guide) => ({
    from: `${base}/${path.posix.basename(guide)}`,
    to: `${base}/${guide}`,
  })),
];
