import { fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import type { OptionShown } from "../../src/messages";
import type { Interaction } from "../../src/table/choosing/interaction";
import { cardKey } from "../../src/table/keys";
import { ARMIES, BOAR, FOX, HARE, sitBetween } from "./armies";
import { option, question, state, welcome } from "./scene";
import { at, click, picks, press, sit, touch } from "./seated";

const give = (name: string, card: number, id: number) => option(`give ${name}`, { id, card, verb: "give" });
const PAYING = question([give("Fox", 1, 31), give("Hare", 2, 32), give("Boar", 6, 36)], { text: "3 to pay.", part: true });

/** What the server answers when these are named. */
function drafted(ui: Interaction, named: OptionShown[]): void {
  const left = PAYING.options.filter((one) => !named.includes(one));
  const answer = { ...state({ cards: [FOX, HARE, BOAR], places: ARMIES }), question: { ...PAYING, options: left, named } };
  ui.session.received({
    say: "drafted",
    advice: [],
    seq: 1,
    picks: named.map((one) => one.id),
    said: named.map((one) => one.label),
    state: answer,
  });
}

const WHOLE = option("give Fox and Boar", { id: 31, card: 1, verb: "give", leap: [31, 36], aims: [6], proposed: true });

test("a whole payment proposes itself: its cards are shown, one confirmation gives them, and a touch of another changes it", async () => {
  const asked = { ...PAYING, leaps: [WHOLE] };
  const proposed = () => [1, 2, 6].filter((card) => at(cardKey(card)).dataset.proposed !== undefined);
  sitBetween([], { question: asked });
  await waitFor(() => expect(proposed()).toEqual([1, 6]));
  expect(screen.getByTestId("rest").textContent).toContain("Give Fox and Boar");
  press(" ");
  expect(picks()).toEqual([[31, 36]]);
  sitBetween([], { question: asked });
  touch("card:2");
  expect(picks().at(-1)).toEqual([32]);
  sitBetween([], { question: asked });
  click("otherwise");
  expect(proposed()).toEqual([]);
  expect(screen.getByTestId("bar").textContent).not.toContain("Give Fox");
});

test("several that are wanted are named in any order, and any of them is let go again by a touch", async () => {
  const ui = sitBetween([], { question: PAYING });
  const [fox, hare, boar] = PAYING.options as [OptionShown, OptionShown, OptionShown];
  touch("card:6");
  expect(picks()).toEqual([[36]]);
  drafted(ui, [boar]);
  touch("card:1");
  drafted(ui, [boar, fox]);
  expect([1, 2, 6].map((card) => ui.selection.may(cardKey(card)))).toEqual(["choose", "choose", "choose"]);
  expect([...ui.options.named.value.keys()]).toEqual(["card:6", "card:1"]);
  await waitFor(() => expect([1, 2, 6].map((card) => at(cardKey(card)).dataset.named)).toEqual(["", undefined, ""]));
  touch("card:6");
  expect(picks().at(-1)).toEqual([31]);
  drafted(ui, [fox]);
  await waitFor(() => expect(at("card:6").dataset.named).toBeUndefined());
  touch("card:2");
  drafted(ui, [fox, hare]);
  fireEvent.click(within(screen.getByTestId("bar")).getByTestId("back"));
  expect(picks().at(-1)).toEqual([31]);
});

test("what was named is taken back once, though another part of the choice has the same option", () => {
  const ui = sitBetween([], { question: PAYING });
  const boar = PAYING.options[2] as OptionShown;
  ui.session.choose(2);
  ui.session.received({
    say: "drafted",
    advice: [],
    seq: 1,
    picks: [36],
    said: ["give Boar"],

    state: { ...state({}), question: PAYING },
  });
  ui.session.choose(2);
  drafted(ui, [boar, boar]);
  ui.session.draft.takeBack(boar);
  expect(picks().at(-1)).toEqual([36]);
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
  sit(welcome(state({ question: asked })));
  press(" ");
  expect(picks()).toEqual([[0], [1]]);
});
