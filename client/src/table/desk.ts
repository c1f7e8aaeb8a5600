import { computed, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { CardState, FaceInfo, OptionShown } from "../messages";
import { arrange, type Arrangement } from "./arrange";
import { type Choices, choicesOf, type Key, mainOf, meant, ontoOf, targetsOf } from "./choices";
import type { Sitting, Thing } from "./sitting";

/** What somebody looks at enlarged: a card on the table, or a face that a sentence spoke of. */
export type Look = { card: number } | { face: number };

const NOTHING: Choices = choicesOf(null, 0, () => false);

/** The hands of a player at the table: what is taken up, looked at, opened. */
export class Desk {
  readonly held = signal<Key | null>(null);
  readonly menu = signal<{ key: Key; options: number[] } | null>(null);
  readonly look = signal<Look | null>(null);
  readonly sheet = signal(false); // is the enlarged card open on a narrow screen?
  readonly open = signal<string | null>(null); // a pile that is open: seat:area
  readonly faces = signal<Map<number, FaceInfo>>(new Map());
  readonly readOut = signal("");

  readonly arrangement = computed<Arrangement | null>(() => {
    const { layout, table, seat } = this.sitting;
    return layout.value && table.value ? arrange(layout.value, table.value, seat.value) : null;
  });

  readonly options = computed<readonly OptionShown[]>(() => (this.sitting.busy.value ? [] : (this.sitting.question.value?.options ?? [])));

  readonly choices = computed<Choices>(() => {
    const at = this.arrangement.value;
    const question = this.sitting.question.value;
    if (!at || !question || this.sitting.busy.value) return NOTHING;
    return choicesOf(question, this.own, (key) => at.sight.has(key));
  });

  readonly targets = computed<Set<Key>>(() => targetsOf(this.choices.value, this.options.value, this.own, this.held.value));

  constructor(readonly sitting: Sitting) {}

  get own(): number {
    return this.sitting.seat.value ?? 0;
  }

  /** The card under this name, if it is seen. */
  card(name: number | null): CardState | null {
    return name === null ? null : (this.arrangement.value?.cards.get(name) ?? null);
  }

  /** What a player is called here. */
  nameOf(seat: number): string {
    const { room, seat: own } = this.sitting;
    if (seat === own.value) return "You";
    return room.value?.seats.find((one) => one.seat === seat)?.name ?? `Player ${seat + 1}`;
  }

  /** A player's own name, as a sentence needs it. */
  calledBySeat(seat: number, otherwise: string): string {
    const seats = this.sitting.room.value?.seats ?? [];
    const name = seats.find((one) => one.seat === seat)?.name || otherwise;
    const alone = seats.every((one) => one.seat === seat || one.name !== name);
    return alone ? name : seat === this.sitting.seat.value ? `${name} (you)` : name;
  }

  /** The number of the pending play that aims at this thing: a card, or -1 - seat. */
  numberOf(thing: number): number | null {
    const place = this.sitting.table.value?.chain.findIndex((play) => play.aims.includes(thing)) ?? -1;
    return place < 0 ? null : place + 1;
  }

  face(state: CardState | null): FaceInfo | null {
    return state?.face == null ? null : (this.faces.value.get(state.face) ?? null);
  }

  /** What may be done with this thing now: chosen, dropped on, or nothing. */
  may(key: Key): "choose" | "target" | null {
    if (this.targets.value.has(key)) return "target";
    if (this.choices.value.main.has(key) || this.choices.value.hidden.has(key)) return "choose";
    return this.held.value === null && key.startsWith("card:") && this.choices.value.onto.has(key) ? "choose" : null;
  }

  /** Click a thing: choose it, open its menu, or ask why it cannot be chosen. */
  touch(key: Key): void {
    const options = meant(this.choices.value, this.options.value, this.own, key, this.held.value);
    const only = options.length === 1 ? (options[0] as number) : null;
    if (only !== null && (this.may(key) === "target" || this.keyOf(only) === key)) return this.pick(only);
    if (options.length > 0 && this.may(key)) {
      this.held.value = this.choices.value.main.has(key) || this.choices.value.hidden.has(key) ? key : null;
      this.menu.value = { key, options };
      return;
    }
    const had = this.held.value !== null;
    this.letGo();
    if (!had) this.sitting.why(thingOf(key));
  }

  /** Ask why, whether or not the thing can be chosen. */
  touchWhy(key: Key): void {
    this.letGo();
    this.sitting.why(thingOf(key));
  }

  pick(index: number): void {
    this.letGo();
    this.sitting.choose(index);
  }

  /** Let go of what is taken up; false if there was nothing. */
  letGo(): boolean {
    const had = this.held.value !== null || this.menu.value !== null;
    this.held.value = null;
    this.menu.value = null;
    return had;
  }

  /** Drop a dragged thing on another: true if that chose something. */
  drop(key: Key, onto: Key | null): boolean {
    const mine = this.choices.value.main.get(key) ?? this.choices.value.hidden.get(key) ?? [];
    const fitting = mine.filter((index) => {
      const place = ontoOf(this.options.value[index] as OptionShown, this.own);
      return place === null ? onto !== key : place === onto;
    });
    const exact = fitting.filter((index) => ontoOf(this.options.value[index] as OptionShown, this.own) === onto);
    const chosen = exact.length ? exact : fitting;
    if (chosen.length === 1) this.pick(chosen[0] as number);
    else if (chosen.length > 1) this.menu.value = { key, options: chosen };
    return chosen.length > 0;
  }

  /** Can this be dragged? */
  movable(key: Key): boolean {
    return this.choices.value.main.has(key) || this.choices.value.hidden.has(key);
  }

  /** Is there any place to drag it to? */
  hasTargets(key: Key): boolean {
    return targetsOf(this.choices.value, this.options.value, this.own, key).size > 0;
  }

  /** The option that ends or declines, if there is just one. */
  rest(): number | null {
    const { rest } = this.choices.value;
    return rest.length === 1 ? (rest[0] as number) : null;
  }

  lookAt(look: Look | null): void {
    this.look.value = look;
  }

  /** The key of the thing that an option is about. */
  keyOf(index: number): Key | null {
    const option = this.options.value[index];
    return option ? mainOf(option, this.own) : null;
  }
}

/** What `why` is asked about for a thing with this key. */
export function thingOf(key: Key): Thing {
  const [kind, first = "", area = "", slot = ""] = key.split(":");
  if (kind === "card") return { card: Number(first) };
  if (kind === "seat") return { seat: Number(first) };
  return kind === "slot" ? { seat: Number(first), area, slot: Number(slot) } : { seat: Number(first), area };
}

/** The key of what `why` was asked about. */
export function keyOfThing(thing: Thing): Key {
  if (thing.card !== undefined) return `card:${thing.card}`;
  if (thing.slot !== undefined) return `slot:${thing.seat}:${thing.area}:${thing.slot}`;
  return thing.area !== undefined ? `area:${thing.seat}:${thing.area}` : `seat:${thing.seat}`;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("no desk: this can only be drawn at a table");
  return desk;
}
