import type {
  AreaLayout,
  CardState,
  Layout,
  OptionShown,
  Question,
  RoomInfo,
  TableState,
  Update,
  Welcome,
} from "../../src/messages";

/** Small tables for tests: everything plain but what a test says. */
export function card(name: number, title: string, some: Partial<CardState> = {}): CardState {
  const plain = {
    face: null,
    owner: 0,
    controller: 0,
    marked: false,
    damage: 0,
    host: null,
    home: null,
    faction: null,
    foe: null,
    slot: null,
    reach: [],
  };
  return { name, title, ...plain, values: [], keywords: [], changes: [], signs: [], ...some };
}

const UNNUMBERED = -1; // such options get the number of their place as id

export function option(label: string, some: Partial<OptionShown> = {}): OptionShown {
  const nothing = {
    card: null,
    seat: null,
    area: null,
    slot: null,
    onto: null,
    onto_area: null,
    onto_slot: null,
    onto_seat: null,
    number: null,
  };
  return {
    id: UNNUMBERED,
    label,
    verb: "",
    ...nothing,
    rest: false,
    slots: [],
    brief: [],
    notes: [],
    rank: 0,
    at_once: false,
    aims: [],
    leap: [],
    proposed: false,
    ...some,
  };
}

export const PASS = option("pass", { verb: "pass", rest: true });

export function question(options: OptionShown[], some: Partial<Question> = {}): Question {
  const numbered = options.map((one, place) => (one.id === UNNUMBERED ? { ...one, id: place } : one));
  return {
    text: "What next?",
    window: null,
    part: false,
    ends: false,
    suggests: false,
    options: numbered,
    named: [],
    leaps: [],
    hand: null,
    veiled: false,
    ...some,
  };
}

export function area(key: string, form: AreaLayout["form"], some: Partial<AreaLayout> = {}): AreaLayout {
  const plain = { row: 0, shared: false, columns: 0, slots: [], open: false, note: "", faces: "", top: false };
  return { key, title: key, form, ...plain, ...some };
}

export function layout(some: Partial<Layout> = {}): Layout {
  return {
    ruleset: "game",
    title: "A Game",
    phases: [
      { number: 1, title: "Draw" },
      { number: 2, title: "Play" },
    ],
    areas: [
      area("army", "row"),
      area("kingdom", "hosts", { row: 1 }),
      area("deck", "pile", { row: 2 }),
      area("dead", "pile", { row: 2, open: true }),
      area("hand", "fan", { row: 3 }),
    ],
    counters: [{ key: "points", title: "Points", form: "score", goal: 30, faction: null, most: null }],
    draws: false,
    windows: [
      { key: "theirs", title: "Another player's play", stop: true },
      { key: "phase", title: "A phase ends", stop: false },
    ],
    ...some,
  };
}

export function state(some: Partial<TableState> = {}): TableState {
  const seats = [0, 1].map((seat) => ({ seat, counters: { points: 15 }, limits: {}, out: null, standing: "" }));
  return {
    seq: 1,
    turn: 1,
    phase: 2,
    active: 0,
    asked: 0,
    aim: null,
    seats,
    cards: [],
    places: [],
    chain: [],
    question: null,
    drawing: [],
    waiting: "",
    ending: null,
    ...some,
  };
}

export function room(seats = 2): RoomInfo {
  const sitters = Array.from({ length: seats }, (_, seat) => ({
    seat,
    kind: "person" as const,
    name: `Player ${seat}`,
    bot: null,
    deck: "d",
    here: true,
    you: seat === 0,
  }));
  return {
    room: "r",
    ruleset: "game",
    title: "A Game",
    settings: {},
    seats: sitters,
    started: true,
    over: false,
    turn: 1,
    yours: true,
    link: "/table/k",
    invitations: {},
    changed: "",
    series: null,
    own: false,
    laid: false,
  };
}

export function welcome(now: TableState | null, some: Partial<Welcome> = {}): Welcome {
  return { say: "welcome", room: room(now?.seats.length), layout: layout(), seat: 0, state: now, log: [], advice: [], ...some };
}

export function update(now: TableState, some: Partial<Update> = {}): Update {
  return { say: "update", by: 1, state: now, events: [], log: [], advice: [], ...some };
}

/** Two cards in the hand. */
export const HAND = {
  cards: [card(1, "Otter"), card(2, "Bear")],
  places: [{ area: "hand", seat: 0, count: 2, cards: [1, 2], backs: [], note: "" }],
};

/** An army of mine, before an army of theirs and a city that a monk lives in. */
export const FIELD = {
  cards: [
    card(1, "Wolf"),
    card(2, "Ox"),
    card(3, "Reedmere", { owner: 1, controller: 1 }),
    card(4, "Monk", { owner: 1, controller: 1, home: 3 }),
    card(5, "Ram", { owner: 1, controller: 1 }),
  ],
  places: [
    { area: "army", seat: 0, count: 2, cards: [1, 2], backs: [], note: "" },
    { area: "kingdom", seat: 1, count: 2, cards: [3, 4], backs: [], note: "" },
    { area: "army", seat: 1, count: 1, cards: [5], backs: [], note: "" },
  ],
};

/** A question with one card to play, or to pass. */
export const play = option("play", { card: 3 });
export const open = state({ question: question([play, PASS]) });
