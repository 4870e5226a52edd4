/** What writers may do with a component. */
export interface Component {
  /** The attributes that it has; absent if they are checked elsewhere. */
  attributes?: string[];
  /** The attributes that it needs. The build reads them from the page's source, so they have to be text in quotes. */
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
  // Its attributes are checked where it is replaced with a table: src/world/expand.ts.
  WorldTable: {},
};
