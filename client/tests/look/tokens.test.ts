import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FACTION_KEYS } from "../../src/cards/tinctures";
import { SANS, SERIF } from "../../src/look/fonts";
import { contrast } from "./contrast";

const sheet = readFileSync("src/look/tokens.css", "utf-8");

/** What a variable stands for by day or by night. */
function token(name: string, theme: "light" | "dark"): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1];
  if (!value) throw new Error(`expected a variable --${name} in tokens.css, found none`);
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  const chosen = theme === "light" ? light : dark;
  return chosen ?? value;
}

const TEXT: [string, string][] = [
  ...["table", "panel", "panel-2"].flatMap((ground): [string, string][] =>
    ["ink", "ink-soft", "link", "may", "threat"].map((ink) => [ink, ground]),
  ),
  ["on-may", "may"],
  ["on-threat", "threat"],
  ...FACTION_KEYS.map((key): [string, string] => [`on-${key}`, `faction-${key}`]),
  ...["paper", "paper-2"].flatMap((ground): [string, string][] => ["paper-ink", "paper-soft"].map((ink) => [ink, ground])),
  ["on-attack", "attack"],
  ["on-defense", "defense"],
  ["on-stone", "stone"],
];

const SHAPES: [string, string][] = [
  ["focus", "table"],
  ["focus", "panel"],
  ["line-strong", "panel"],
  ["line-strong", "table"],
  ["may", "panel"],
  ["gold", "paper-ink"],
];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(TEXT)("%s can be read on %s", (ink, ground) => {
    expect(contrast(token(ink, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)("%s can be seen on %s", (shape, ground) => {
    expect(contrast(token(shape, theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

test("who measures text and who writes it use the same fonts", () => {
  expect(sheet).toContain(`--font-serif: ${SERIF};`);
  expect(sheet).toContain(`--font-sans: ${SANS};`);
});
