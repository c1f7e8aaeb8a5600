import type { CardDraft, FaceInfo } from "../messages";

/** A card of which nothing is written yet. */
export function newCard(game: string, faction: string): CardDraft {
  return {
    games: [game],
    number: 0,
    version: 1,
    name: "",
    faction,
    type: "creature",
    subtypes: "",
    cost: "2",
    loyalty: 0,
    attack: 1,
    defense: 1,
    strength: 0,
    discipline: "",
    supports: [],
    text: "",
    flavour: "",
    stats: {},
  };
}

export const FACTIONS = ["Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire"] as const;
export const DISCIPLINES = ["Body", "Mind", "Soul"] as const;
export const GAMES = { arc: "ARC", orc: "ORC", ava: "AVA", slot: "SLOT" } as const;

/** The ruleset in the name of a game. */
export const rulesetOf = (game: string): string => game.split("+")[0] ?? game;

/** What a game is called on a tab. */
export const titleOf = (game: string): string => game.toUpperCase().split("+").join(" + ");

/** A value that is set by steps: where it stands in a draft, what it is called. */
export interface Value {
  key: "loyalty" | "attack" | "defense" | "strength";
  title: string;
}

const BODY: Record<string, Value[]> = {
  creature: [
    { key: "attack", title: "ATK" },
    { key: "defense", title: "DEF" },
  ],
  equipment: [
    { key: "attack", title: "ATK" },
    { key: "defense", title: "DEF" },
  ],
  avatar: [
    { key: "attack", title: "ATK" },
    { key: "defense", title: "Life" },
  ],
  city: [{ key: "strength", title: "Strength" }],
  region: [{ key: "strength", title: "HP" }],
};

/** The values on a card of this type. */
export const valuesFor = (type: string): Value[] => [{ key: "loyalty", title: "Loyalty" }, ...(BODY[type] ?? [])];

/** A number of a ruleset's own table, and what a card has that does not say it. */
export interface OwnValue {
  key: string;
  title: string;
  least: number;
  first: number | null; // null: it is left out
}

const ARMED: OwnValue[] = [
  { key: "close", title: "Close", least: 0, first: null },
  { key: "ranged", title: "Ranged", least: 0, first: null },
  { key: "defense", title: "DEF", least: 0, first: 0 },
  { key: "life", title: "Life", least: 1, first: 1 },
  { key: "level", title: "Level", least: 1, first: 1 },
  { key: "upkeep", title: "Upkeep", least: 0, first: null },
];

const HERO: OwnValue[] = [
  { key: "influence", title: "Influence", least: 1, first: 10 },
  { key: "points", title: "Points", least: 1, first: 20 },
  { key: "hand", title: "Hand", least: 0, first: 5 },
  { key: "resources", title: "Resources", least: 1, first: 1 },
  { key: "army", title: "Army", least: 0, first: 5 },
];

/** The numbers that a game prints in a table of its own on cards of this type, as its cards show. */
export function ownValues(faces: readonly FaceInfo[], type: string): OwnValue[] {
  if (faces.some((face) => "life" in face.values && "level" in face.stats)) return ARMED;
  return type === "hero" ? HERO : [];
}

/** Another faction to which a card is loyal, by what its values begin with; a hero has one army for each. */
export const OTHERS = ["second", "third"] as const;

/** Which others a card of this type may name. */
export function othersFor(game: string, type: string, table: Record<string, unknown>): (typeof OTHERS)[number][] {
  if (rulesetOf(game) !== "orc") return [];
  return type === "hero" && "second_faction" in table ? [...OTHERS] : ["second"];
}

type Table = CardDraft["stats"][string];

/** The table of a card with this other faction, or none. */
export function withOther(table: Table, nth: string, faction: string, hero: boolean): Table {
  const left = Object.entries(table).filter(([key]) => !key.startsWith(`${nth}_`));
  const put = { [`${nth}_faction`]: faction, [`${nth}_loyalty`]: 1, ...(hero ? { [`${nth}_army`]: 1 } : {}) };
  return { ...Object.fromEntries(left), ...(faction ? put : {}) };
}

/** The types of the cards of a game. */
export function typesOf(faces: readonly FaceInfo[]): string[] {
  const found = [...new Set(faces.map((face) => face.type))];
  return found.length ? found.sort() : ["creature"];
}

/** A draft as it is read in a game whose cards print values of their own: those that every card has are there. */
export function inGame(draft: CardDraft, game: string, own: readonly OwnValue[]): CardDraft {
  const name = rulesetOf(game);
  const games = draft.games.includes(game) ? draft.games : [...draft.games, game];
  if (!own.length) return { ...draft, games };
  const first = Object.fromEntries(own.flatMap(({ key, first }) => (first === null ? [] : [[key, first]])));
  return { ...draft, games, stats: { ...draft.stats, [name]: { ...first, ...draft.stats[name] } } };
}

/** The text with other words in the place of a sentence; its full stop goes with it. */
export function reworded(text: string, line: number, begin: number, end: number, words: string): string {
  const lines = text.split("\n");
  const old = lines[line] ?? "";
  const behind = old.slice(end).replace(/^\s*\./, "");
  lines[line] = old.slice(0, begin) + words + behind;
  return lines.join("\n");
}

/** The text with a word in the place of what is begun at the cursor, and where the cursor is then. */
export function withWord(text: string, at: number, begun: string, word: string): { text: string; at: number } {
  const head = text.slice(0, at - begun.length);
  const space = head && !/[\s(:]$/.test(head) ? " " : "";
  const put = `${head}${space}${word} `;
  return { text: put + text.slice(at).replace(/^ /, ""), at: put.length };
}
