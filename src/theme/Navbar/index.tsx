import Navbar from "@theme-original/Navbar";
import { memo } from "react";

/** The navbar, which is not rendered again when the reader goes to another page. */
export default memo(Navbar);
