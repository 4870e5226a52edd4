export { default } from "@site/src/components/PageFoot";
