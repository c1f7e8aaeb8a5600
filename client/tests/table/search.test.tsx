import { fireEvent, screen, within } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import type { Interaction } from "../../src/table/choosing/interaction";
import { faceOf } from "../cards/library";
import { ARMIES, BEAR, BOAR, FOX, HARE, sitBetween } from "./armies";
import { card, HAND, option, question, state, welcome } from "./scene";
import { picks, press, sent, sit, touch } from "./seated";

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
  const places = [...ARMIES, { area: "deck", seat: 0, count: 9, cards: DECK.map((one) => one.name), backs: [], note: "" }];
  const ui = sitBetween(LAYS, { cards: [FOX, HARE, BEAR, BOAR, ...DECK], places });
  ui.view.faces.value = new Map(
    NAMES.map((name, index) => [index + 1, faceOf({ name, number: index + 1, cost: String(9 - index) })]),
  );
  return ui;
}

test("cards that lie in a deck looked through can be chosen from a tray", () => {
  sit(
    welcome(
      state({
        ...HAND,
        places: [{ area: "deck", seat: 0, count: 2, cards: [1, 2], backs: [], note: "" }],
        question: question([option("take", { card: 1 }), option("take", { card: 2 })]),
      }),
    ),
  );
  const tray = screen.getByRole("region", { name: "To choose from" });
  fireEvent.click(within(tray).getByTestId("card-2"));
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [1], calmly: false });
});

test("a tray takes little room where several others sit at the table, for our own half stays in sight", () => {
  const places = [{ area: "deck", seat: 0, count: 1, cards: [1], backs: [], note: "" }];
  const offered = { ...HAND, places, question: question([option("take", { card: 1 })]) };
  const { seats } = state(offered);
  const small = [seats, [...seats, { ...seats[1]!, seat: 2 }]].map((seats) => {
    sit(welcome(state({ ...offered, seats })));
    return [...document.querySelectorAll<HTMLElement>(".tray")].at(-1)?.dataset.small;
  });
  expect(small).toEqual([undefined, ""]);
});

test("equal cards are shown once with their number, the cheapest first", async () => {
  searching();
  await screen.findByLabelText("3 copies");
  const shown = [...document.querySelectorAll<HTMLElement>(".tray .piece")].map(
    (one) => one.getAttribute("aria-label")?.split(";")[0],
  );
  expect(shown).toEqual([...NAMES].reverse());
  expect(document.querySelector(".tray-head")?.textContent).toContain("deck: 7 different cards");
  expect(screen.getByLabelText("3 copies").closest(".card-copies")?.textContent).toContain("Otter");
});

test("a card is searched by words, taken up, and laid in a slot", async () => {
  const ui = searching();
  press("/");
  fireEvent.input(await screen.findByTestId("search-words"), { target: { value: "toa" } });
  await vi.waitFor(() =>
    expect([...document.querySelectorAll(".found .piece")].map((one) => one.getAttribute("data-piece"))).toEqual(["25", "22"]),
  );
  fireEvent.click(document.querySelector(".found .piece[data-piece='25']")!);
  expect(screen.queryByTestId("search")).toBeNull();
  expect(document.querySelector(".tray")).toBeNull();
  expect(ui.selection.may("slot:0:army:2")).toBe("target");
  touch("slot:0:army:3");
  expect(picks()).toEqual([[11]]);
});

test("who looks on sees no cards to choose from", () => {
  sitBetween([], { question: null, asked: 1 });
  expect(document.querySelector(".tray-box, .search")).toBeNull();
});
