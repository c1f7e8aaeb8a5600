import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Draft, type Kept } from "../../src/workshop/keeping";
import type { Saved } from "../../src/workshop/calls";

interface Note {
  text: string;
}
const KEY = "draft";
const at = (revision: number, text: string): Kept<Note> => ({ revision, what: { text } });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

function typing(start: Kept<Note>, answers: (Saved<Kept<Note>> | Error)[]) {
  const asked: Kept<Note>[] = [];
  const draft = new Draft<Note>(KEY, start, (revision, what) => {
    asked.push({ revision, what });
    const next = answers.shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next ?? { kept: { revision: revision + 1, what } });
  });
  return { draft, asked };
}

test("what is typed is kept in the browser at once, and on the server soon", async () => {
  const { draft, asked } = typing(at(0, ""), []);
  draft.change({ text: "F" });
  draft.change({ text: "Flying." });
  expect(localStorage.getItem(KEY)).toContain("Flying.");
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([at(0, "Flying.")]);
  expect(draft.keeping.value).toBe("saved");
  expect(draft.at).toBe(1);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("where the server does not answer, the browser has it and asks again", async () => {
  const { draft, asked } = typing(at(1, ""), [new Error("away")]);
  draft.change({ text: "Flying." });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(draft.keeping.value).toBe("away");
  expect(localStorage.getItem(KEY)).toContain("Flying.");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.length).toBe(2);
  expect(draft.keeping.value).toBe("saved");
});

test("what was left behind is found again and saved", async () => {
  localStorage.setItem(KEY, JSON.stringify(at(1, "Flying.")));
  const { draft, asked } = typing(at(1, "Fly"), []);
  expect(draft.what.value.text).toBe("Flying.");
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([at(1, "Flying.")]);
});

test("of two who typed nothing is lost: both are there, and one is taken", async () => {
  const { draft, asked } = typing(at(1, ""), [{ now: at(2, "theirs") }]);
  draft.change({ text: "mine" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(draft.keeping.value).toBe("stale");
  expect(draft.what.value.text).toBe("mine");
  expect(draft.there.value?.what.text).toBe("theirs");
  await draft.mine();
  expect(asked.at(-1)).toEqual(at(2, "mine"));
  expect(draft.keeping.value).toBe("saved");
});

test("or theirs is taken", async () => {
  const { draft } = typing(at(1, ""), [{ now: at(2, "theirs") }]);
  draft.change({ text: "mine" });
  await vi.advanceTimersByTimeAsync(1_000);
  draft.theirs();
  expect(draft.what.value.text).toBe("theirs");
  expect(draft.at).toBe(2);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("what was left behind against a newer one is shown beside it", () => {
  localStorage.setItem(KEY, JSON.stringify(at(1, "mine")));
  const { draft } = typing(at(3, "theirs"), []);
  expect(draft.keeping.value).toBe("stale");
  expect(draft.what.value.text).toBe("mine");
  expect(draft.there.value?.what.text).toBe("theirs");
});
