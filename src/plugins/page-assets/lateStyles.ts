/**
 * The framework puts all styles into one stylesheet, which every page links. These stylesheets load with the components
 * that need them instead, after that one: with the first paint of a page that shows them, or when the reader uses them.
 */
const LATE_STYLES = {
  composer: /components[\\/]Composer[\\/].+\.css$/,
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
