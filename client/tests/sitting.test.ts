import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromClient, TableState } from "../src/messages";
import { set } from "../src/table/settings";
import { Sitting } from "../src/table/sitting";
import { option, PASS, question, state, update, welcome } from "./scene";

const play = option("play", { card: 3 });
const sent: FromClient[] = [];
const line = { open: true, send: (message: FromClient) => void sent.push(message), close: () => undefined };

function seated(now: TableState): Sitting {
  const sitting = new Sitting("key");
  sitting.join(line);
  sitting.heard(welcome(now));
  return sitting;
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  sent.length = 0;
  line.open = true;
  set({ pace: "normal", passing: "later", stops: {} });
});
afterEach(() => vi.useRealTimers());

const open = state({ question: question([play, PASS]) });
const parts = state({ question: question([option("one"), option("two")], { part: true }) });

test("a choice in parts sends all picks so far, goes back by one, and ends with the stored choice", () => {
  const sitting = seated(open);
  sitting.choose(0);
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0], calmly: false });
  sitting.choose(1);
  expect(sent.length).toBe(1); // no second click before the answer
  sitting.heard({ say: "drafted", seq: 1, picks: [0], said: ["play Otter"], state: parts });
  expect(sitting.said.value).toEqual(["play Otter"]);
  expect(sitting.question.value?.part).toBe(true);
  sitting.choose(1);
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0, 1], calmly: false });
  sitting.heard({ say: "drafted", seq: 1, picks: [0, 1], said: ["a", "b"], state: parts });
  expect(sitting.back()).toBe(true);
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0], calmly: false });
  sitting.heard(update(state({ seq: 2 }), { by: 0 }));
  expect(sitting.said.value).toEqual([]);
  expect(sessionStorage.length).toBe(0);
  expect(sitting.back()).toBe(false);
});

test("what has been said of a choice goes on being shown when the server comes back", () => {
  const sitting = seated(open);
  sitting.choose(0);
  sitting.heard({ say: "drafted", seq: 1, picks: [0], said: ["play Otter"], state: parts });
  sitting.lost();
  sitting.heard(welcome(open));
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0], calmly: false });
  expect(sitting.said.value).toEqual(["play Otter"]);
  expect(sitting.question.value?.part).toBe(true);
  sitting.heard(welcome({ ...open, seq: 3 }));
  expect(sitting.said.value).toEqual([]);
});

test("an answer about a part that was taken back since is not shown", () => {
  const sitting = seated(open);
  sitting.choose(0);
  sitting.heard({ say: "drafted", seq: 1, picks: [0], said: ["x"], state: parts });
  sitting.back();
  sitting.heard({ say: "drafted", seq: 1, picks: [0], said: ["x"], state: parts });
  expect(sitting.busy.value).toBe(true);
  sitting.heard({ say: "drafted", seq: 1, picks: [], said: [], state: open });
  expect(sitting.question.value).toEqual(open.question);
  expect(sitting.said.value).toEqual([]);
});

test("a reload goes on with the parts chosen so far, but not after the match has moved on", () => {
  seated(open).choose(0);
  sent.length = 0;
  seated(open);
  expect(sent).toEqual([{ do: "choose", seq: 1, picks: [0], calmly: false }]);
  sent.length = 0;
  seated({ ...open, seq: 5 });
  expect(sent).toEqual([]);
});

test("a choice made while the line is away is sent when it is back, once", () => {
  const sitting = seated(open);
  line.open = false;
  sitting.lost();
  sitting.choose(1);
  expect(sent).toEqual([]);
  line.open = true;
  sitting.heard(welcome(open));
  expect(sent).toEqual([{ do: "choose", seq: 1, picks: [1], calmly: false }]);
});

test("a stale choice asks where the match stands; another refusal is told and can be tried anew", () => {
  const sitting = seated(open);
  sitting.choose(0);
  sitting.heard({ say: "refused", code: "stale", text: "late", seq: 3 });
  expect(sent.at(-1)).toEqual({ do: "hello", seq: null, log: 0, passing: "later" });
  sitting.heard(welcome({ ...open, seq: 3 }));
  sitting.choose(0);
  sitting.heard({ say: "refused", code: "too-fast", text: "Slow down.", seq: 3 });
  expect(sitting.refusal.value).toBe("Slow down.");
  expect(sitting.busy.value).toBe(false);
});

test("moves of others are shown one after another, and can be skipped", () => {
  const sitting = seated(state());
  const events = [{ what: "moved", card: 1, other: null, number: 0 }];
  sitting.heard(update(state({ seq: 2 }), { events }));
  sitting.heard(update(state({ seq: 3 }), { events }));
  sitting.heard(update({ ...open, seq: 4 }, { events }));
  expect(sitting.table.value?.seq).toBe(2);
  expect(sitting.question.value).toBeNull();
  vi.advanceTimersByTime(500);
  expect(sitting.table.value?.seq).toBe(3);
  sitting.skip();
  expect(sitting.table.value?.seq).toBe(4);
  expect(sitting.question.value).not.toBeNull();
});

test("my own choices are shown at once, and nothing waits when everything shall be shown at once", () => {
  const sitting = seated(open);
  const events = [{ what: "moved", card: 1, other: null, number: 0 }];
  sitting.heard(update(state({ seq: 2 }), { by: 0, events }));
  sitting.heard(update(state({ seq: 3 }), { by: 0, events }));
  expect(sitting.table.value?.seq).toBe(3);
  set({ pace: "at once" });
  sitting.heard(update(state({ seq: 4 }), { events }));
  sitting.heard(update(state({ seq: 5 }), { events }));
  expect(sitting.table.value?.seq).toBe(5);
});

test("news is what was told since a person here last chose, not since the page passed by itself", () => {
  const line = (text: string) => ({ seq: 1, turn: 1, head: false, text: [{ text, card: null, face: null, seat: null, rule: null }] });
  const sitting = seated(open);
  sitting.choose(0);
  expect(sitting.known.value).toBe(0);
  sitting.heard(update(state({ seq: 2 }), { by: 0, log: [line("You play")] }));
  sitting.heard(update({ ...open, seq: 3, question: question([play, PASS], { window: "phase" }) }, { log: [line("They play")] }));
  vi.runAllTimers();
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 3, picks: [1], calmly: false });
  expect([sitting.known.value, sitting.log.value.length]).toEqual([0, 2]);
  sitting.heard(update({ ...open, seq: 4 }, { by: 0 }));
  sitting.choose(0);
  expect(sitting.known.value).toBe(2);
});

test("windows that are no place to stop pass by themselves, once for each question", () => {
  const window = { ...open, question: question([play, PASS], { window: "phase" }) };
  const sitting = seated(window);
  expect(sent).toEqual([{ do: "choose", seq: 1, picks: [1], calmly: false }]);
  sitting.heard({ say: "refused", code: "broken", text: "no", seq: 1 });
  sitting.heard(update(window, { by: 1 }));
  expect(sent.length).toBe(1);
  sitting.heard(update({ ...window, seq: 2 }, { by: 1 }));
  vi.runAllTimers();
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 2, picks: [1], calmly: false });
});

test("what passes by itself is never offered, not even while the move before it is shown", () => {
  const window = { ...open, question: question([play, PASS], { window: "phase" }) };
  const events = [{ what: "moved", card: 1, other: null, number: 0 }];
  const sitting = seated(state());
  sitting.heard(update({ ...window, seq: 2 }, { events }));
  expect(sitting.behind.value).toBe(0);
  expect(sitting.question.value).toBeNull();
  vi.runAllTimers();
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 2, picks: [1], calmly: false });
  expect(sitting.question.value).toBeNull();
  sitting.heard({ say: "refused", code: "broken", text: "no", seq: 2 });
  expect(sitting.question.value).toEqual(window.question); // tried once: now a person decides
  sitting.heard(update({ ...open, seq: 3 }, { by: 0 }));
  expect(sitting.question.value).toEqual(open.question);
});

test("who passes until the turn ends is asked again in the next one", () => {
  const sitting = seated(open);
  sitting.passUntil({ what: "turn", turn: 1 });
  expect(sitting.question.value).toBeNull();
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [1], calmly: false });
  sitting.heard(update({ ...open, seq: 2, turn: 3 }, { by: 0 }));
  expect(sitting.question.value).toEqual(open.question);
});

test("whoever answers while the last move is still being shown waits for nothing", () => {
  const sitting = seated(state());
  const events = [{ what: "moved", card: 1, other: null, number: 0 }];
  sitting.heard(update({ ...open, seq: 2 }, { events }));
  sitting.choose(0);
  sitting.heard(update(state({ seq: 3 }), { by: 0 }));
  expect(sitting.table.value?.seq).toBe(3);
});

test("the log grows with what is shown", () => {
  const sitting = seated(state());
  const said = (seq: number) => ({ seq, turn: 1, text: [], head: false });
  sitting.heard(update(state({ seq: 2 }), { log: [said(2)], events: [{ what: "played", card: 3, other: null, number: 0 }] }));
  sitting.heard(update(state({ seq: 3 }), { log: [said(3)] }));
  expect(sitting.log.value.map((one) => one.seq)).toEqual([2]);
  vi.runAllTimers();
  expect(sitting.log.value.map((one) => one.seq)).toEqual([2, 3]);
});

// ---- at a table where nobody is to learn who could choose

const theirs = (options = [play, PASS]) => question(options, { window: "phase", veiled: true });
const event = [{ what: "moved", card: 1, other: null, number: 0 }];

test.each([[[play, PASS], 1], [[PASS], 0]])("what passes by itself does so with a choice and without, before the moves are shown", (options, pick) => {
  const sitting = seated(state());
  sitting.heard(update(state({ seq: 2 }), { events: event }));
  sitting.heard(update(state({ seq: 3, question: theirs(options) }), { events: event }));
  expect(sitting.behind.value).toBeGreaterThan(0);
  const said = { do: "choose", seq: 3, picks: [pick], calmly: true };
  expect(sent).toEqual([said]);
  sitting.skip();
  expect(sitting.question.value).toBeNull(); // it is as good as passed
  expect(sent).toEqual([said]);
  sitting.lost();
  sitting.heard(welcome(state({ seq: 3, question: theirs(options) })));
  expect(sent).toEqual([said, said]);
});

test("a window that one wants to be asked in is asked in secret, too", () => {
  const sitting = seated(state());
  sitting.heard(update(state({ seq: 2, question: question([play, PASS], { window: "theirs", veiled: true }) })));
  expect(sitting.question.value?.options.length).toBe(2);
  expect(sent).toEqual([]);
});

test("a question without a choice is left to the server, unless one wants to be asked", () => {
  const sitting = seated(state({ question: question([PASS], { window: "theirs", veiled: true }) }));
  expect(sitting.leftAlone.value).toBe(true);
  expect(sitting.question.value).toBeNull();
  expect(sent).toEqual([]);
  sitting.passBy("ask");
  expect(sent).toEqual([{ do: "manner", passing: "ask" }]);
  expect(sitting.question.value?.options.length).toBe(1);
  sitting.choose(0);
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0], calmly: false });
});

test("how one wants it is said with the first word", () => {
  set({ passing: "at once" });
  seated(state()).opened();
  expect(sent.at(-1)).toEqual({ do: "hello", seq: null, log: 0, passing: "at once" });
});

test("the end of one's own turn is said by oneself, also in secret", () => {
  const sitting = seated(state({ question: question([PASS], { ends: true, veiled: true }) }));
  expect(sitting.question.value?.ends).toBe(true);
  expect(sent).toEqual([]);
});
