import { readFileSync } from "node:fs";
import { type Plugin, defineConfig } from "vite";
import { LICENCES, letters, typeFiles } from "./vite.letters.ts";

/** The faces as pictures for a sheet of paper: one script that a small engine runs, and the fonts that it measures with. */
export default defineConfig({
  plugins: [types()],
  publicDir: false,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/wtactics/server/static/press",
    emptyOutDir: true,
    target: "es2022",
    lib: { entry: "src/paper/press.tsx", formats: ["iife"], name: "press", fileName: () => "press.js" },
  },
});

const LETTERS = "virtual:letters";

/** Lays the fonts beside the script, and their metrics into it; styles are taken as texts, not as style sheets. */
function types(): Plugin {
  return {
    name: "types",
    enforce: "pre",
    resolveId: (id) => (id === LETTERS ? `\0${LETTERS}` : undefined),
    load(id) {
      if (id === `\0${LETTERS}`) return `export default ${JSON.stringify(letters())}`;
      return id.endsWith(".css") ? "" : undefined;
    },
    generateBundle() {
      for (const { fileName, source } of typeFiles()) this.emitFile({ type: "asset", fileName, source });
      for (const [fileName, file] of Object.entries(LICENCES))
        this.emitFile({ type: "asset", fileName, source: readFileSync(file, "utf-8") });
    },
  };
}
