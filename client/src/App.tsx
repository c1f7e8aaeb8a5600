import { Pages } from "./pages/Pages";
import { route } from "./router";
import { TablePage } from "./table/TablePage";

/** The page that the address names. */
export function App() {
  const at = route.value;
  return at.page === "table" ? <TablePage key={at.key} seatKey={at.key} /> : <Pages at={at} />;
}
