/** A thing of the table, as messages name it: a card, a player, an area or a slot in one. */
export interface Thing {
  card?: number;
  seat?: number;
  area?: string;
  slot?: number;
}

/** Keys name the things of a table that can glow, be clicked, be dropped on, or have an arrow point at them. */
export type CardKey = `card:${number}`;
export type SeatKey = `seat:${number}`;
export type AreaKey = `area:${number}:${string}`;
export type SlotKey = `slot:${number}:${string}:${number}`;
export type Key = CardKey | SeatKey | AreaKey | SlotKey;
/** The edge of a player's side that faces the others: arrows alone end there. */
export type FrontKey = `front:${number}`;

export const cardKey = (card: number): CardKey => `card:${card}`;
export const seatKey = (seat: number): SeatKey => `seat:${seat}`;
export const areaKey = (seat: number, area: string): AreaKey => `area:${seat}:${area}`;
export const slotKey = (seat: number, area: string, slot: number): SlotKey => `slot:${seat}:${area}:${slot}`;
export const frontKey = (seat: number): FrontKey => `front:${seat}`;

/** The area of a player in which a card lies: motion finds it by this name, and piles are opened by it. */
export type PlaceKey = `${number}:${string}`;
export const placeKey = (seat: number, area: string): PlaceKey => `${seat}:${area}`;

/** What a message calls by one number: a card, or -1 - seat. */
export const nameKey = (name: number): CardKey | SeatKey => (name < 0 ? seatKey(seatOfName(name)) : cardKey(name));
export const nameOfSeat = (seat: number): number => -1 - seat;
export const seatOfName = (name: number): number => -1 - name;

export const isCard = (key: string): key is CardKey => key.startsWith("card:");
export const isSlot = (key: string): key is SlotKey => key.startsWith("slot:");
export const isArea = (key: string): key is AreaKey => key.startsWith("area:");
export const isFront = (key: string): key is FrontKey => key.startsWith("front:");

/** What `why` is asked about for a thing with this key. */
export function thingOf(key: Key): Thing {
  const [kind, first = "", area = "", slot = ""] = key.split(":");
  if (kind === "card") return { card: Number(first) };
  if (kind === "seat") return { seat: Number(first) };
  return kind === "slot" ? { seat: Number(first), area, slot: Number(slot) } : { seat: Number(first), area };
}

/** The card of this key; null where it is something else. */
export const cardOf = (key: Key | null): number | null => (key === null ? null : (thingOf(key).card ?? null));

/** The key of what `why` was asked about. */
export function keyOfThing({ card, seat = 0, area, slot }: Thing): Key {
  if (card !== undefined) return cardKey(card);
  if (area === undefined) return seatKey(seat);
  return slot === undefined ? areaKey(seat, area) : slotKey(seat, area, slot);
}

/** The key of what is drawn here; null where nothing is. */
export const keyAt = (element: Element | null): Key | null => (element?.getAttribute("data-thing") ?? null) as Key | null;
