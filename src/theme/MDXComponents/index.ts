import Cards from "@site/src/components/Cards";
import Courses from "@site/src/components/Courses";
import ScrollableTable from "@site/src/components/ScrollableTable";
import SupportOptions from "@site/src/components/SupportOptions";
import Diagram from "@site/src/components/Diagram";
import Verbatim from "@site/src/components/Verbatim";
import MDXComponents from "@theme-original/MDXComponents";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";

/** Components that every page can use without importing them. CONTRIBUTING.md documents each one. */
export default {
  ...MDXComponents,
  Cards,
  Courses,
  Diagram,
  SupportOptions,
  TabItem,
  Tabs,
  Verbatim,
  table: ScrollableTable,
};
