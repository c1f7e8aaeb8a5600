/** The chance of at least one of so many copies among the cards that are drawn from a deck, without putting any back. */
export function atLeastOne(deck: number, copies: number, drawn: number): number {
  if (copies <= 0 || drawn <= 0 || deck <= 0) return 0;
  let none = 1;
  for (let i = 0; i < Math.min(drawn, deck); i++) none *= Math.max(0, deck - copies - i) / (deck - i);
  return 1 - none;
}

/** How many cards cost so much: 0, 1, ... and what costs more. */
export function curve(costs: readonly { cost: number; many: number }[], most = 7): number[] {
  const found = Array.from({ length: most + 1 }, () => 0);
  for (const { cost, many } of costs) {
    const at = Math.min(most, Math.max(0, cost));
    found[at] = (found[at] ?? 0) + many;
  }
  return found;
}
