import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { SCOPES, scopes } from "../../vite.scopes.ts";

const FREE = ["look", "cards"]; // what they dress may stand on any page
const transform = scopes().transform as (code: string, id: string) => { code: string } | undefined;

test("each folder of styles has its scope, but for what every page wears", () => {
  const styles = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((path) => path.endsWith(".css"));
  const folders = new Set(styles.map((path) => `/src/${path.split("/")[0]}/`));
  expect([...folders].sort()).toEqual([...Object.keys(SCOPES), ...FREE.map((name) => `/src/${name}/`)].sort());
});

test("styles of the table are put into its scope, others are left alone", () => {
  expect(transform(".search { inset: 0 }", "/a/client/src/table/tray.css")?.code).toMatch(
    /^@scope \(\[data-page=table\]\) \{\n\.search \{ inset: 0 \}\n\}/,
  );
  expect(transform(".card {}", "/a/client/src/cards/card.css")).toBeUndefined();
  expect(transform("export {}", "/a/client/src/table/Table.tsx")).toBeUndefined();
});
