import { type CardKey, type Key, areaKey, cardKey, nameOfSeat, placeKey, seatKey, slotKey } from "../keys";
import type { AreaLayout, CardState, Layout, PlaceState, TableState } from "../../messages";

/** One area of one seat with what lies there. */
export interface Area {
  layout: AreaLayout;
  seat: number;
  count: number;
  cards: (CardState | null)[]; // without those that lie on or in another card
  backs: number[]; // slots of a grid where cards lie face down
  note: string; // what is to be known of it now
}

/** One player's half of the table: rows from the middle outward. */
export interface Side {
  seat: number;
  rows: Area[][];
  piles: Area[];
  fan: Area | null;
}

/** The whole table as one seat looks at it. */
export interface Arrangement {
  mine: Side;
  others: Side[];
  shared: Area[];
  tasks: Area[]; // of all seats, mine first
  cards: Map<number, CardState>;
  attached: Map<number, CardState[]>; // by the name of the host
  residents: Map<number, CardState[]>; // by home
  sight: Set<Key>; // keys of all that is drawn
  standing: Map<Key, CardKey>; // by slot: the card that stands there
  within: Map<Key, Key[]>; // by card: what it lies on, lives in, and the area of all that
}

const PILES: ReadonlySet<AreaLayout["form"]> = new Set(["pile", "stacks"]);
const NO_ROWS: ReadonlySet<AreaLayout["form"]> = new Set([...PILES, "fan", "tasks"]);

/** Arrange the table as this seat (null: a spectator) looks at it: others follow to the left in the order of turns. */
export function arrange(layout: Layout, state: TableState, viewer: number | null): Arrangement {
  const cards = new Map(state.cards.map((card) => [card.name, card]));
  const attached = grouped(state.cards, (card) =>
    card.host !== null && (card.host < 0 || cards.has(card.host)) ? card.host : null,
  );
  const residents = grouped(state.cards, (card) =>
    card.host === null && card.home !== null && cards.has(card.home) ? card.home : null,
  );
  const tucked = new Set([...attached.values(), ...residents.values()].flat().map((card) => card.name));
  const places = new Map(state.places.map((place) => [placeKey(place.seat, place.area), place]));
  const areaOf = (area: AreaLayout, seat: number): Area => {
    const place = places.get(placeKey(seat, area.key)) ?? { area: area.key, seat, count: 0, cards: [], backs: [], note: "" };
    return { layout: area, seat, count: place.count, cards: seen(place, cards, tucked), backs: place.backs, note: place.note };
  };
  const seats = state.seats.map((seat) => seat.seat);
  const first = Math.max(0, viewer === null ? 0 : seats.indexOf(viewer));
  const [mine = 0, ...others] = [...seats.slice(first), ...seats.slice(0, first)];
  const own = layout.areas.filter((area) => !area.shared);
  const found: Omit<Arrangement, "sight" | "standing" | "within"> = {
    mine: sideOf(own, mine, areaOf),
    others: others.map((seat) => opposite(sideOf(own, seat, areaOf))),
    shared: layout.areas.filter((area) => area.shared).map((area) => areaOf(area, mine)),
    tasks: own.filter((area) => area.form === "tasks").flatMap((area) => [mine, ...others].map((seat) => areaOf(area, seat))),
    cards,
    attached,
    residents,
  };
  return {
    ...found,
    sight: sightOf(found),
    standing: standingOf([found.mine, ...found.others]),
    within: withinOf(state, cards),
  };
}

/** The card that lies open on a pile, if that is how it lies. */
export function topOf(area: Area): CardState | null {
  return (area.layout.top && area.cards[0]) || null;
}

function sideOf(areas: readonly AreaLayout[], seat: number, areaOf: (area: AreaLayout, seat: number) => Area): Side {
  const rows: Area[][] = [];
  for (const area of areas.filter((one) => !NO_ROWS.has(one.form))) (rows[area.row] ??= []).push(areaOf(area, seat));
  const fan = areas.find((area) => area.form === "fan");
  return {
    seat,
    rows: rows.filter(Boolean),
    piles: areas.filter((area) => PILES.has(area.form)).map((area) => areaOf(area, seat)),
    fan: fan ? areaOf(fan, seat) : null,
  };
}

/** Areas that face each other lie opposite: an opponent's come in the order of what they face. */
function opposite(side: Side): Side {
  const place = (row: readonly Area[], area: Area) => {
    const faced = row.findIndex((one) => one.layout.key === (area.layout.faces || area.layout.key));
    return faced < 0 ? row.indexOf(area) : faced;
  };
  return { ...side, rows: side.rows.map((row) => [...row].sort((a, b) => place(row, a) - place(row, b))) };
}

function seen(place: PlaceState, cards: Map<number, CardState>, tucked: Set<number>): (CardState | null)[] {
  return place.cards
    .filter((name) => name === null || !tucked.has(name))
    .map((name) => (name === null ? null : (cards.get(name) ?? null)));
}

function grouped(cards: readonly CardState[], by: (card: CardState) => number | null): Map<number, CardState[]> {
  const groups = new Map<number, CardState[]>();
  for (const card of cards) {
    const key = by(card);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return groups;
}

/** Who stands in which slot. */
function standingOf(sides: readonly Side[]): Map<Key, CardKey> {
  const areas = sides.flatMap((side) => side.rows.flat()).filter((area) => area.layout.form === "grid");
  const standing = new Map<Key, CardKey>();
  for (const area of areas)
    for (const card of area.cards)
      if (card?.slot != null) standing.set(slotKey(area.seat, area.layout.key, card.slot), cardKey(card.name));
  return standing;
}

/** What each card lies on, lives in and belongs to, from inside outward. */
function withinOf(state: TableState, cards: Map<number, CardState>): Map<Key, Key[]> {
  const areas = new Map(
    state.places.flatMap((place) => place.cards.map((name) => [name, areaKey(place.seat, place.area)] as const)),
  );
  const around = (card: CardState | undefined, seen: readonly number[]): Key[] => {
    if (!card) return [];
    const next = card.host ?? card.home;
    const outer =
      next !== null && next >= 0 && !seen.includes(next) ? [cardKey(next), ...around(cards.get(next), [...seen, next])] : [];
    const area = areas.get(card.name);
    return area === undefined || outer.includes(area) ? outer : [...outer, area];
  };
  return new Map(state.cards.map((card) => [cardKey(card.name), around(card, [card.name])]));
}

function sightOf(table: Omit<Arrangement, "sight" | "standing" | "within">): Set<Key> {
  const sight = new Set<Key>();
  const see = (card: CardState | null): void => {
    if (!card || sight.has(cardKey(card.name))) return;
    sight.add(cardKey(card.name));
    for (const more of table.attached.get(card.name) ?? []) see(more);
    for (const more of table.residents.get(card.name) ?? []) see(more);
  };
  const sides = [table.mine, ...table.others];
  for (const side of sides) {
    sight.add(seatKey(side.seat));
    for (const more of table.attached.get(nameOfSeat(side.seat)) ?? []) see(more);
    for (const area of [...side.rows.flat(), ...side.piles, ...(side.fan ? [side.fan] : [])])
      sight.add(areaKey(side.seat, area.layout.key));
    for (const area of side.piles) see(topOf(area));
    for (const area of side.rows.flat()) {
      area.cards.forEach(see);
      area.layout.slots.forEach((_, slot) => sight.add(slotKey(side.seat, area.layout.key, slot)));
    }
  }
  table.mine.fan?.cards.forEach(see);
  for (const area of table.tasks) {
    sight.add(areaKey(area.seat, area.layout.key));
    area.cards.forEach(see);
  }
  for (const area of table.shared) if (!PILES.has(area.layout.form)) area.cards.forEach(see);
  return sight;
}
