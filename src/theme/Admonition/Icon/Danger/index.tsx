export { default } from "@theme/Admonition/Icon/Warning";
