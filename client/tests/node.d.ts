/** All that tests need of Node: to read files of the project, from client/ on. */
declare module "node:fs" {
  export function readFileSync(path: string, encoding: "utf-8"): string;
  export function readdirSync(path: string, how: { recursive: true; encoding: "utf-8" }): string[];
}
