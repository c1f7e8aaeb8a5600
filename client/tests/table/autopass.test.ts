import { expect, test, vi } from "vitest";
import { open, PASS, play, question, state, update, welcome } from "./scene";
import { inHeldTime, sent, welcomed } from "./seated";

inHeldTime();

const events = [{ what: "moved", card: 1, other: null, number: 0 }];
const theirs = (options = [play, PASS]) => question(options, { window: "phase", veiled: true });

test("windows that are no place to stop pass by themselves, once for each question", () => {
  const window = { ...open, question: question([play, PASS], { window: "phase" }) };
  const session = welcomed(welcome(window));
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
  const session = welcomed(welcome(state()));
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
  const session = welcomed(welcome(open));
  session.passUntil({ what: "turn", turn: 1 });
  expect(session.question.value).toBeNull();
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [1], calmly: false });
  session.received(update({ ...open, seq: 2, turn: 3 }, { by: 0 }));
  expect(session.question.value).toEqual(open.question);
});

test.each([
  [[play, PASS], 1],
  [[PASS], 0],
])("what passes by itself does so with a choice and without, before the moves are shown", (options, pick) => {
  const session = welcomed(welcome(state()));
  session.received(update(state({ seq: 2 }), { events }));
  session.received(update(state({ seq: 3, question: theirs(options) }), { events }));
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
  const session = welcomed(welcome(state()));
  session.received(update(state({ seq: 2, question: question([play, PASS], { window: "theirs", veiled: true }) })));
  expect(session.question.value?.options.length).toBe(2);
  expect(sent).toEqual([]);
});

test("a question without a choice is left to the server, unless one wants to be asked", () => {
  const session = welcomed(welcome(state({ question: question([PASS], { window: "theirs", veiled: true }) })));
  expect(session.autopass.leftAlone.value).toBe(true);
  expect(session.question.value).toBeNull();
  expect(sent).toEqual([]);
  session.setPassing("ask");
  expect(sent).toEqual([{ do: "manner", passing: "ask" }]);
  expect(session.question.value?.options.length).toBe(1);
  session.choose(0);
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0], calmly: false });
});

test("the end of one's own turn is said by oneself, also in secret", () => {
  const session = welcomed(welcome(state({ question: question([PASS], { ends: true, veiled: true }) })));
  expect(session.question.value?.ends).toBe(true);
  expect(sent).toEqual([]);
});
