import type { CardState, FaceInfo } from "../messages";
import { capitalized } from "../words";

const VALUE_WORDS: Record<string, string> = {
  attack: "ATK",
  close: "close",
  ranged: "ranged",
  magic: "magic",
  defense: "DEF",
  strength: "strength",
  hp: "HP",
  life: "life",
};

/** The type line in words: Creature, Elf Druid. */
export function typeLine(face: FaceInfo): string {
  const level = Number(face.stats.level ?? 1) > 1 ? `Level ${face.stats.level} ` : "";
  const type = face.token ? `Token ${face.type}` : level + capitalized(face.type);
  return face.subtypes.length ? `${type} – ${face.subtypes.join(" ")}` : type;
}

/** The values in the order in which they stand on a card: what is now, and what is printed. */
export function valuesOf(
  face: FaceInfo | null,
  state?: CardState,
): { key: string; now: number; printed: number; title: string }[] {
  if (state?.values.length) return state.values.map(({ key, now, printed, title }) => ({ key, now, printed, title }));
  const order = Object.keys(VALUE_WORDS);
  return Object.entries(face?.values ?? {})
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([key, now]) => [key === "ranged" && face?.stats.magic ? "magic" : key, now] as const)
    .map(([key, now]) => ({ key, now, printed: now, title: VALUE_WORDS[key] ?? key }));
}

/** A whole card in words, for those who hear it. */
export function describe(face: FaceInfo | null, state?: CardState): string {
  if (!face) return [state?.title || "Face-down card", ...spoken(state)].join(". ");
  const values = valuesOf(face, state).map(
    ({ title, now, printed }) => `${title} ${now}${now === printed ? "" : `, printed ${printed}`}`,
  );
  const cost = face.cost ? `Cost ${face.cost}${face.loyalty ? `, loyalty ${face.loyalty}` : ""}` : "";
  const parts = [
    state?.title || face.name,
    `${face.faction} ${typeLine(face).replace(" – ", ", ")}`.trim(),
    cost,
    face.supports.length ? `Supports ${face.supports.join(", ")}` : "",
    values.join(", "),
    ...spoken(state),
    face.text.replace(/\n/g, " "),
    face.unread.length ? `By hand: ${face.unread.join(" ")}` : "",
  ];
  return parts
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ""))
    .join(". ");
}

function spoken(state?: CardState): string[] {
  if (!state) return [];
  const signs = state.signs.map((sign) => sign.title);
  const marked = state.marked && !state.signs.some((sign) => sign.key === "marked") ? ["Marked"] : [];
  const damage = state.damage && !state.signs.some((sign) => sign.key === "damaged") ? [`${state.damage} damage`] : [];
  return [...marked, ...damage, ...signs];
}
