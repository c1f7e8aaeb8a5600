import type { Event, TableState, Update } from "../../messages";

/** What of a combat is told by itself, so that it can be followed. */
export type BeatKind = "attack" | "blow" | "death" | "points";

/** A moment of what one choice has changed: before it the table stands as it stood, after it the next moment comes. */
export type Scene = Beat | { what: "state"; update: Update };
export type Beat = { what: "beat"; kind: BeatKind; events: Event[]; update: Update };

const KINDS: Record<string, BeatKind> = {
  attacked: "attack",
  battle: "attack",
  struck: "blow",
  hurt: "blow",
  healed: "blow",
  died: "death",
  killed: "death",
  destroyed: "death",
  gained: "points",
  lost: "points",
};

/** What others do that is to be seen, but is no combat: cards that come, go, are used or offered. */
const DEEDS: ReadonlySet<string> = new Set([
  "entered",
  "played",
  "moved",
  "built",
  "attached",
  "used",
  "claimed",
  "answered",
  "taken",
  "revealed",
  "discarded",
  "defended",
  "aimed",
  "resolved",
]);

/** The moments of an update in their order; the table changes after the last that happens to what lies there already. */
export function scenesOf(update: Update, from: TableState | null): Scene[] {
  if (from === null) return [{ what: "state", update }];
  const here = new Set(from.cards.map((card) => card.name));
  const isHere = (event: Event) => [event.card, event.other].every((name) => name === null || name < 0 || here.has(name));
  const events = update.events.filter((event) => kindOf(event) !== null);
  const first = events.findIndex((event) => !isHere(event)); // it happens to what comes with this change
  const before = first < 0 ? events : events.slice(0, first);
  return [...inBeats(before, update), { what: "state", update }, ...inBeats(events.slice(before.length), update)];
}

function inBeats(events: readonly Event[], update: Update): Scene[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const [kind, last] = [kindOf(event) as BeatKind, beats[beats.length - 1]];
    if (last?.kind === kind) last.events.push(event);
    else beats.push({ what: "beat", kind, events: [event], update });
  }
  return beats;
}

function kindOf(event: Event): BeatKind | null {
  const kind = KINDS[event.what] ?? null;
  return (event.what === "hurt" || kind === "points") && !event.number ? null : kind;
}

/** How long a moment is shown, in beats of the pace: a combat one by one, what others do shortly, an empty phase not at all. */
export function beatsOf(scene: Scene, own: number | null): number {
  if (scene.what === "beat") return 1;
  const { by, events, state } = scene.update;
  if (by === own || state.ending) return 0;
  return events.some((event) => DEEDS.has(event.what)) ? 0.5 : 0;
}
