import Navbar from "@theme-original/Navbar";
import { memo } from "react";

/** The navbar. When the reader goes to another page, only what depends on the address is rendered again. */
export default memo(Navbar);
