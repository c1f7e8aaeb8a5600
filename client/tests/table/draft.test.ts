import { expect, test } from "vitest";
import { open, option, question, state, update, welcome } from "./scene";
import { inHeldTime, sent, socket, welcomed } from "./seated";

inHeldTime();

const parts = state({ question: question([option("one"), option("two")], { part: true }) });

test("a choice in parts sends all picks so far, goes back by one, and ends with the stored choice", () => {
  const session = welcomed(welcome(open));
  session.choose(0);
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0], calmly: false });
  session.choose(1);
  expect(sent.length).toBe(1); // no second click before the answer
  session.received({ say: "drafted", seq: 1, picks: [0], said: ["play Otter"], advice: [], state: parts });
  expect(session.said.value).toEqual(["play Otter"]);
  expect(session.question.value?.part).toBe(true);
  session.choose(1);
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0, 1], calmly: false });
  session.received({ say: "drafted", seq: 1, picks: [0, 1], said: ["a", "b"], advice: [], state: parts });
  expect(session.draft.back()).toBe(true);
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0], calmly: false });
  session.received(update(state({ seq: 2 }), { by: 0 }));
  expect(session.said.value).toEqual([]);
  expect(sessionStorage.length).toBe(0);
  expect(session.draft.back()).toBe(false);
});

test("what has been said of a choice goes on being shown when the server comes back", () => {
  const session = welcomed(welcome(open));
  session.choose(0);
  session.received({ say: "drafted", seq: 1, picks: [0], said: ["play Otter"], advice: [], state: parts });
  session.lost();
  session.received(welcome(open));
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [0], calmly: false });
  expect(session.said.value).toEqual(["play Otter"]);
  expect(session.question.value?.part).toBe(true);
  session.received(welcome({ ...open, seq: 3 }));
  expect(session.said.value).toEqual([]);
});

test("an answer about a part that was taken back since is not shown", () => {
  const session = welcomed(welcome(open));
  session.choose(0);
  session.received({ say: "drafted", seq: 1, picks: [0], said: ["x"], advice: [], state: parts });
  session.draft.back();
  session.received({ say: "drafted", seq: 1, picks: [0], said: ["x"], advice: [], state: parts });
  expect(session.connection.busy.value).toBe(true);
  session.received({ say: "drafted", seq: 1, picks: [], said: [], advice: [], state: open });
  expect(session.question.value).toEqual(open.question);
  expect(session.said.value).toEqual([]);
});

test("a reload goes on with the parts chosen so far, but not after the match has moved on", () => {
  welcomed(welcome(open)).choose(0);
  sent.length = 0;
  welcomed(welcome(open));
  expect(sent).toEqual([{ do: "choose", seq: 1, picks: [0], calmly: false }]);
  sent.length = 0;
  welcomed(welcome({ ...open, seq: 5 }));
  expect(sent).toEqual([]);
});

test("a choice made while the line is away is sent when it is back, once", () => {
  const session = welcomed(welcome(open));
  socket.open = false;
  session.lost();
  session.choose(1);
  expect(sent).toEqual([]);
  socket.open = true;
  session.received(welcome(open));
  expect(sent).toEqual([{ do: "choose", seq: 1, picks: [1], calmly: false }]);
});
