import { act, screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import type { OptionShown } from "../../src/messages";
import { SLOTS, sitBetween } from "./armies";
import { card, option, question, state, update } from "./scene";
import { click, picks, press, sent } from "./seated";

const LAY = (card: number, slot: number, some = {}) =>
  option(`lay ${card} in ${SLOTS[slot]}`, { verb: "lay", card, onto_area: "army", onto_slot: slot, ...some });
const SET_UP = {
  turn: 0,
  cards: [card(11, "Otter"), card(12, "Stoat")],
  places: [{ area: "deck", seat: 0, count: 2, cards: [11, 12], backs: [], note: "" }],
};
const asking = (options: OptionShown[], some = {}) => ({ ...SET_UP, question: question(options, { suggests: true, ...some }) });

test("a suggested army is laid but for its last creature, which one confirms or not", () => {
  const ui = sitBetween([], asking([LAY(11, 0), LAY(12, 1)]));
  press("s");
  expect(sent.at(-1)).toEqual({ do: "suggest", seq: 1, picks: [] });
  const laid = { ...SET_UP, cards: [card(11, "Otter", { slot: 0 }), card(12, "Stoat")] };
  const places = [
    { area: "army", seat: 0, count: 1, cards: [11], backs: [], note: "" },
    { area: "deck", seat: 0, count: 1, cards: [12], backs: [], note: "" },
  ];
  const advice = question([LAY(12, 1, { proposed: true }), LAY(12, 2)], { suggests: true, part: true });
  act(() =>
    ui.session.received({
      say: "drafted",
      advice: [],
      seq: 1,
      picks: [0],
      said: ["lay Otter"],
      state: state({ ...laid, places, question: advice }),
    }),
  );
  expect(screen.getByTestId("rest").textContent).toContain("Lay 12 in F2");
  expect(screen.getByTestId("slot:0:army:1").querySelector(".proposed")).not.toBeNull();
  click("otherwise");
  expect(screen.queryByTestId("rest")).toBeNull();
  click("back");
  expect(picks()).toEqual([[]]);
});

test("whoever takes a suggestion is advised on the next question, and whoever chooses otherwise is not", () => {
  for (const [pick, again] of [
    [0, true],
    [1, false],
  ] as const) {
    const ui = sitBetween([], asking([LAY(11, 0, { proposed: true }), LAY(12, 1)]));
    act(() => ui.gestures.pick(pick));
    sent.length = 0;
    act(() => ui.session.received(update(state({ seq: 2, ...asking([LAY(12, 3)]) }), { by: 0 })));
    expect(sent.some((one) => one.do === "suggest")).toBe(again);
  }
});
