import { computed, signal } from "@preact/signals";
import type { CardState, FaceInfo } from "../messages";
import { type Arrangement, arrange } from "./board/arrange";
import { type Key, thingOf } from "./keys";
import type { Session } from "./session/session";

/** What is seen on the table, and what it is called. */
export class TableView {
  readonly faces = signal<Map<number, FaceInfo>>(new Map());
  readonly glossary = signal<Record<string, string>>({}); // what keywords mean

  readonly arrangement = computed<Arrangement | null>(() => {
    const { layout, table, seat } = this.session;
    return layout.value && table.value ? arrange(layout.value, table.value, seat.value) : null;
  });

  private readonly inSlots = computed(() => new Set<Key>(this.arrangement.value?.standing.values()));

  constructor(private readonly session: Session) {}

  /** The card under this name, if it is seen. */
  card(name: number | null): CardState | null {
    return name === null ? null : (this.arrangement.value?.cards.get(name) ?? null);
  }

  face(state: CardState | null): FaceInfo | null {
    return state?.face == null ? null : (this.faces.value.get(state.face) ?? null);
  }

  /** The card in a slot stands for it. */
  standing(key: Key): Key {
    return this.arrangement.value?.standing.get(key) ?? key;
  }

  /** The thing itself, and what it lies in, from inside outward. */
  around(key: Key): Key[] {
    const thing = this.standing(key);
    return [thing, ...(this.arrangement.value?.within.get(thing) ?? [])];
  }

  /** Is it a card that stands in a slot? */
  isInSlot(key: Key): boolean {
    return this.inSlots.value.has(key);
  }

  /** Is it drawn on the table? */
  isInSight(key: Key): boolean {
    return this.arrangement.value?.sight.has(key) ?? false;
  }

  /** Is it one of the cards of whoever sits here? */
  isOwn(name: number | null): boolean {
    const card = this.card(name);
    return card !== null && card.controller === this.session.seat.value;
  }

  /** What cards are called, those in slots with their slot. */
  titlesOf(names: readonly number[] = []): string[] {
    return names.map((name) => [this.card(name)?.title, this.slotTitle(name)].filter(Boolean).join(" ")).filter(Boolean);
  }

  private slotTitle(name: number): string {
    const slot = this.card(name)?.slot ?? null;
    return slot === null ? "" : (this.session.layout.value?.areas.find((area) => area.form === "grid")?.slots[slot] ?? "");
  }

  /** What a player is called here. */
  playerName(seat: number): string {
    const { room, seat: own } = this.session;
    if (seat === own.value) return "You";
    return room.value?.seats.find((one) => one.seat === seat)?.name ?? `Player ${seat + 1}`;
  }

  /** A player as a sentence calls them: whoever sits here is spoken to, the server has seen to that. */
  playerInSentence(seat: number, otherwise: string): string {
    const { room, seat: own } = this.session;
    if (seat === own.value) return otherwise;
    return room.value?.seats.find((one) => one.seat === seat)?.name || otherwise;
  }

  /** What a thing is called: a card by its title, a player by name. */
  titleOf(key: Key): string {
    const { card, seat, area } = thingOf(key);
    if (card !== undefined) return this.card(card)?.title ?? "";
    return seat !== undefined && area === undefined ? this.playerName(seat) : "";
  }

  /** The number of the pending play that aims at this card or player. */
  aimNumber(name: number): number | null {
    const place = this.session.table.value?.chain.findIndex((play) => play.aims.includes(name)) ?? -1;
    return place < 0 ? null : place + 1;
  }
}
