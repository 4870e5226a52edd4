/** Arguments of a module call that are not inputs of the module. */
export const META_ARGUMENTS = new Set(["source", "version", "providers", "count", "for_each", "depends_on"]);
