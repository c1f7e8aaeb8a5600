import { effect } from "@preact/signals";
import { expect, test, vi } from "vitest";
import { changeSettings } from "../../src/table/session/settings";
import { open, PASS, play, question, state, update, welcome } from "./scene";
import { inHeldTime, sent, welcomed } from "./seated";

inHeldTime();

const events = [{ what: "moved", card: 1, other: null, number: 0 }];
const FRAME = 20; // ms

test("moves of others are shown one after another, and can be skipped", () => {
  const session = welcomed(welcome(state()));
  session.received(update(state({ seq: 2 }), { events }));
  session.received(update(state({ seq: 3 }), { events }));
  session.received(update({ ...open, seq: 4 }, { events }));
  expect(session.table.value?.seq).toBe(2);
  expect(session.question.value).toBeNull();
  vi.advanceTimersByTime(500);
  expect(session.table.value?.seq).toBe(3);
  session.playback.skip();
  expect(session.table.value?.seq).toBe(4);
  expect(session.question.value).not.toBeNull();
});

test("my own choices are shown in the next picture, and so is everything where it shall be shown at once", () => {
  const session = welcomed(welcome(open));
  session.received(update(state({ seq: 2 }), { by: 0, events }));
  expect(session.table.value?.seq).toBe(2);
  session.received(update(state({ seq: 3 }), { by: 0, events }));
  vi.advanceTimersByTime(FRAME);
  expect(session.table.value?.seq).toBe(3);
  changeSettings({ pace: "at once" });
  session.received(update(state({ seq: 4 }), { events }));
  session.received(update(state({ seq: 5 }), { events }));
  vi.advanceTimersByTime(FRAME);
  expect(session.table.value?.seq).toBe(5);
});

test("of a burst of moves that nobody could follow, only what it comes to is drawn", () => {
  changeSettings({ pace: "at once" });
  const session = welcomed(welcome(state()));
  const shown: (number | undefined)[] = [];
  vi.advanceTimersByTime(FRAME);
  effect(() => void shown.push(session.table.value?.seq));
  for (const seq of [2, 3, 4, 5]) session.received(update(state({ seq }), { events }));
  vi.advanceTimersByTime(FRAME);
  expect(shown).toEqual([1, 2, 5]);
  session.received(update({ ...open, seq: 6 }, { events }));
  vi.advanceTimersByTime(FRAME);
  expect(session.question.value).not.toBeNull();
});

test("a page in the background, which draws no pictures, keeps up nevertheless", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const session = welcomed(welcome(state()));
  for (const seq of [2, 3]) session.received(update(state({ seq }), { by: 0, events }));
  vi.advanceTimersByTime(150);
  expect(session.table.value?.seq).toBe(3);
  vi.unstubAllGlobals();
});

test("news is what was told since a person here last chose, not since the page passed by itself", () => {
  const line = (text: string) => ({
    seq: 1,
    turn: 1,
    head: false,
    text: [{ text, card: null, face: null, seat: null, rule: null }],
  });
  const session = welcomed(welcome(open));
  session.choose(0);
  expect(session.playback.read.value).toBe(0);
  session.received(update(state({ seq: 2 }), { by: 0, log: [line("You play")] }));
  session.received(
    update({ ...open, seq: 3, question: question([play, PASS], { window: "phase" }) }, { log: [line("They play")] }),
  );
  vi.runAllTimers();
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 3, picks: [1], calmly: false });
  expect([session.playback.read.value, session.playback.log.value.length]).toEqual([0, 2]);
  session.received(update({ ...open, seq: 4 }, { by: 0 }));
  session.choose(0);
  expect(session.playback.read.value).toBe(2);
});

test("whoever answers while the last move is still being shown waits for nothing", () => {
  const session = welcomed(welcome(state()));
  session.received(update({ ...open, seq: 2 }, { events }));
  session.choose(0);
  session.received(update(state({ seq: 3 }), { by: 0 }));
  vi.advanceTimersByTime(FRAME);
  expect(session.table.value?.seq).toBe(3);
});

test("the log grows with what is shown", () => {
  const session = welcomed(welcome(state()));
  const said = (seq: number) => ({ seq, turn: 1, text: [], head: false });
  session.received(
    update(state({ seq: 2 }), { log: [said(2)], events: [{ what: "played", card: 3, other: null, number: 0 }] }),
  );
  session.received(update(state({ seq: 3 }), { log: [said(3)] }));
  expect(session.playback.log.value.map((one) => one.seq)).toEqual([2]);
  vi.runAllTimers();
  expect(session.playback.log.value.map((one) => one.seq)).toEqual([2, 3]);
});
