import { cardKey } from "../src/table/keys";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import type { FromClient, OptionShown, TableState, Welcome } from "../src/messages";
import { Interaction } from "../src/table/choosing/interaction";
import { set } from "../src/table/session/settings";
import { Session } from "../src/table/session/session";
import { Table } from "../src/table/Table";
import { faceOf } from "./cards/library";
import { area, card, layout, option, PASS, question, room, state, update, welcome } from "./scene";

const sent: FromClient[] = [];
const SLOTS = ["F1", "F2", "F3", "F4", "B1", "B2", "B3", "B4"];
const AREAS = [area("army", "grid", { columns: 4, slots: SLOTS }), area("deck", "pile", { row: 1 })];

const FOX = card(1, "Fox", { slot: 0, reach: [5] });
const HARE = card(2, "Hare", { slot: 1 });
const BEAR = card(5, "Bear", { slot: 0, owner: 1, controller: 1, reach: [1, 2] });
const BOAR = card(6, "Boar", { slot: 1, owner: 1, controller: 1 });
const ARMIES = [
  { area: "army", seat: 0, count: 2, cards: [1, 2], backs: [] },
  { area: "army", seat: 1, count: 4, cards: [5, 6], backs: [4, 7] },
];

function sit(options: OptionShown[], some: Partial<TableState> = {}, more: Partial<Welcome> = {}): Interaction {
  const ui = new Interaction(new Session("key"));
  ui.session.connection.use({ open: true, send: (one) => void sent.push(one), close: () => undefined });
  const now = state({ cards: [FOX, HARE, BEAR, BOAR], places: ARMIES, question: question(options), ...some });
  ui.session.received(welcome(now, { layout: layout({ areas: AREAS, draws: true }), ...more }));
  render(<Table ui={ui} />);
  return ui;
}

const at = (key: string) => document.querySelector<HTMLElement>(`button[data-thing="${key}"]`)!;
const picks = () => sent.filter((one) => one.do === "choose").map((one) => (one as { picks: number[] }).picks);

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  set({ pace: "at once", stops: {} });
  vi.stubGlobal("scrollTo", () => undefined);
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") } as typeof CSS;
});

const ATTACKS = [
  PASS,
  option("Fox attacks Bear, close", { card: 1, onto: 5, verb: "attack" }),
  option("Fox attacks Boar, close", { card: 1, onto: 6, verb: "attack" }),
  option("Fox and Hare attack Boar", { area: "army", slots: [0, 1], onto: 6, verb: "attack" }),
  option("rest Fox", { card: 1, verb: "rest" }),
];

test("cards of others that lie face down are backs in their slots, and nothing else is said of them", () => {
  sit([PASS, option("x")]);
  const backs = screen.getAllByTestId("back");
  expect(backs.map((one) => one.getAttribute("aria-label"))).toEqual([
    "Player 1: B1, a card face down",
    "Player 1: B4, a card face down",
  ]);
  expect(
    backs.every((one) =>
      one.closest("[data-testid]:not([data-testid=back])")?.getAttribute("data-testid")?.startsWith("slot:1:army:"),
    ),
  ).toBe(true);
  expect(document.querySelectorAll(".others .piece").length).toBe(2);
});

test("who is taken up shows its targets, and the bar what else it may do", () => {
  const ui = sit(ATTACKS);
  fireEvent.click(at("card:1"));
  expect(screen.queryByTestId("menu")).toBeNull();
  expect([...ui.selection.targets.value].sort()).toEqual(["card:5", "card:6"]);
  expect(screen.getByTestId("question").textContent).toContain("Fox Attack: choose");
  expect(
    within(screen.getByTestId("bar"))
      .getAllByRole("button")
      .map((one) => one.textContent),
  ).toEqual(["Rest Fox", "Back Esc"]);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(ui.selection.held.value).toBeNull();
  expect(screen.getByTestId("question").textContent).toContain("What next?");
  fireEvent.click(at("card:1"));
  fireEvent.click(at("card:5"));
  expect(picks()).toEqual([[1]]);
});

test("a group is taken up by any member, and chosen among others at its target", () => {
  const ui = sit(ATTACKS);
  fireEvent.click(at("card:2"));
  expect([...ui.selection.targets.value]).toEqual(["card:6"]);
  fireEvent.keyDown(document.body, { key: "Escape" });
  fireEvent.click(at("card:1"));
  fireEvent.click(at("card:6"));
  const menu = screen.getByTestId("menu");
  expect(
    within(menu)
      .getAllByRole("button")
      .map((one) => one.textContent),
  ).toEqual(["1 Fox attacks Boar, close", "2 Fox and Hare attack Boar"]);
  fireEvent.focus(within(menu).getByText("Fox and Hare attack Boar"));
  expect([...ui.selection.highlighted.value].sort()).toEqual(["card:1", "card:2", "card:6"]);
  fireEvent.keyDown(document.body, { key: "2" });
  expect(picks()).toEqual([[3]]);
});

test("a slot stands for its card, and its card for the slot", () => {
  const moves = [
    option("Fox to F2, swapping", { card: 1, onto_area: "army", onto_slot: 1, verb: "move" }),
    option("Fox to B1", { card: 1, onto_area: "army", onto_slot: 4, verb: "move" }),
    PASS,
  ];
  const ui = sit(moves);
  expect(ui.selection.may("card:2")).toBeNull(); // whoever may be swapped with is no choice by itself
  fireEvent.click(at("card:1"));
  expect(ui.selection.may("card:2")).toBe("target");
  fireEvent.click(at("card:2"));
  expect(picks()).toEqual([[0]]);
});

test("an empty slot that is touched first says who may go there", () => {
  sit([
    option("Fox to B1", { card: 1, onto_area: "army", onto_slot: 4 }),
    option("Hare to B1", { card: 2, onto_area: "army", onto_slot: 4 }),
    PASS,
  ]);
  fireEvent.click(at("slot:0:army:4"));
  expect(
    within(screen.getByTestId("menu"))
      .getAllByRole("button")
      .map((one) => one.textContent),
  ).toEqual(["1 Fox to B1", "2 Hare to B1"]);
  fireEvent.keyDown(document.body, { key: "2" });
  expect(picks()).toEqual([[1]]);
  fireEvent.click(at("slot:1:army:2"));
  expect(sent.at(-1)).toMatchObject({ do: "why", seat: 1, area: "army", slot: 2 });
});

test("slots that are chosen by themselves are chosen through the cards in them, too", () => {
  sit([option("turn up Fox", { area: "army", slot: 0 }), option("turn up Hare", { area: "army", slot: 1 })]);
  fireEvent.click(at("card:2"));
  expect(picks()).toEqual([[1]]);
});

test("by keys the focus goes to the first place, from place to place, and back", () => {
  sit(ATTACKS);
  at("card:1").focus();
  fireEvent.click(at("card:1"), { detail: 0 });
  expect(document.activeElement).toBe(at("card:5"));
  fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(document.activeElement).toBe(at("card:1"));
});

test("pointing at a creature shows whom it reaches, which is no offer", () => {
  const ui = sit([PASS, option("x")]);
  fireEvent.focus(at("card:5"));
  expect([...document.querySelectorAll<HTMLElement>("[data-reach]")].map((one) => one.dataset.thing)).toEqual([
    "card:1",
    "card:2",
  ]);
  expect(ui.selection.may("card:1")).toBeNull();
  expect(at("card:5").getAttribute("aria-label")).toContain("reaches Fox F1, Hare F2");
  fireEvent.blur(at("card:5"));
  expect(document.querySelectorAll("[data-reach]").length).toBe(0);
});

// ---- what a choice comes to

const FORETOLD = [
  PASS,
  option("Fox attacks Bear, close", {
    card: 1,
    onto: 5,
    verb: "attack",
    brief: ["2:3 holds", "back 1:2 holds"],
    notes: ["2 against DEF 3: it loses nothing"],
    rank: 9,
  }),
  option("Fox attacks Bear, ranged", {
    card: 1,
    onto: 5,
    verb: "attack",
    brief: ["3:3 dies", "no answer"],
    notes: ["3 against DEF 3: it dies", "it does not strike back"],
    rank: 1,
  }),
  option("use Hare", { card: 2, verb: "use", at_once: true, aims: [6], notes: ["Hare targets Boar"] }),
];

test("who is taken up is told at its targets what the best attack comes to, and in the menu what each does, the best first", () => {
  const ui = sit(FORETOLD);
  expect(document.querySelector(".outlook")).toBeNull();
  fireEvent.click(at("card:1"));
  expect([...at("card:5").querySelectorAll(".outlook span")].map((one) => one.textContent)).toEqual(["3:3 dies", "no answer"]);
  expect(at("card:6").querySelector(".outlook")).toBeNull();
  expect(at("card:5").getAttribute("aria-label")).toContain("3 against DEF 3: it dies; it does not strike back");
  fireEvent.focus(at("card:5"));
  expect(screen.getByTestId("question").textContent).toBe(
    "Fox attacks Bear, ranged? 3 against DEF 3: it dies. It does not strike back. There are other ways, too.",
  );
  fireEvent.click(at("card:5"));
  expect(
    within(screen.getByTestId("menu"))
      .getAllByRole("button")
      .map((one) => one.textContent),
  ).toEqual([
    "1 Fox attacks Bear, ranged3 against DEF 3: it dies. It does not strike back.",
    "2 Fox attacks Bear, close2 against DEF 3: it loses nothing.",
  ]);
  expect(ui.selection.held.value).toBe("card:1");
  fireEvent.keyDown(document.body, { key: "1" });
  expect(picks()).toEqual([[2]]);
});

test("what a touch would do at once is named first, with a ring around its target", () => {
  const ui = sit(FORETOLD);
  fireEvent.click(at("card:2"));
  expect(picks()).toEqual([]);
  expect(screen.getByTestId("menu").textContent).toContain("Use HareHare targets Boar.");
  expect([...ui.selection.highlighted.value].sort()).toEqual(["card:2", "card:6"]);
  fireEvent.click(screen.getByTestId("menu-back"));
  expect(screen.queryByTestId("menu")).toBeNull();
  fireEvent.click(at("card:2"));
  fireEvent.keyDown(document.body, { key: "1" });
  expect(picks()).toEqual([[3]]);
});

// ---- what may be named in any order

const give = (name: string, card: number, id: number) => option(`give ${name}`, { id, card, verb: "give" });
const PAYING = question([give("Fox", 1, 31), give("Hare", 2, 32), give("Boar", 6, 36)], { text: "3 to pay.", part: true });

/** What the server answers when these are named. */
function drafted(ui: ReturnType<typeof sit>, named: OptionShown[]): void {
  const left = PAYING.options.filter((one) => !named.includes(one));
  const answer = { ...state({ cards: [FOX, HARE, BOAR], places: ARMIES }), question: { ...PAYING, options: left, named } };
  ui.session.received({
    say: "drafted",
    seq: 1,
    picks: named.map((one) => one.id),
    said: named.map((one) => one.label),
    state: answer,
  });
}

const WHOLE = option("give Fox and Boar", { id: 31, card: 1, verb: "give", leap: [31, 36], aims: [6], proposed: true });

test("a whole payment proposes itself: its cards are shown, one confirmation gives them, and a touch of another changes it", async () => {
  const asked = { ...PAYING, leaps: [WHOLE] };
  const going = () => ["card:1", "card:2", "card:6"].filter((key) => at(key).dataset.proposed !== undefined);
  sit([], { question: asked });
  await waitFor(() => expect(going()).toEqual(["card:1", "card:6"]));
  expect(screen.getByTestId("rest").textContent).toContain("Give Fox and Boar");
  fireEvent.keyDown(document.body, { key: " " });
  expect(picks()).toEqual([[31, 36]]);
  cleanup();
  sessionStorage.clear();
  sit([], { question: asked });
  fireEvent.click(at("card:2"));
  expect(picks().at(-1)).toEqual([32]);
  cleanup();
  sessionStorage.clear();
  sit([], { question: asked });
  fireEvent.click(screen.getByTestId("otherwise"));
  expect(going()).toEqual([]);
  expect(screen.getByTestId("bar").textContent).not.toContain("Give Fox");
});

test("several that are wanted are named in any order, and any of them is let go again by a touch", async () => {
  const ui = sit([], { question: PAYING });
  const [fox, hare, boar] = PAYING.options as [OptionShown, OptionShown, OptionShown];
  fireEvent.click(at("card:6"));
  expect(picks()).toEqual([[36]]);
  drafted(ui, [boar]);
  fireEvent.click(at("card:1"));
  drafted(ui, [boar, fox]);
  expect([1, 2, 6].map((card) => ui.selection.may(cardKey(card)))).toEqual(["choose", "choose", "choose"]);
  expect([...ui.options.named.value.keys()]).toEqual(["card:6", "card:1"]);
  await waitFor(() => expect(["card:1", "card:2", "card:6"].map((key) => at(key).dataset.named)).toEqual(["", undefined, ""]));
  fireEvent.click(at("card:6"));
  expect(picks().at(-1)).toEqual([31]);
  drafted(ui, [fox]);
  await waitFor(() => expect(at("card:6").dataset.named).toBeUndefined());
  fireEvent.click(at("card:2"));
  drafted(ui, [fox, hare]);
  fireEvent.click(within(screen.getByTestId("bar")).getByTestId("back"));
  expect(picks().at(-1)).toEqual([31]);
});

test("what was named is taken back once, though another part of the choice has the same option", () => {
  const ui = sit([], { question: PAYING });
  const boar = PAYING.options[2] as OptionShown;
  ui.session.choose(2);
  ui.session.received({ say: "drafted", seq: 1, picks: [36], said: ["give Boar"], state: { ...state({}), question: PAYING } });
  ui.session.choose(2);
  drafted(ui, [boar, boar]);
  ui.session.draft.takeBack(boar);
  expect(picks().at(-1)).toEqual([36]);
});

test("of many reasons the first two are told, the others behind a fold", () => {
  const ui = sit([PASS, option("x")]);
  ui.session.why.ask({ card: 5 });
  const reason = (attempt: string) => ({ attempt, allowed: false, rule: null, title: "", text: "No.", because: "", cards: [] });
  ui.session.received({ say: "reasons", seq: 1, reasons: ["one", "two", "three", "four"].map(reason) });
  return screen.findByText("2 more").then((more) => {
    expect([...document.querySelectorAll("[data-testid=why] > div > ul .attempt b")].map((one) => one.textContent)).toEqual([
      "One",
      "Two",
    ]);
    expect(more.closest("details")?.open).toBe(false);
    expect([...more.closest("details")!.querySelectorAll(".attempt b")].map((one) => one.textContent)).toEqual([
      "Three",
      "Four",
    ]);
  });
});

// ---- a deck that is looked through

const NAMES = ["Otter", "Newt", "Stoat", "Vole", "Mole", "Toad", "Rook"];
const DECK = [...NAMES, "Otter", "Otter"]
  .map((title) => card(20, title, { face: NAMES.indexOf(title) + 1 }))
  .map((one, index) => ({ ...one, name: 20 + index }));
const LAYS = NAMES.flatMap((title, index) =>
  [2, 3].map((slot) =>
    option(`lay ${title} in F${slot + 1}`, { card: 20 + index, onto_area: "army", onto_slot: slot, verb: "lay" }),
  ),
);

function searching(): Interaction {
  const places = [...ARMIES, { area: "deck", seat: 0, count: 9, cards: DECK.map((one) => one.name), backs: [] }];
  const ui = sit(LAYS, { cards: [FOX, HARE, BEAR, BOAR, ...DECK], places });
  ui.view.faces.value = new Map(
    NAMES.map((name, index) => [index + 1, faceOf({ name, number: index + 1, cost: String(9 - index) })]),
  );
  return ui;
}

test("equal cards are shown once with their number, the cheapest first", async () => {
  searching();
  await screen.findByLabelText("3 copies");
  const shown = [...document.querySelectorAll<HTMLElement>(".tray .piece")].map(
    (one) => one.getAttribute("aria-label")?.split(";")[0],
  );
  expect(shown).toEqual([...NAMES].reverse());
  expect(document.querySelector(".tray-head")?.textContent).toContain("deck: 7 different cards");
  expect(screen.getByLabelText("3 copies").closest(".kept")?.textContent).toContain("Otter");
});

test("a card is searched by words, taken up, and laid in a slot", async () => {
  const ui = searching();
  fireEvent.keyDown(document.body, { key: "/" });
  fireEvent.input(await screen.findByTestId("search-words"), { target: { value: "toa" } });
  await vi.waitFor(() =>
    expect([...document.querySelectorAll(".found .piece")].map((one) => one.getAttribute("data-piece"))).toEqual(["25", "22"]),
  );
  fireEvent.click(document.querySelector(".found .piece[data-piece='25']")!);
  expect(screen.queryByTestId("search")).toBeNull();
  expect(document.querySelector(".tray")).toBeNull();
  expect(ui.selection.may("slot:0:army:2")).toBe("target");
  fireEvent.click(at("slot:0:army:3"));
  expect(picks()).toEqual([[11]]);
});

test("who looks on sees no cards to choose from", () => {
  sit([], { question: null, asked: 1 });
  expect(document.querySelector(".tray-box, .search")).toBeNull();
});

// ---- a draw

test("a draw is offered by the options, and agreed to by the bar", () => {
  const ui = sit([PASS, option("x")]);
  fireEvent.click(screen.getByTestId("options"));
  fireEvent.click(screen.getByTestId("draw"));
  expect(sent).toEqual([{ do: "draw" }]);
  const now = state({ cards: [FOX], places: ARMIES, question: question([PASS, option("x")]) });
  ui.session.received(update({ ...now, drawing: [1] }));
  return screen.findByTestId("draw-agree").then((button) => {
    expect(screen.getByRole("status").textContent).toContain("Player 1 offers a draw");
    fireEvent.click(button);
    expect(sent.at(-1)).toEqual({ do: "draw" });
  });
});

test("no draw is offered to bots, nor where the rules know none", () => {
  const bots = { ...room(), seats: room().seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: "bot" as const } : seat)) };
  sit([PASS, option("x")], {}, { room: bots });
  fireEvent.click(screen.getByTestId("options"));
  expect(screen.queryByTestId("draw")).toBeNull();
});

const LAY = (card: number, slot: number, some = {}) =>
  option(`lay ${card} in ${SLOTS[slot]}`, { verb: "lay", card, onto_area: "army", onto_slot: slot, ...some });
const SET_UP = {
  turn: 0,
  cards: [card(11, "Otter"), card(12, "Stoat")],
  places: [{ area: "deck", seat: 0, count: 2, cards: [11, 12], backs: [] }],
};
const asking = (options: OptionShown[], some = {}) => ({ ...SET_UP, question: question(options, { suggests: true, ...some }) });

test("a suggested army is laid but for its last creature, which one confirms or not", () => {
  const ui = sit([], asking([LAY(11, 0), LAY(12, 1)]));
  fireEvent.keyDown(document.body, { key: "s" });
  expect(sent.at(-1)).toEqual({ do: "suggest", seq: 1, picks: [] });
  const laid = { ...SET_UP, cards: [card(11, "Otter", { slot: 0 }), card(12, "Stoat")] };
  const places = [
    { area: "army", seat: 0, count: 1, cards: [11], backs: [] },
    { area: "deck", seat: 0, count: 1, cards: [12], backs: [] },
  ];
  const advice = question([LAY(12, 1, { proposed: true }), LAY(12, 2)], { suggests: true, part: true });
  act(() =>
    ui.session.received({
      say: "drafted",
      seq: 1,
      picks: [0],
      said: ["lay Otter"],
      state: state({ ...laid, places, question: advice }),
    }),
  );
  expect(screen.getByTestId("rest").textContent).toContain("Lay 12 in F2");
  expect(screen.getByTestId("slot:0:army:1").querySelector(".proposed")).not.toBeNull();
  fireEvent.click(screen.getByTestId("otherwise"));
  expect(screen.queryByTestId("rest")).toBeNull();
  fireEvent.click(screen.getByTestId("back"));
  expect(picks()).toEqual([[]]);
});

test("whoever takes a suggestion is advised on the next question, and whoever chooses otherwise is not", () => {
  for (const [pick, again] of [
    [0, true],
    [1, false],
  ] as const) {
    sessionStorage.clear();
    const ui = sit([], asking([LAY(11, 0, { proposed: true }), LAY(12, 1)]));
    act(() => ui.gestures.pick(pick));
    sent.length = 0;
    act(() => ui.session.received(update(state({ seq: 2, ...asking([LAY(12, 3)]) }), { by: 0 })));
    expect(sent.some((one) => one.do === "suggest")).toBe(again);
    cleanup();
  }
});
