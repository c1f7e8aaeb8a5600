import { expect, test } from "vitest";
import { ASKED, isOver, passingPick } from "../../src/table/session/passing";
import type { Settings } from "../../src/table/session/settings";
import { layout, option, PASS, question, state } from "./scene";

const settings: Settings = { pace: "normal", motion: true, passing: "later", endTurn: false, log: false, stops: {} };
const play = option("play a card", { card: 3 });
const game = layout();
const asked = (window: string | null) => state({ question: question([play, PASS], { window }) });

test("a window passes by itself unless its kind is a place to stop", () => {
  expect(passingPick(asked("phase"), game, 0, ASKED, settings)).toBe(1);
  expect(passingPick(asked("theirs"), game, 0, ASKED, settings)).toBeNull();
  expect(passingPick(asked("a kind that nobody told us of"), game, 0, ASKED, settings)).toBeNull();
});

test("people say otherwise for each kind of window, and for whole phases", () => {
  const windows: Settings = { ...settings, stops: { game: { windows: { phase: true, theirs: false }, phases: [] } } };
  expect(passingPick(asked("phase"), game, 0, ASKED, windows)).toBeNull();
  expect(passingPick(asked("theirs"), game, 0, ASKED, windows)).toBe(1);
  const phases: Settings = { ...settings, stops: { game: { windows: {}, phases: [2] } } };
  expect(passingPick(asked("phase"), game, 0, { what: "turn", turn: 1 }, phases)).toBeNull();
});

test("what is no window is never passed by itself, but for one single answer", () => {
  expect(passingPick(asked(null), game, 0, ASKED, settings)).toBeNull();
  expect(passingPick(state({ question: question([PASS]) }), game, 0, ASKED, settings)).toBe(0);
  const either = question([option("no", { rest: true }), option("done", { rest: true })]);
  expect(passingPick(state({ question: either }), game, 0, ASKED, settings)).toBeNull();
  expect(
    passingPick(state({ question: question([play, PASS], { part: true, window: "phase" }) }), game, 0, ASKED, settings),
  ).toBeNull();
  expect(passingPick(state({ question: question([play], { window: "phase" }) }), game, 0, ASKED, settings)).toBeNull();
});

test("passing until the turn ends goes through my own phases, but another's turn asks what is no window", () => {
  const until = { what: "turn", turn: 1 } as const;
  expect(passingPick(asked(null), game, 0, until, settings)).toBe(1);
  expect(passingPick(asked("theirs"), game, 0, until, settings)).toBe(1);
  expect(passingPick({ ...asked(null), active: 1 }, game, 0, until, settings)).toBeNull();
  expect(passingPick({ ...asked(null), turn: 2 }, game, 0, until, settings)).toBeNull();
});

test("passing until something happens stops at another's play and at an attack", () => {
  const until = { what: "news" } as const;
  const window = asked("theirs");
  expect(passingPick(window, game, 0, until, settings)).toBe(1);
  const pending = { source: 5, seat: 1, text: [], aims: [] };
  expect(passingPick({ ...window, chain: [pending] }, game, 0, until, settings)).toBeNull();
  expect(passingPick({ ...window, chain: [{ ...pending, seat: 0 }] }, game, 0, until, settings)).toBe(1);
  expect(passingPick({ ...window, active: 1, aim: -1 }, game, 0, until, settings)).toBeNull();
});

test("the setup to pass ends with the turn, with news, and with the match", () => {
  expect(isOver({ what: "turn", turn: 1 }, state(), 0)).toBe(false);
  expect(isOver({ what: "turn", turn: 1 }, state({ turn: 2 }), 0)).toBe(true);
  expect(isOver({ what: "news" }, asked("theirs"), 0)).toBe(false);
  expect(isOver({ what: "news" }, asked(null), 0)).toBe(true);
  expect(isOver(ASKED, state({ ending: { winner: 0, rule: "R", text: [] } }), 0)).toBe(true);
});

test("a turn ends by itself only for those who want it so, or who pass until it ends", () => {
  const last = state({ question: question([PASS], { ends: true }) });
  expect(passingPick(last, game, 0, ASKED, settings)).toBeNull();
  expect(passingPick(last, game, 0, ASKED, { ...settings, endTurn: true })).toBe(0);
  expect(passingPick(last, game, 0, { what: "turn", turn: 1 }, settings)).toBe(0);
});
