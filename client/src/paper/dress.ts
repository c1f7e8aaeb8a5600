import back from "../cards/back.css?raw";
import card from "../cards/card.css?raw";
import signs from "../cards/signs.css?raw";
import tokens from "../look/tokens.css?raw";

interface Rule {
  selectors: string[];
  style: Record<string, string>;
}

/** What a picture takes from a style sheet; all else is for a page. */
const INK =
  /^(fill|stroke|stroke-width|stroke-linejoin|stroke-linecap|paint-order|opacity|font-family|font-weight|font-style)$/;
const FACTION = /^\.(faction-[\w-]+|card-back-plain)$/;

/** The rules of a style sheet that hold by day, on every screen. */
export function rulesOf(css: string): Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/@[\w-]+[^{};]*\{(?:[^{}]|\{[^{}]*\})*\}/g, "");
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, heads = "", body = ""]) => ({
    selectors: heads.split(",").map((head) => head.trim()),
    style: Object.fromEntries(
      body
        .split(";")
        .map((line) => line.split(/:(.*)/s).map((part) => part.trim()))
        .filter(([key, value]) => key && value)
        .map(([key, value]) => [key as string, value as string]),
    ),
  }));
}

const RULES = [card, signs, back].flatMap(rulesOf);
const LOOK = rulesOf(tokens);
const ROOT = Object.assign({}, ...LOOK.filter((rule) => rule.selectors.includes(":root")).map((rule) => rule.style));

/** What is called otherwise below each faction. */
const BELOW: Map<string, Record<string, string>> = new Map(
  [...LOOK, ...RULES].flatMap((rule) =>
    rule.selectors
      .filter((head) => FACTION.test(head) && "--faction" in rule.style)
      .map((head): [string, Record<string, string>] => [head.slice(1), rule.style]),
  ),
);

/** A colour without names and mixtures: as a picture can say it. */
export function settled(value: string, names: Record<string, string>): string {
  let told = value;
  for (let n = 0; n < 8 && told.includes("var("); n++)
    told = told.replace(/var\((--[\w-]+)\)/g, (_, name: string) => names[name] ?? "none");
  told = told.replace(/light-dark\(([^,()]+),[^()]*\)/g, "$1");
  return told.replace(/color-mix\(in oklab, (#\w+) (\d+)%, (#\w+)\)/g, (_, one: string, part: string, two: string) =>
    mixed(one, Number(part) / 100, two),
  );
}

/** The styles of a picture in which these factions are; each weighs one class more than on the page, so that they weigh alike. */
export function dress(factions: readonly string[]): string {
  return RULES.flatMap(({ selectors, style }) => {
    const ink = Object.entries(style).filter(([key]) => INK.test(key));
    const heads = selectors.filter((head) => head.startsWith(".") && !FACTION.test(head));
    if (!ink.length || !heads.length) return [];
    const own = ink.some(([, value]) => /var\(--(on-)?faction\)/.test(value));
    const places = own ? factions.flatMap((one) => below(one, factions)) : [{ head: ".card-paper ", names: {} }];
    return places.map(({ head, names }) => {
      const body = ink.map(([key, value]) => `${key}:${settled(value, { ...ROOT, ...names })}`).join(";");
      return `${heads.map((each) => `${head}${each}`).join(",")}{${body}}`;
    });
  }).join("\n");
}

/** Where a faction's colours are meant: below it, also where it stands within another. */
function below(faction: string, all: readonly string[]): { head: string; names: Record<string, string> }[] {
  const names = BELOW.get(faction) ?? {};
  const within = all.filter((other) => other !== faction).map((other) => ({ head: `.${other} .${faction} `, names }));
  return [{ head: `.${faction} `, names }, ...within];
}

/** The factions of a picture. */
export function factionsIn(picture: string): string[] {
  return [...BELOW.keys()].filter((name) => new RegExp(`class="[^"]*\\b${name}(?![\\w-])`).test(picture));
}

type Three = [number, number, number];

/** Two colours mixed as a browser does it: in Oklab. */
export function mixed(one: string, part: number, two: string): string {
  const [a, b] = [oklab(rgb(one)), oklab(rgb(two))];
  return hex(unlab(a.map((value, n) => value * part + (b[n] ?? 0) * (1 - part)) as Three));
}

function rgb(colour: string): Three {
  const digits = colour.slice(1).length === 3 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1);
  return [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)) as Three;
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const curved = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function hex(colour: Three): string {
  const digits = colour.map((value) => Math.round(Math.min(1, Math.max(0, curved(value))) * 255).toString(16));
  return `#${digits.map((digit) => digit.padStart(2, "0")).join("")}`;
}

function oklab([r, g, b]: Three): Three {
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ];
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function unlab([lightness, a, b]: Three): Three {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
