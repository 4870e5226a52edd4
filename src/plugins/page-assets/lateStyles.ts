/**
 * The framework puts all styles into one stylesheet, which every page links. In production, the styles of these components
 * are stylesheets of their own, which come after it. A page that shows such a component links its stylesheet; otherwise it
 * loads with the component. All documents need the styles of ServiceList, whose rows also list the pages of a category.
 */
const LATE_STYLES = {
  composer: /components[\\/]Composer[\\/].+\.css$/,
  filter: /components[\\/]FilterForm[\\/].+\.css$/,
  reference: /components[\\/]ServiceReference[\\/](?!ServiceList).+\.css$/,
  search: /@docsearch[\\/]css|components[\\/]SearchModal[\\/].+\.css$/,
  "single-pages": /components[\\/](?:Courses|Home|SearchPage|SupportOptions|UpdatePath|VersionTable)[\\/].+\.css$/,
  "your-values": /components[\\/]YourValues[\\/].+\.css$/,
  zoom: /(?:components[\\/]ImageZoom|react-medium-image-zoom)[\\/].+\.css$/,
};

/** The bundler's rules for them, which take precedence over the framework's. */
export const lateStyles = Object.fromEntries(
  Object.entries(LATE_STYLES).map(([name, test]) => [
    name,
    { name: `${name}-styles`, test, type: "css/mini-extract", chunks: "async", enforce: true, priority: 60 },
  ]),
);
