export { default } from "@site/src/components/PageFooter";
