import type { OptionShown, TableState, Welcome } from "../../src/messages";
import type { Interaction } from "../../src/table/choosing/interaction";
import { area, card, layout, question, state, welcome } from "./scene";
import { sit } from "./seated";

/** Two armies in slots that face each other, with some of theirs face down. */
export const SLOTS = ["F1", "F2", "F3", "F4", "B1", "B2", "B3", "B4"];
const AREAS = [area("army", "grid", { columns: 4, slots: SLOTS }), area("deck", "pile", { row: 1 })];

export const FOX = card(1, "Fox", { slot: 0, reach: [5] });
export const HARE = card(2, "Hare", { slot: 1 });
export const BEAR = card(5, "Bear", { slot: 0, owner: 1, controller: 1, reach: [1, 2] });
export const BOAR = card(6, "Boar", { slot: 1, owner: 1, controller: 1 });
export const ARMIES = [
  { area: "army", seat: 0, count: 2, cards: [1, 2], backs: [], note: "" },
  { area: "army", seat: 1, count: 4, cards: [5, 6], backs: [4, 7], note: "" },
];

/** The page of whoever is asked this between the armies. */
export function sitBetween(options: OptionShown[], some: Partial<TableState> = {}, more: Partial<Welcome> = {}): Interaction {
  const now = state({ cards: [FOX, HARE, BEAR, BOAR], places: ARMIES, question: question(options), ...some });
  return sit(welcome(now, { layout: layout({ areas: AREAS, draws: true }), ...more }));
}
