import type { CardState } from "../../messages";
import type { Area, Arrangement } from "./arrange";

/** How the cards of an area stand: in how many lines, how broad the broadest is in cards, how many groups it has. */
export interface Lines {
  lines: number;
  columns: number; // in breadths of a card
  peeks: number; // how many attached cards peek out above one card, at most
  folds: Map<number, number>; // by host: how broad its ground is, in cards
}

const GROUND = 0.15; // of a card: what the ground around a host and its residents takes
const MOST_LINES = 3;
const SIDES = 42; // px: what the title and edges of an area take on a phone
const LEAST = 58; // px: a card whose name can be read, and the gap beside it
const MOST = 7.4; // cards: on a tablet they are better read than many

/** How many cards may stand side by side on a narrow screen of so many px. */
export function abreastOnPhone(breadth: number): number {
  return Math.min(MOST, (breadth - SIDES) / LEAST);
}

/** The fewest lines in which no more than so many cards stand side by side. */
export function linesOf(area: Area, at: Pick<Arrangement, "residents" | "attached">, abreast: number): Lines {
  const groups = area.cards.map((card) =>
    card ? [card, ...(area.layout.form === "hosts" ? (at.residents.get(card.name) ?? []) : [])] : [null],
  );
  const here = groups.flat().filter((card) => card !== null);
  const peeks = Math.max(0, ...here.map((card) => at.attached.get(card.name)?.length ?? 0));
  for (let lines = 1; ; lines += 1) {
    const found = inLines(area, groups, lines);
    if (found.columns <= abreast || lines === MOST_LINES) return { lines, peeks, ...found };
  }
}

function inLines(area: Area, groups: (CardState | null)[][], lines: number): { columns: number; folds: Map<number, number> } {
  const folds = new Map<number, number>();
  if (area.layout.form === "grid") return { columns: area.layout.columns, folds };
  if (area.layout.form !== "hosts")
    return {
      columns: Math.max(
        1,
        fold(
          groups.flat().map(() => 1),
          lines,
        ),
      ),
      folds,
    };
  let columns = 0;
  for (const group of groups) {
    const broad = fold(
      group.map(() => 1),
      lines,
    );
    if (group[0]) folds.set(group[0].name, broad);
    columns += broad + GROUND;
  }
  return { columns: Math.max(1, columns), folds };
}

/** The least breadth at which these stand in so many lines, in their order. */
export function fold(breadths: readonly number[], lines: number): number {
  const sums = breadths.flatMap((_, from) =>
    breadths.slice(from).map((_, count) => total(breadths.slice(from, from + count + 1))),
  );
  return sums.sort((a, b) => a - b).find((broad) => linesAt(breadths, broad) <= lines) ?? 0;
}

function linesAt(breadths: readonly number[], broad: number): number {
  let lines = 1;
  let filled = 0;
  for (const one of breadths) {
    if (filled > 0 && filled + one > broad + 1e-6) [lines, filled] = [lines + 1, 0];
    filled += one;
    if (one > broad + 1e-6) return Infinity;
  }
  return lines;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** How many lines of cards an area needs the height of: none while it is empty, for then it folds unless it faces another. */
export function height(area: Area, lines: Lines): number {
  if (area.layout.form === "grid") return Math.ceil(area.layout.slots.length / Math.max(1, area.layout.columns));
  return area.cards.length || area.layout.faces ? lines.lines + 0.3 * Math.min(lines.peeks, 2) : 0;
}
