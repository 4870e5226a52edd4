export { default } from "../../components/SearchButton";
