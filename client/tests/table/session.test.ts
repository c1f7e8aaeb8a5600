import { expect, test } from "vitest";
import { changeSettings } from "../../src/table/session/settings";
import { open, state, welcome } from "./scene";
import { inHeldTime, sent, welcomed } from "./seated";

inHeldTime();

test("a stale choice asks where the match stands; another refusal is told and can be tried anew", () => {
  const session = welcomed(welcome(open));
  session.choose(0);
  session.received({ say: "refused", code: "stale", text: "late", seq: 3 });
  expect(sent.at(-1)).toEqual({ do: "hello", seq: null, log: 0, passing: "later" });
  session.received(welcome({ ...open, seq: 3 }));
  session.choose(0);
  session.received({ say: "refused", code: "too-fast", text: "Slow down.", seq: 3 });
  expect(session.connection.refusal.value).toBe("Slow down.");
  expect(session.connection.busy.value).toBe(false);
});

test("how one wants it is said with the first word", () => {
  changeSettings({ passing: "at once" });
  welcomed(welcome(state())).opened();
  expect(sent.at(-1)).toEqual({ do: "hello", seq: null, log: 0, passing: "at once" });
});
