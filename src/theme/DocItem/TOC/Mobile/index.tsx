export { default } from "@site/src/components/ContentsBar";
