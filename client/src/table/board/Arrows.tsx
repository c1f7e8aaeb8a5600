import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { OptionShown, TableState } from "../../messages";
import { type FrontKey, type Key, cardKey, frontKey, isFront, nameKey, seatOfName } from "../keys";
import type { Beat } from "../playback/beats";
import { useInteraction } from "../choosing/interaction";
import { TRAVEL } from "../playback/motion";

interface Arrow {
  from: Key[]; // from their middle
  to: Key | FrontKey;
  kind: "aim" | "fight" | "attack";
}

const cardOrFront = (name: number) => (name < 0 ? frontKey(seatOfName(name)) : cardKey(name));

/** What aims at what: pending plays, fights, and the goal of an attack. */
export function arrowsOf(state: TableState): Arrow[] {
  const aims = state.chain.flatMap(({ source, aims: at }): Arrow[] =>
    source === null ? [] : at.map((aim) => ({ from: [nameKey(source)], to: nameKey(aim), kind: "aim" })),
  );
  const fights = new Map<string, Arrow>();
  for (const { name, foe } of state.cards)
    if (foe !== null)
      fights.set([name, foe].sort((a, b) => a - b).join(" "), { from: [cardKey(name)], to: nameKey(foe), kind: "fight" });
  const free = state.cards.filter((card) => card.foe === null && card.signs.some((sign) => sign.key === "attacking"));
  const attack: Arrow[] =
    state.aim === null || !free.length
      ? []
      : [{ from: free.map((card) => cardKey(card.name)), to: cardOrFront(state.aim), kind: "attack" }];
  return [...aims, ...fights.values(), ...attack];
}

/** What is named and not yet confirmed: an attack, as it would be. */
export function arrowOf(option: OptionShown | undefined): Arrow[] {
  if (!option || option.card === null) return [];
  const to = option.onto !== null ? cardKey(option.onto) : option.onto_seat !== null ? frontKey(option.onto_seat) : null;
  return to === null ? [] : [{ from: [cardKey(option.card)], to, kind: "attack" }];
}

/** Who attacks whom in this moment, whether or not anybody was asked about it. */
export function arrowsOfBeat(beat: Beat | null): Arrow[] {
  if (beat?.kind !== "attack") return [];
  const goals = new Map<number, Key[]>();
  for (const { card, other } of beat.events)
    if (card !== null && other !== null) goals.set(other, [...(goals.get(other) ?? []), cardKey(card)]);
  return [...goals].map(([goal, from]) => ({ from, to: cardOrFront(goal), kind: "attack" as const }));
}

interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

function spotOf(key: Key | FrontKey): Spot | null {
  const element = document.querySelector(
    `.board .piece[data-thing="${key}"], .board .who[data-thing="${key}"], .board [data-front="${key}"]`,
  );
  const box = element?.getBoundingClientRect();
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (!box || !board) return null;
  const height = isFront(key) ? Math.max(0, box.height - 2 * INTO) : box.height;
  const spot = { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width, height };
  return spot.y > board.top && spot.y < board.bottom ? spot : null; // else it is scrolled out of sight
}

const AIR = 6; // px between the tip and what it points at
const INTO = 12; // px that the tip reaches into a row: who is attacked there is not named yet

/** Which share of the way from the middle of a thing to another spot lies on the thing itself. */
export function rim(on: Spot, to: { x: number; y: number }): number {
  const across = Math.abs(to.x - on.x);
  const along = Math.abs(to.y - on.y);
  return Math.min(across ? (on.width / 2 + AIR) / across : Infinity, along ? (on.height / 2 + AIR) / along : Infinity, 0.48);
}

interface Line {
  d: string;
  kind: Arrow["kind"];
}

function lineOf(arrow: Arrow): Line | null {
  const starts = arrow.from.map(spotOf).filter((spot) => spot !== null);
  const b = spotOf(arrow.to);
  if (!starts.length || !b) return null;
  const a = {
    x: mean(starts.map((spot) => spot.x)),
    y: mean(starts.map((spot) => spot.y)),
    width: mean(starts.map((spot) => spot.width)),
    height: mean(starts.map((spot) => spot.height)),
  };
  const at = (share: number) => `${(a.x + (b.x - a.x) * share).toFixed(1)} ${(a.y + (b.y - a.y) * share).toFixed(1)}`;
  return { d: `M ${at(rim(a, b))} L ${at(1 - rim(b, a))}`, kind: arrow.kind };
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Arrows over the table; they follow when it is scrolled or resized. */
export function Arrows() {
  const ui = useInteraction();
  const { session } = ui;
  const state = session.table.value;
  const beat = session.playback.beat.value;
  const named = ui.options.list.value[ui.selection.unconfirmed.value ?? -1];
  const [lines, draw] = useState<Line[]>([]);
  const trace = () => {
    const now =
      beat?.kind === "attack" ? arrowsOfBeat(beat) : state && !state.ending ? [...arrowsOf(state), ...arrowOf(named)] : [];
    draw(now.flatMap((arrow) => lineOf(arrow) ?? []));
  };
  useLayoutEffect(trace, [state, named, beat]);
  useEffect(() => {
    const settled = setTimeout(trace, TRAVEL + 60); // cards that travel have arrived
    addEventListener("resize", trace);
    document.addEventListener("scroll", trace, { capture: true, passive: true });
    return () => {
      clearTimeout(settled);
      removeEventListener("resize", trace);
      document.removeEventListener("scroll", trace, { capture: true });
    };
  }, [state, named, beat]);
  if (!lines.length) return null;
  return (
    <svg class="arrows" aria-hidden="true">
      <defs>
        <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto-start-reverse">
          <path d="M0 0 L8 4 L0 8 z" fill="context-stroke" />
        </marker>
      </defs>
      {lines.map((line, index) => (
        <path
          key={index}
          d={line.d}
          data-kind={line.kind}
          marker-end="url(#tip)"
          marker-start={line.kind === "fight" ? "url(#tip)" : undefined}
        />
      ))}
    </svg>
  );
}
