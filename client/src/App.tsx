import { useLayoutEffect } from "preact/hooks";
import { Pages } from "./pages/Pages";
import { route } from "./router";
import { TablePage } from "./table/TablePage";

/** The page that the address names. */
export function App() {
  const at = route.value;
  const page = at.page === "table" ? "table" : "pages";
  useLayoutEffect(() => void (document.body.dataset.page = page), [page]); // the styles of the one never dress the other (vite.scopes.ts)
  return at.page === "table" ? <TablePage key={at.key} seatKey={at.key} /> : <Pages at={at} />;
}
