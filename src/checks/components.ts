/** How writers may use a component. */
export interface Component {
  /** The attributes that it accepts; absent if they are checked elsewhere. */
  attributes?: string[];
  /** The attributes that it requires. The build reads them from the page's source, so they must be quoted strings. */
  required?: string[];
  /** Whether it is part of a sentence. Any other component is a block, on a line of its own. */
  isInline?: boolean;
}

/** The components that pages can use without an import. CONTRIBUTING.md documents those that writers need. */
export const components: Record<string, Component> = {
  Cards: { attributes: [] },
  Checked: { attributes: [], required: ["fact"], isInline: true },
  Courses: { attributes: [] },
  ServiceChanges: { attributes: [] },
  ServiceList: { attributes: [] },
  SupportOptions: { attributes: [] },
  // Upstream's, with all its attributes.
  TabItem: { attributes: ["default", "className", "attributes"], required: ["value", "label"] },
  Tabs: { attributes: ["groupId", "defaultValue", "queryString", "values", "lazy", "block", "className"] },
  UpdateLadder: { attributes: [] },
  UpdatePath: { attributes: [] },
  Verbatim: { attributes: [], isInline: true },
  VersionTable: { attributes: [], required: ["of"] },
  // src/world/expand.ts, which replaces it with a table, checks its attributes.
  WorldTable: {},
};
