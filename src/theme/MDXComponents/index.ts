import Cards from "@site/src/components/Cards";
import ScrollableTable from "@site/src/components/ScrollableTable";
import Diagram from "@site/src/components/Diagram";
import Verbatim from "@site/src/components/Verbatim";
import MDXComponents from "@theme-original/MDXComponents";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";

/**
 * Components that every page can use without importing them. CONTRIBUTING.md documents those that writers need.
 * Components that only a few pages use are imported by those pages (`src/remark/component-imports`).
 */
export default {
  ...MDXComponents,
  Cards,
  Diagram,
  TabItem,
  Tabs,
  Verbatim,
  table: ScrollableTable,
};
