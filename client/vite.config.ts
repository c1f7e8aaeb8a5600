import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { scopes } from "./vite.scopes.ts";

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, ".", "WTACTICS_").WTACTICS_URL ?? "http://127.0.0.1:8642"; // for `npm run dev`: where the game is served
  return {
    plugins: [scopes()],
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    build: { outDir: "../src/wtactics/server/static", emptyOutDir: true, target: "es2022", assetsDir: "assets" },
    server: { proxy: { "/api": { target: server, ws: true }, "/healthz": server } },
    test: {
      environment: "jsdom",
      isolate: false, // a world of its own for each file costs ten times what the tests do: setup.ts leaves nothing behind
      include: ["tests/**/*.test.{ts,tsx}"],
      setupFiles: ["tests/setup.ts"],
      css: { include: [/\?raw$/] },
    },
  };
});
