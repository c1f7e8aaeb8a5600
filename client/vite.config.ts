import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { outDir: "../src/wtactics/server/static", emptyOutDir: true, target: "es2022", assetsDir: "assets" },
  server: { proxy: { "/api": { target: server, ws: true }, "/healthz": server } },
  test: { environment: "jsdom", include: ["tests/**/*.test.{ts,tsx}"], setupFiles: ["tests/setup.ts"] },
});
