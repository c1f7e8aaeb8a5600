import type { CardState } from "../../messages";
import type { Interaction } from "../choosing/interaction";

/** So many cards are shown to be read, without looking through them. */
export const FEW = 5;

/** Equal cards of a pile, told once. */
export interface Copies {
  card: CardState;
  count: number;
}

/** The cards of a pile with equal ones told once, by cost and name; each that is `wanted` by itself is told. */
export function copiesOf(
  cards: readonly CardState[],
  wanted: (card: CardState) => boolean,
  cost: (card: CardState) => number,
): Copies[] {
  const groups = new Map<number, CardState[]>();
  for (const card of cards) groups.set(card.face ?? -1 - card.name, [...(groups.get(card.face ?? -1 - card.name) ?? []), card]);
  const told = [...groups.values()].flatMap((group) => {
    const several = group.filter(wanted);
    return several.length > 1
      ? several.map((card) => ({ card, count: 1 }))
      : [{ card: several[0] ?? (group[0] as CardState), count: group.length }];
  });
  return told.sort((a, b) => cost(a.card) - cost(b.card) || a.card.title.localeCompare(b.card.title));
}

/** What a card costs, as it is printed; X counts nothing. */
export function costIn(ui: Interaction): (card: CardState) => number {
  return (card) => Number(ui.view.face(card)?.cost) || 0;
}
