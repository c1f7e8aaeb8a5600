/** Arrow keys in a grid of cards: to the neighbour, to the row above or below. */
export function step(event: KeyboardEvent, grid: HTMLElement | null): void {
  const cards = [...(grid?.querySelectorAll<HTMLElement>("[data-number]") ?? [])];
  const here = cards.indexOf(document.activeElement as HTMLElement);
  if (here < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = {
    ArrowRight: cards[here + 1],
    ArrowLeft: cards[here - 1],
    ArrowDown: below(cards, here, 1),
    ArrowUp: below(cards, here, -1),
    Home: cards[0],
    End: cards.at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The card that stands nearest under this one (or over it). */
function below(cards: readonly HTMLElement[], here: number, way: 1 | -1): HTMLElement | undefined {
  const from = cards[here]?.getBoundingClientRect();
  if (!from) return undefined;
  const far = (card: HTMLElement) => {
    const place = card.getBoundingClientRect();
    const down = (place.top - from.top) * way;
    return down > from.height / 2 ? down * 10 + Math.abs(place.left - from.left) : Infinity;
  };
  const nearest = cards.reduce<HTMLElement | undefined>(
    (best, card) => (far(card) < (best ? far(best) : Infinity) ? card : best),
    undefined,
  );
  return nearest;
}
