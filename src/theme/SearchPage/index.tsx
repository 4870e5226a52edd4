export { default } from "../../components/SearchPage";
