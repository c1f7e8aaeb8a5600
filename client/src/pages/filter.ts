import type { FaceInfo } from "../messages";

/** What somebody looks for among the cards; an empty word stands for any. */
export interface Filter {
  words: string;
  type: string;
  faction: string;
  cost: string;
}

export const ANY: Filter = { words: "", type: "", faction: "", cost: "" };

const KEYS = ["words", "type", "faction", "cost"] as const;

/** All that is written on a card, in small letters. */
function written(face: FaceInfo): string {
  const all = [
    face.name,
    face.type,
    face.faction,
    face.subtypes.join(" "),
    face.discipline,
    face.text,
    face.keywords.join(" "),
    String(face.number),
  ];
  return all.join("\n").toLowerCase();
}

/** Does the card have all the words, and what else is asked? */
export function matches(face: FaceInfo, filter: Filter): boolean {
  if (filter.type && face.type !== filter.type) return false;
  if (filter.faction && face.faction !== filter.faction) return false;
  if (filter.cost && costGroup(face.cost) !== filter.cost) return false;
  const text = written(face);
  return wanted(filter.words).every((word) => text.includes(word));
}

/** The words of a search; what stands in quotation marks is one. */
export function wanted(words: string): string[] {
  return [...words.toLowerCase().matchAll(/"([^"]+)"|([^\s"]+)/g)]
    .map(([, quoted, plain]) => (quoted ?? plain ?? "").trim())
    .filter(Boolean);
}

/** Costs as they are offered: each number, and all with an X together. */
export function costGroup(cost: string): string {
  return /x/i.test(cost) ? "X" : cost;
}

/** What the cards at hand can be filtered by, in a fitting order. */
export function choices(faces: readonly FaceInfo[]): { type: string[]; faction: string[]; cost: string[] } {
  const unlike = (values: string[]) => [...new Set(values.filter(Boolean))];
  const number = (cost: string) => (cost === "X" ? Infinity : Number(cost));
  return {
    type: unlike(faces.map((face) => face.type)),
    faction: unlike(faces.map((face) => face.faction)).sort(),
    cost: unlike(faces.map((face) => costGroup(face.cost))).sort((a, b) => number(a) - number(b)),
  };
}

/** A filter from an address, and the other way round. */
export function filterOf(search: string): Filter {
  const found = new URLSearchParams(search);
  return { ...ANY, ...Object.fromEntries(KEYS.map((key) => [key, found.get(key) ?? ""])) };
}

export function searchOf(filter: Filter): string {
  const found = new URLSearchParams(KEYS.filter((key) => filter[key]).map((key) => [key, filter[key]]));
  const words = found.toString();
  return words && `?${words}`;
}
