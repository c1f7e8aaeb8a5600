import { act, fireEvent, screen, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { sitBetween } from "./armies";
import { option, PASS, question, room, state, update } from "./scene";
import { at, buttonsIn, picks, press, sent, touch } from "./seated";

const ATTACKS = [
  PASS,
  option("Fox attacks Bear, close", { card: 1, onto: 5, verb: "attack" }),
  option("Fox attacks Boar, close", { card: 1, onto: 6, verb: "attack" }),
  option("Fox and Hare attack Boar", { area: "army", slots: [0, 1], onto: 6, verb: "attack" }),
  option("rest Fox", { card: 1, verb: "rest" }),
];

test("cards of others that lie face down are backs in their slots, and nothing else is said of them", () => {
  sitBetween([PASS, option("x")]);
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
  const ui = sitBetween(ATTACKS);
  touch("card:1");
  expect(screen.queryByTestId("menu")).toBeNull();
  expect([...ui.selection.targets.value].sort()).toEqual(["card:5", "card:6"]);
  expect(screen.getByTestId("question").textContent).toContain("Fox Attack: choose");
  expect(buttonsIn("bar")).toEqual(["Rest Fox", "Back Esc"]);
  press("Escape");
  expect(ui.selection.held.value).toBeNull();
  expect(screen.getByTestId("question").textContent).toContain("What next?");
  touch("card:1");
  touch("card:5");
  expect(picks()).toEqual([[1]]);
});

test("who comes or goes at the table does not take from the hand what is taken up", () => {
  const ui = sitBetween(ATTACKS);
  touch("card:1");
  act(() => ui.session.received({ say: "seated", room: { ...room() } }));
  expect(ui.selection.held.value).toBe("card:1");
  act(() => ui.session.received(update(state({ seq: 2, question: question(ATTACKS) }), { by: 1 })));
  expect(ui.selection.held.value).toBeNull(); // this is another question
});

test("a group is taken up by any member, and chosen among others at its target", () => {
  const ui = sitBetween(ATTACKS);
  touch("card:2");
  expect([...ui.selection.targets.value]).toEqual(["card:6"]);
  press("Escape");
  touch("card:1");
  touch("card:6");
  const menu = screen.getByTestId("menu");
  expect(buttonsIn("menu")).toEqual(["1 Fox attacks Boar, close", "2 Fox and Hare attack Boar"]);
  fireEvent.focus(within(menu).getByText("Fox and Hare attack Boar"));
  expect([...ui.selection.highlighted.value].sort()).toEqual(["card:1", "card:2", "card:6"]);
  press("2");
  expect(picks()).toEqual([[3]]);
});

test("a slot stands for its card, and its card for the slot", () => {
  const moves = [
    option("Fox to F2, swapping", { card: 1, onto_area: "army", onto_slot: 1, verb: "move" }),
    option("Fox to B1", { card: 1, onto_area: "army", onto_slot: 4, verb: "move" }),
    PASS,
  ];
  const ui = sitBetween(moves);
  expect(ui.selection.may("card:2")).toBeNull(); // whoever may be swapped with is no choice by itself
  touch("card:1");
  expect(ui.selection.may("card:2")).toBe("target");
  touch("card:2");
  expect(picks()).toEqual([[0]]);
});

test("an empty slot that is touched first says who may go there", () => {
  sitBetween([
    option("Fox to B1", { card: 1, onto_area: "army", onto_slot: 4 }),
    option("Hare to B1", { card: 2, onto_area: "army", onto_slot: 4 }),
    PASS,
  ]);
  touch("slot:0:army:4");
  expect(buttonsIn("menu")).toEqual(["1 Fox to B1", "2 Hare to B1"]);
  press("2");
  expect(picks()).toEqual([[1]]);
  touch("slot:1:army:2");
  expect(sent.at(-1)).toMatchObject({ do: "why", seat: 1, area: "army", slot: 2 });
});

test("slots that are chosen by themselves are chosen through the cards in them, too", () => {
  sitBetween([option("turn up Fox", { area: "army", slot: 0 }), option("turn up Hare", { area: "army", slot: 1 })]);
  touch("card:2");
  expect(picks()).toEqual([[1]]);
});

test("by keys the focus goes to the first place, from place to place, and back", () => {
  sitBetween(ATTACKS);
  at("card:1").focus();
  fireEvent.click(at("card:1"), { detail: 0 });
  expect(document.activeElement).toBe(at("card:5"));
  fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(document.activeElement).toBe(at("card:1"));
});

test("pointing at a creature shows whom it reaches, which is no offer", () => {
  const ui = sitBetween([PASS, option("x")]);
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
