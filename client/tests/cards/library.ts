import { readFileSync, readdirSync } from "node:fs";
import type { FaceInfo } from "../../src/messages";

const CARDS = "../src/wtactics/content/cards/";

/** The cards of the library, read from their own files as far as a face needs it. */
export function library(): FaceInfo[] {
  return readdirSync(CARDS, { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".toml"))
    .sort()
    .flatMap((name) => cardsIn(readFileSync(CARDS + name, "utf-8")));
}

function cardsIn(file: string): FaceInfo[] {
  const [head = "", ...cards] = file.split("[[card]]");
  return cards.map((card) => ({
    number: Number(entry(card, "number")),
    version: entry(card, "version"),
    set: entry(head, "set"),
    name: entry(card, "name"),
    faction: entry(card, "faction"),
    type: entry(card, "type"),
    token: false,
    subtypes: entry(card, "subtypes").split(" ").filter(Boolean),
    cost: entry(card, "cost"),
    loyalty: Number(entry(card, "loyalty")),
    values: Object.fromEntries(
      ["attack", "defense", "strength"].filter((key) => entry(card, key)).map((key) => [key, Number(entry(card, key))]),
    ),
    discipline: entry(card, "discipline"),
    supports: [],
    text: entry(card, "text"),
    flavour: entry(card, "flavour"),
    keywords: [],
    signs: [],
    stats: {},
    unread: [],
  }));
}

function entry(toml: string, key: string): string {
  const long = new RegExp(`^${key} = """\\n?([\\s\\S]*?)"""`, "m").exec(toml);
  const short = new RegExp(`^${key} = (?:"((?:[^"\\\\]|\\\\.)*)"|(\\d+))`, "m").exec(toml);
  return long?.[1] ?? short?.[1]?.replace(/\\"/g, '"') ?? short?.[2] ?? "";
}

export function faceOf(part: Partial<FaceInfo>): FaceInfo {
  return {
    number: 1,
    version: "1",
    set: "Test",
    name: "Card",
    faction: "Gaian",
    type: "creature",
    token: false,
    subtypes: [],
    cost: "1",
    loyalty: 0,
    values: {},
    discipline: "",
    supports: [],
    text: "",
    flavour: "",
    keywords: [],
    signs: [],
    stats: {},
    unread: [],
    ...part,
  };
}
