import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromClient, TableState } from "../src/messages";
import { set } from "../src/table/session/settings";
import { Session } from "../src/table/session/session";
import { option, PASS, question, state, update, welcome } from "./scene";

const play = option("play", { card: 3 });
const sent: FromClient[] = [];
const line = { open: true, send: (message: FromClient) => void sent.push(message), close: () => undefined };

function seated(now: TableState): Session {
  const session = new Session("key");
  session.connection.use(line);
  session.received(welcome(now));
  return session;
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
  const session = seated(open);
  session.choose(0);
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0], calmly: false });
  session.choose(1);
  expect(sent.length).toBe(1); // no second click before the answer
  session.received({ say: "drafted", seq: 1, picks: [0], said: ["play Otter"], state: parts });
  expect(session.said.value).toEqual(["play Otter"]);
  expect(session.question.value?.part).toBe(true);
  session.choose(1);
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0, 1], calmly: false });
  session.received({ say: "drafted", seq: 1, picks: [0, 1], said: ["a", "b"], state: parts });
  expect(session.draft.back()).toBe(true);
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0], calmly: false });
  session.received(update(state({ seq: 2 }), { by: 0 }));
  expect(session.said.value).toEqual([]);
  expect(sessionStorage.length).toBe(0);
  expect(session.draft.back()).toBe(false);
});

test("what has been said of a choice goes on being shown when the server comes back", () => {
  const session = seated(open);
  session.choose(0);
  session.received({ say: "drafted", seq: 1, picks: [0], said: ["play Otter"], state: parts });
  session.lost();
  session.received(welcome(open));
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0], calmly: false });
  expect(session.said.value).toEqual(["play Otter"]);
  expect(session.question.value?.part).toBe(true);
  session.received(welcome({ ...open, seq: 3 }));
  expect(session.said.value).toEqual([]);
});

test("an answer about a part that was taken back since is not shown", () => {
  const session = seated(open);
  session.choose(0);
  session.received({ say: "drafted", seq: 1, picks: [0], said: ["x"], state: parts });
  session.draft.back();
  session.received({ say: "drafted", seq: 1, picks: [0], said: ["x"], state: parts });
  expect(session.connection.busy.value).toBe(true);
  session.received({ say: "drafted", seq: 1, picks: [], said: [], state: open });
  expect(session.question.value).toEqual(open.question);
  expect(session.said.value).toEqual([]);
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
  const session = seated(open);
  line.open = false;
  session.lost();
  session.choose(1);
  expect(sent).toEqual([]);
  line.open = true;
  session.received(welcome(open));
  expect(sent).toEqual([{ do: "choose", seq: 1, picks: [1], calmly: false }]);
});

test("a stale choice asks where the match stands; another refusal is told and can be tried anew", () => {
  const session = seated(open);
  session.choose(0);
  session.received({ say: "refused", code: "stale", text: "late", seq: 3 });
  expect(sent.at(-1)).toEqual({ do: "hello", seq: null, log: 0, passing: "later" });
  session.received(welcome({ ...open, seq: 3 }));
  session.choose(0);
  session.received({ say: "refused", code: "too-fast", text: "Slow down.", seq: 3 });
  expect(session.connection.refusal.value).toBe("Slow down.");
  expect(session.connection.busy.value).toBe(false);
});

test("moves of others are shown one after another, and can be skipped", () => {
  const session = seated(state());
  const events = [{ what: "moved", card: 1, other: null, number: 0 }];
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

test("my own choices are shown at once, and nothing waits when everything shall be shown at once", () => {
  const session = seated(open);
  const events = [{ what: "moved", card: 1, other: null, number: 0 }];
  session.received(update(state({ seq: 2 }), { by: 0, events }));
  session.received(update(state({ seq: 3 }), { by: 0, events }));
  expect(session.table.value?.seq).toBe(3);
  set({ pace: "at once" });
  session.received(update(state({ seq: 4 }), { events }));
  session.received(update(state({ seq: 5 }), { events }));
  expect(session.table.value?.seq).toBe(5);
});

test("news is what was told since a person here last chose, not since the page passed by itself", () => {
  const line = (text: string) => ({
    seq: 1,
    turn: 1,
    head: false,
    text: [{ text, card: null, face: null, seat: null, rule: null }],
  });
  const session = seated(open);
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

test("windows that are no place to stop pass by themselves, once for each question", () => {
  const window = { ...open, question: question([play, PASS], { window: "phase" }) };
  const session = seated(window);
  expect(sent).toEqual([{ do: "choose", seq: 1, picks: [1], calmly: false }]);
  session.received({ say: "refused", code: "broken", text: "no", seq: 1 });
  session.received(update(window, { by: 1 }));
  expect(sent.length).toBe(1);
  session.received(update({ ...window, seq: 2 }, { by: 1 }));
  vi.runAllTimers();
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 2, picks: [1], calmly: false });
});

test("what passes by itself is never offered, not even while the move before it is shown", () => {
  const window = { ...open, question: question([play, PASS], { window: "phase" }) };
  const events = [{ what: "moved", card: 1, other: null, number: 0 }];
  const session = seated(state());
  session.received(update({ ...window, seq: 2 }, { events }));
  expect(session.playback.behind.value).toBe(0);
  expect(session.question.value).toBeNull();
  vi.runAllTimers();
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 2, picks: [1], calmly: false });
  expect(session.question.value).toBeNull();
  session.received({ say: "refused", code: "broken", text: "no", seq: 2 });
  expect(session.question.value).toEqual(window.question); // tried once: now a person decides
  session.received(update({ ...open, seq: 3 }, { by: 0 }));
  expect(session.question.value).toEqual(open.question);
});

test("who passes until the turn ends is asked again in the next one", () => {
  const session = seated(open);
  session.passUntil({ what: "turn", turn: 1 });
  expect(session.question.value).toBeNull();
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [1], calmly: false });
  session.received(update({ ...open, seq: 2, turn: 3 }, { by: 0 }));
  expect(session.question.value).toEqual(open.question);
});

test("whoever answers while the last move is still being shown waits for nothing", () => {
  const session = seated(state());
  const events = [{ what: "moved", card: 1, other: null, number: 0 }];
  session.received(update({ ...open, seq: 2 }, { events }));
  session.choose(0);
  session.received(update(state({ seq: 3 }), { by: 0 }));
  expect(session.table.value?.seq).toBe(3);
});

test("the log grows with what is shown", () => {
  const session = seated(state());
  const said = (seq: number) => ({ seq, turn: 1, text: [], head: false });
  session.received(
    update(state({ seq: 2 }), { log: [said(2)], events: [{ what: "played", card: 3, other: null, number: 0 }] }),
  );
  session.received(update(state({ seq: 3 }), { log: [said(3)] }));
  expect(session.playback.log.value.map((one) => one.seq)).toEqual([2]);
  vi.runAllTimers();
  expect(session.playback.log.value.map((one) => one.seq)).toEqual([2, 3]);
});

// ---- at a table where nobody is to learn who could choose

const theirs = (options = [play, PASS]) => question(options, { window: "phase", veiled: true });
const event = [{ what: "moved", card: 1, other: null, number: 0 }];

test.each([
  [[play, PASS], 1],
  [[PASS], 0],
])("what passes by itself does so with a choice and without, before the moves are shown", (options, pick) => {
  const session = seated(state());
  session.received(update(state({ seq: 2 }), { events: event }));
  session.received(update(state({ seq: 3, question: theirs(options) }), { events: event }));
  expect(session.playback.behind.value).toBeGreaterThan(0);
  const said = { do: "choose", seq: 3, picks: [pick], calmly: true };
  expect(sent).toEqual([said]);
  session.playback.skip();
  expect(session.question.value).toBeNull(); // it is as good as passed
  expect(sent).toEqual([said]);
  session.lost();
  session.received(welcome(state({ seq: 3, question: theirs(options) })));
  expect(sent).toEqual([said, said]);
});

test("a window that one wants to be asked in is asked in secret, too", () => {
  const session = seated(state());
  session.received(update(state({ seq: 2, question: question([play, PASS], { window: "theirs", veiled: true }) })));
  expect(session.question.value?.options.length).toBe(2);
  expect(sent).toEqual([]);
});

test("a question without a choice is left to the server, unless one wants to be asked", () => {
  const session = seated(state({ question: question([PASS], { window: "theirs", veiled: true }) }));
  expect(session.autopass.leftAlone.value).toBe(true);
  expect(session.question.value).toBeNull();
  expect(sent).toEqual([]);
  session.passBy("ask");
  expect(sent).toEqual([{ do: "manner", passing: "ask" }]);
  expect(session.question.value?.options.length).toBe(1);
  session.choose(0);
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0], calmly: false });
});

test("how one wants it is said with the first word", () => {
  set({ passing: "at once" });
  seated(state()).opened();
  expect(sent.at(-1)).toEqual({ do: "hello", seq: null, log: 0, passing: "at once" });
});

test("the end of one's own turn is said by oneself, also in secret", () => {
  const session = seated(state({ question: question([PASS], { ends: true, veiled: true }) }));
  expect(session.question.value?.ends).toBe(true);
  expect(sent).toEqual([]);
});
