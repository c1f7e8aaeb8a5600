import type { Plugin } from "vite";

/** Under which body the styles of a folder dress anything (App.tsx says which it is); those of look/ and cards/ dress everything. */
export const SCOPES: Record<string, string> = {
  "/src/table/": "[data-page=table]",
  "/src/pages/": "[data-page=pages]",
  "/src/paper/": "[data-page=pages]",
  "/src/workshop/": "[data-page=pages]",
};

/** Styles of one page never reach another, whatever its classes are called: each folder's are put into a scope. */
export function scopes(): Plugin {
  return {
    name: "scopes",
    enforce: "pre",
    transform(code, id) {
      const file = id.split("?")[0] ?? id;
      const scope = file.endsWith(".css") && Object.entries(SCOPES).find(([folder]) => file.includes(folder))?.[1];
      return scope ? { code: `@scope (${scope}) {\n${code}\n}\n`, map: null } : undefined;
    },
  };
}
