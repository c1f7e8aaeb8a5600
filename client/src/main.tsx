import "./look/tokens.css";
import "./look/base.css";
import { render } from "preact";
import { App } from "./App";
import { followLinks } from "./router";

followLinks();
const root = document.getElementById("app");
if (root) render(<App />, root);
