import type { Key } from "../src/table/keys";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import type { FromClient, Welcome } from "../src/messages";
import { arrowOf } from "../src/table/board/Arrows";
import { Interaction } from "../src/table/choosing/interaction";
import { set } from "../src/table/session/settings";
import { Session } from "../src/table/session/session";
import { Table } from "../src/table/Table";
import two from "./recorded-2.json";
import three from "./recorded-3.json";
import { area, card, layout, option, PASS, question, state, update, welcome } from "./scene";

const sent: FromClient[] = [];

function sit(message: Welcome): Interaction {
  const ui = new Interaction(new Session("key"));
  ui.session.connection.use({ open: true, send: (one) => void sent.push(one), close: () => undefined });
  ui.session.received(message);
  render(<Table ui={ui} />);
  return ui;
}

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  set({ pace: "at once", stops: {} });
  vi.stubGlobal("scrollTo", () => undefined);
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") } as typeof CSS;
});

const pieces = () =>
  [...document.querySelectorAll<HTMLElement>(".board .piece, .hand .piece")].map((one) => Number(one.dataset.piece));

for (const [seats, recorded] of [
  [2, two],
  [3, three],
] as [number, unknown][])
  test(`a recorded table of ${seats} is drawn whole, each card once`, () => {
    const message = recorded as Welcome;
    sit(message);
    const now = message.state!;
    const piles = new Set(
      message.layout.areas.filter((one) => one.form === "pile" || one.form === "stacks").map((one) => one.key),
    );
    const inPlay = now.places
      .filter((place) => !piles.has(place.area))
      .flatMap((place) => place.cards.filter((name) => name !== null));
    expect(inPlay.length).toBeGreaterThan(5);
    const drawn = pieces();
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const name of inPlay) expect(drawn).toContain(name);
    expect(document.querySelectorAll(".half").length).toBe(seats);
    expect(document.querySelectorAll(".others .half[data-mirrored]").length).toBe(seats - 1);
    for (const kind of now.seats) expect(screen.getByTestId(`seat-${kind.seat}`)).toBeTruthy();
    expect(screen.getByTestId("question").textContent).toContain(now.question!.text);
  });

test("mine lies below, theirs above and mirrored: the rows next to the middle face each other", () => {
  sit(welcome(state({ question: question([PASS, option("x")]) })));
  const rows = [...document.querySelectorAll(".board .area")].map((one) => (one as HTMLElement).dataset.place);
  expect(rows).toEqual(["1:kingdom", "1:army", "0:army", "0:kingdom"]);
});

test("what happened since is told in three lines, without the start of my own turn, and opens the log", () => {
  const line = (text: string, turn: number, head = false) => ({
    seq: 1,
    turn,
    head,
    text: [{ text, card: null, face: null, seat: null, rule: null }],
  });
  const log = [
    line("Turn 1: They", 1, true),
    ...["one", "two", "three", "four"].map((text) => line(text, 1)),
    line("Turn 2: You", 2, true),
    line("mine unmarks", 2),
  ];
  const ui = sit(welcome(state({ turn: 2, active: 0, question: question([PASS]) }), { log }));
  const told = () => [...screen.getByTestId("news").children].map((one) => one.textContent);
  expect(told()).toEqual(["two", "three", "four"]);
  act(() => ui.session.received(update(state({ turn: 2, active: 0 }), { by: 0 })));
  expect(told()).toEqual(["two", "three", "four"]);
  act(() => void (ui.session.playback.read.value = log.length));
  expect(told()).toEqual(["mine unmarks"]);
  expect(screen.getByTestId("news").dataset.old).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Log" }));
  expect(screen.getByRole("button", { name: "Close the log" }).getAttribute("aria-expanded")).toBe("true");
  set({ log: false });
});

test("players are spoken to as the server does it, and others go by their names", () => {
  const part = (text: string, seat: number | null = null) => ({ text, card: null, face: null, seat, rule: null });
  const log = [{ seq: 1, turn: 1, head: false, text: [part("You", 0), part(" draw, "), part("B", 1), part(" plays")] }];
  sit(welcome(state(), { log }));
  expect(screen.getByTestId("log").textContent).toBe("You draw, Player 1 plays");
});

test("residents stand with their city, and what is attached with its host", () => {
  const cards = [
    card(1, "Harbour"),
    card(2, "Otter", { home: 1 }),
    card(3, "Ring", { host: 2 }),
    card(4, "Curse", { host: -2 }),
  ];
  sit(welcome(state({ cards, places: [{ area: "kingdom", seat: 0, count: 2, cards: [1, 2], backs: [] }] })));
  const city = document.querySelector(".host")!;
  expect([...city.querySelectorAll<HTMLElement>(".piece")].map((one) => one.dataset.piece)).toEqual(["1", "3", "2"]);
  expect(document.querySelector(".others .on-player [data-piece='4']")).toBeTruthy();
});

const slots = ["Front 1", "Front 2", "Front 3", "Front 4", "Rear 1", "Rear 2", "Rear 3", "Rear 4"];

test("two armies in grids face each other column against column, and slots are targets", () => {
  const grids = layout({ areas: [area("army", "grid", { columns: 4, slots })] });
  const cards = [card(1, "Fox", { slot: 0 }), card(2, "Bear", { slot: 6, owner: 1, controller: 1 })];
  const places = [
    { area: "army", seat: 0, count: 1, cards: [1], backs: [] },
    { area: "army", seat: 1, count: 1, cards: [2], backs: [] },
  ];
  const moves = question([
    PASS,
    option("to Front 2", { card: 1, onto_area: "army", onto_slot: 1 }),
    option("to Rear 1", { card: 1, onto_area: "army", onto_slot: 4 }),
  ]);
  const ui = sit(welcome(state({ cards, places, question: moves }), { layout: grids }));
  const at = (key: string) => screen.getByTestId(key).style;
  expect([at("slot:0:army:0").gridRow, at("slot:0:army:4").gridRow]).toEqual(["1", "2"]);
  expect([at("slot:1:army:0").gridRow, at("slot:1:army:4").gridRow]).toEqual(["2", "1"]);
  expect(at("slot:1:army:6").gridColumn).toBe(at("slot:0:army:6").gridColumn);
  expect(within(screen.getByTestId("slot:1:army:6")).getByRole("button", { name: /Bear/ })).toBeTruthy();
  fireEvent.click(screen.getByTestId("card-1"));
  expect([...ui.selection.targets.value].sort()).toEqual(["slot:0:army:1", "slot:0:army:4"]);
  fireEvent.click(within(screen.getByTestId("slot:0:army:4")).getByRole("button"));
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [2], calmly: false });
});

const hand = { area: "hand", seat: 0, count: 2, cards: [1, 2], backs: [] };
const cards = [card(1, "Otter"), card(2, "Bear")];

test("one option chooses at once, several open a menu beside the card, none asks why", () => {
  const options = [
    PASS,
    option("play Otter", { card: 1 }),
    option("play Otter in haste", { card: 1 }),
    option("bid", { seat: 1 }),
  ];
  sit(welcome(state({ cards, places: [hand], question: question(options) })));
  fireEvent.click(screen.getByTestId("card-2"));
  expect(sent).toEqual([{ do: "why", seq: 1, picks: [], card: 2, seat: null, area: null, slot: null, onto: null }]);
  fireEvent.click(screen.getByTestId("card-1"));
  const menu = screen.getByTestId("menu");
  expect(
    within(menu)
      .getAllByRole("button")
      .map((one) => one.textContent),
  ).toEqual(["1 Play Otter", "2 Play Otter in haste"]);
  fireEvent.keyDown(document.body, { key: "2" });
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [2], calmly: false });
});

test("reasons stand beside the card, with the rule as a link and what is missing", () => {
  const ui = sit(welcome(state({ cards, places: [hand], question: question([PASS, option("x")]) })));
  fireEvent.contextMenu(screen.getByTestId("card-2"));
  const reason = {
    attempt: "Play Bear",
    allowed: false,
    rule: "GAME-PLAY-02",
    title: "Cost",
    text: "Pay first.",
    because: "Bear needs 2 red gems, and you have 1 free.",
    cards: [],
  };
  ui.session.received({ say: "reasons", seq: 1, reasons: [reason] });
  return screen.findByText("Bear needs 2 red gems, and you have 1 free.").then(() => {
    const link = within(screen.getByTestId("why")).getByRole("link");
    expect(link.getAttribute("href")).toBe("/rules/game#GAME-PLAY-02");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(ui.session.why.answer.value).toBeNull();
  });
});

test("space passes unless a button has the focus, and digits take the answers of the bar", () => {
  const options = [option("yes"), option("perhaps"), PASS];
  sit(welcome(state({ question: question(options) })));
  fireEvent.keyDown(screen.getByTestId("option-0"), { key: " " });
  expect(sent).toEqual([]);
  fireEvent.keyDown(document.body, { key: " " });
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [2], calmly: false });
});

test("cards that lie in a deck looked through can be chosen from a tray", () => {
  sit(
    welcome(
      state({
        cards,
        places: [{ area: "deck", seat: 0, count: 2, cards: [1, 2], backs: [] }],
        question: question([option("take", { card: 1 }), option("take", { card: 2 })]),
      }),
    ),
  );
  const tray = screen.getByRole("region", { name: "To choose from" });
  fireEvent.click(within(tray).getByTestId("card-2"));
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [1], calmly: false });
});

test("a pile that may be read opens in place and closes by Esc; one that may not says why", () => {
  const places = [
    { area: "dead", seat: 1, count: 1, cards: [1], backs: [] },
    { area: "deck", seat: 1, count: 9, cards: [], backs: [] },
  ];
  sit(welcome(state({ cards, places })));
  fireEvent.click(screen.getByTestId("pile-1:dead"));
  expect(within(screen.getByRole("region", { name: "Player 1: dead" })).getByTestId("card-1")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByRole("region", { name: "Player 1: dead" })).toBeNull();
  fireEvent.click(screen.getByTestId("pile-1:deck"));
  expect(sent.at(-1)).toMatchObject({ do: "why", seat: 1, area: "deck" });
});

test("the live region says what happened and what is asked", async () => {
  const ui = sit(welcome(state()));
  const text = [{ text: "Player 1 draws a card", card: null, face: null, seat: null, rule: null }];
  ui.session.received(
    update(state({ seq: 2, question: question([PASS, option("x")], { text: "Play a card?" }) }), {
      log: [{ seq: 2, turn: 1, text, head: false }],
    }),
  );
  await vi.waitFor(() => expect(document.getElementById("live")?.textContent).toBe("Player 1 draws a card. Play a card?"));
});

test("the end says who won and by which rule, and offers a rematch", () => {
  const plain = { card: null, face: null, seat: null };
  sit(welcome(state({ ending: { winner: 0, rule: "GAME-WIN-01", text: [{ text: "30 points", ...plain, rule: null }] } })));
  const end = screen.getByTestId("ending");
  expect(end.textContent).toContain("You win");
  expect(within(end).getByRole("link", { name: /GAME-WIN-01/ })).toBeTruthy();
  fireEvent.click(screen.getByTestId("rematch"));
  expect(sent).toEqual([{ do: "rematch" }]);
});

test("giving up is asked once more in place", () => {
  sit(welcome(state()));
  fireEvent.click(screen.getByTestId("options"));
  fireEvent.click(screen.getByTestId("concede"));
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByTestId("concede-yes"));
  expect(sent).toEqual([{ do: "concede" }]);
});

test("a claim says what it is about on its button, and its cities glow while it is pointed at", () => {
  const claim = option("claim Body", { verb: "claim", brief: ["Fort", "you 5, others 4 at most"], aims: [7] });
  const now = state({
    cards: [card(7, "Fort")],
    places: [{ area: "kingdom", seat: 0, count: 1, cards: [7], backs: [] }],
    question: question([PASS, claim]),
  });
  sit(welcome(now));
  const button = screen.getByTestId("option-1");
  expect(button.textContent).toBe("Claim BodyFort · you 5, others 4 at most");
  fireEvent.focus(button);
  expect(screen.getByTestId("card-7").dataset.highlighted).toBe("");
});

const FIELD = {
  cards: [
    card(1, "Wolf"),
    card(2, "Ox"),
    card(3, "Reedmere", { owner: 1, controller: 1 }),
    card(4, "Monk", { owner: 1, controller: 1, home: 3 }),
    card(5, "Ram", { owner: 1, controller: 1 }),
  ],
  places: [
    { area: "army", seat: 0, count: 2, cards: [1, 2], backs: [] },
    { area: "kingdom", seat: 1, count: 2, cards: [3, 4], backs: [] },
    { area: "army", seat: 1, count: 1, cards: [5], backs: [] },
  ],
};
const ATTACKS = [
  PASS,
  option("attack Player 1's army", { verb: "attack", seat: 1, area: "army" }),
  option("attack Reedmere", { verb: "attack", card: 3 }),
];
const leap = (label: string, card: number, to: object, picks: number[], at_once = false) =>
  option(label, { verb: "attack", card, leap: picks, at_once, ...to });
const ARMY = { onto_area: "army", onto_seat: 1 };
const LEAPS = [
  leap("attack Player 1's army with Wolf", 1, ARMY, [1, 0]),
  leap("attack Player 1's army with Ox", 2, ARMY, [1, 1]),
  leap("attack Reedmere with Wolf", 1, { onto: 3 }, [2, 0]),
  leap("attack Reedmere with Ox", 2, { onto: 3 }, [2, 1]),
];
const attacking = () => {
  cleanup();
  sent.length = 0;
  sessionStorage.clear(); // where parts of a choice are kept
  return sit(welcome(state({ ...FIELD, question: question(ATTACKS, { leaps: LEAPS }) })));
};
const picks = () => sent.flatMap((one) => (one.do === "choose" ? [one.picks] : []));
const click = (name: string) => fireEvent.click(screen.getByTestId(name));

test("an attacker and then a city, or anybody in it, is an attack", () => {
  for (const target of ["card-3", "card-4"]) {
    attacking();
    click("card-2");
    expect(screen.getByTestId("card-3").dataset.may).toBe("target");
    click(target);
    expect(picks()).toEqual([[2, 1]]);
  }
});

test("an attacker and then a card of the army, or its empty ground, is an attack on the army", () => {
  for (const target of ["card-5", "ground"]) {
    attacking();
    click("card-1");
    const ground = document.querySelector<HTMLElement>('[data-place="1:army"]')!;
    expect(ground.dataset.may).toBe("target");
    fireEvent.click(target === "ground" ? ground : screen.getByTestId(target));
    expect(picks()).toEqual([[1, 0]]);
  }
});

test("without an attacker in hand a card of the army chooses the army, and a resident the city", () => {
  for (const [target, pick] of [
    ["card-5", 1],
    ["card-4", 2],
  ] as const) {
    attacking();
    click(target);
    expect(picks()).toEqual([[pick]]);
  }
});

test("an attack that is complete stands until it is confirmed, and may be taken back", () => {
  const lone = [
    leap("attack Player 1's army with Wolf", 1, ARMY, [1], true),
    leap("attack Reedmere with Wolf", 1, { onto: 3 }, [2], true),
  ];
  const ui = sit(welcome(state({ ...FIELD, question: question(ATTACKS, { leaps: lone }) })));
  click("card-1");
  click("card-4");
  expect(picks()).toEqual([]);
  expect(screen.getByTestId("question").textContent).toContain("Attack Reedmere with Wolf.");
  expect(arrowOf(ui.options.list.value[ui.selection.unconfirmed.value!])).toEqual([
    { from: ["card:1"], to: "card:3", kind: "attack" },
  ]);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByTestId("confirm")).toBeNull();
  act(() => void ui.gestures.drop("card:1", "card:5"));
  expect(ui.selection.unconfirmed.value).not.toBeNull();
  fireEvent.keyDown(document.body, { key: " " });
  expect(picks()).toEqual([[1]]);
});

test("an attacker dropped on the city, on a resident or on the ground of the army attacks it", () => {
  for (const [onto, wanted] of [
    ["card:3", [2, 0]],
    ["card:4", [2, 0]],
    ["area:1:army", [1, 0]],
    ["card:5", [1, 0]],
  ] as [Key, number[]][]) {
    const ui = attacking();
    act(() => void ui.gestures.drop("card:1", onto));
    expect(picks()).toEqual([wanted]);
  }
});

test("a payment proposes itself and needs one confirmation; any other is a click away", () => {
  const pay = (label: string, some = {}) => option(label, { verb: "pay", ...some });
  const asked = question([pay("pay 2 Gaian"), pay("pay 1 Gaian + 1 Red Banner", { proposed: true })], { part: true });
  sit(welcome(state({ question: asked })));
  expect(screen.queryByTestId("option-0")).toBeNull();
  expect(screen.getByTestId("rest").textContent).toContain("Pay 1 Gaian + 1 Red Banner");
  click("otherwise");
  click("option-0");
  expect(picks()).toEqual([[0]]);
  cleanup();
  sessionStorage.clear();
  sit(welcome(state({ question: asked })));
  fireEvent.keyDown(document.body, { key: " " });
  expect(picks()).toEqual([[0], [1]]);
});

test("a drop that means nothing asks why where it happened, and one on empty table or where it lay is taken back in silence", () => {
  const ui = sit(welcome(state({ ...FIELD, question: question([PASS, option("use Wolf", { verb: "use", card: 1 })]) })));
  expect(ui.gestures.canDrag("card:2")).toBe(true);
  expect(ui.gestures.canDrag("card:5")).toBe(false);
  for (const onto of [null, "area:0:army", "card:1"] as const) act(() => void ui.gestures.drop("card:1", onto));
  expect(sent).toEqual([]);
  act(() => void ui.gestures.drop("card:1", "card:4"));
  const nowhere = { seat: null, area: null, slot: null };
  expect(sent).toEqual([{ do: "why", seq: 1, picks: [], card: 1, ...nowhere, onto: { card: 4, ...nowhere } }]);
  act(() =>
    ui.session.received({
      say: "reasons",
      seq: 1,
      reasons: [
        {
          attempt: "attack Reedmere with Wolf",
          allowed: false,
          rule: "R-1",
          title: "Not now",
          text: "",
          because: "",
          cards: [],
        },
      ],
    }),
  );
  expect(screen.getByTestId("why").textContent).toContain("Attack Reedmere with Wolf");
});
