declare module "@generated/your-values/default/example.json" {
  import type { Example } from "@site/src/values/example";

  const example: Example;
  export default example;
}
