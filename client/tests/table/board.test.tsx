import { fireEvent, screen, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import type { Welcome } from "../../src/messages";
import two from "./recorded-2.json";
import three from "./recorded-3.json";
import { area, card, HAND, layout, option, PASS, question, state, welcome } from "./scene";
import { click, picks, press, sent, sit } from "./seated";

const pieces = () =>
  [...document.querySelectorAll<HTMLElement>(".board .piece, .hand .piece")].map((one) => Number(one.dataset.piece));

const slots = ["Front 1", "Front 2", "Front 3", "Front 4", "Rear 1", "Rear 2", "Rear 3", "Rear 4"];

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

test("residents stand with their city, and what is attached with its host", () => {
  const cards = [
    card(1, "Harbour"),
    card(2, "Otter", { home: 1 }),
    card(3, "Ring", { host: 2 }),
    card(4, "Curse", { host: -2 }),
  ];
  sit(welcome(state({ cards, places: [{ area: "kingdom", seat: 0, count: 2, cards: [1, 2], backs: [], note: "" }] })));
  const city = document.querySelector(".host")!;
  expect([...city.querySelectorAll<HTMLElement>(".piece")].map((one) => one.dataset.piece)).toEqual(["1", "3", "2"]);
  expect(document.querySelector(".others .on-player [data-piece='4']")).toBeTruthy();
});

test("whoever touches what is attached means its host, where only that may be chosen", () => {
  const cards = [card(1, "Otter"), card(2, "Ring", { host: 1 }), card(3, "Crown", { host: 1 })];
  const places = [{ area: "army", seat: 0, count: 1, cards: [1], backs: [], note: "" }];
  const aim = (some: number) => option(`aim ${some}`, { verb: "target", card: some, id: some });
  sit(welcome(state({ cards, places, question: question([aim(1), aim(3)]) })));
  click("card-2");
  click("card-3");
  expect(picks()).toEqual([[1]]);
  sit(welcome(state({ cards, places, question: question([aim(1), aim(3)]) })));
  click("card-3");
  expect(picks().at(-1)).toEqual([3]);
});

test("two armies in grids face each other column against column, and slots are targets", () => {
  const grids = layout({ areas: [area("army", "grid", { columns: 4, slots })] });
  const cards = [card(1, "Fox", { slot: 0 }), card(2, "Bear", { slot: 6, owner: 1, controller: 1 })];
  const places = [
    { area: "army", seat: 0, count: 1, cards: [1], backs: [], note: "" },
    { area: "army", seat: 1, count: 1, cards: [2], backs: [], note: "" },
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
  click("card-1");
  expect([...ui.selection.targets.value].sort()).toEqual(["slot:0:army:1", "slot:0:army:4"]);
  fireEvent.click(within(screen.getByTestId("slot:0:army:4")).getByRole("button"));
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [2], calmly: false });
});

test("a pile that may be read opens in place and closes by Esc; one that may not says why", () => {
  const places = [
    { area: "dead", seat: 1, count: 1, cards: [1], backs: [], note: "" },
    { area: "deck", seat: 1, count: 9, cards: [], backs: [], note: "" },
  ];
  sit(welcome(state({ ...HAND, places })));
  click("pile-1:dead");
  expect(within(screen.getByRole("region", { name: "Player 1: dead" })).getByTestId("card-1")).toBeTruthy();
  press("Escape");
  expect(screen.queryByRole("region", { name: "Player 1: dead" })).toBeNull();
  click("pile-1:deck");
  expect(sent.at(-1)).toMatchObject({ do: "why", seat: 1, area: "deck" });
});
