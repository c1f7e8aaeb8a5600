import { expect, test } from "vitest";
import { found, isExample, scraps } from "../../src/pages/ruletext";

const KNOWN = new Set(["ABC-WIN-01", "ABC-WIN-EX1"]);

test("numbers of rules become links, if there are such rules", () => {
  expect(scraps("See ABC-WIN-01, not ABC-WIN-99.", KNOWN)).toEqual([
    { kind: "words", text: "See " },
    { kind: "rule", text: "ABC-WIN-01" },
    { kind: "words", text: ", not ABC-WIN-99." },
  ]);
  expect(scraps("(ABC-WIN-EX1)", KNOWN)[1]).toEqual({ kind: "rule", text: "ABC-WIN-EX1" });
  expect(scraps("`ABC-WIN-01`", KNOWN)).toEqual([{ kind: "rule", text: "ABC-WIN-01" }]);
});

test("stressed words and code are told apart", () => {
  expect(scraps("*Ruling:* a **must**, `opt:x`.", KNOWN).map(({ kind, text }) => `${kind}=${text}`)).toEqual([
    "stress=Ruling:",
    "words= a ",
    "strong=must",
    "words=, ",
    "code=opt:x",
    "words=.",
  ]);
});

test("a search finds rules by number, title, text or topic, and drops empty topics", () => {
  const rule = (id: string, title: string, text: string) => ({ id, title, text, topic: "WIN" });
  const topics = [
    {
      topic: "WIN",
      title: "winning",
      rules: [rule("ABC-WIN-01", "By score", "Thirty points."), rule("ABC-WIN-02", "By survival", "The last one left.")],
    },
    { topic: "TURN", title: "the turn", rules: [rule("ABC-TURN-01", "Phases", "Seven.")] },
  ];
  const ids = (...words: string[]) => found(topics, words).flatMap((topic) => topic.rules.map((one) => one.id));
  expect(ids()).toHaveLength(3);
  expect(ids("win-01")).toEqual(["ABC-WIN-01"]);
  expect(ids("winning", "last")).toEqual(["ABC-WIN-02"]);
  expect(ids("seven")).toEqual(["ABC-TURN-01"]);
  expect(found(topics, ["seven"])).toHaveLength(1);
});

test("examples and scenes are told from rules", () => {
  expect(["ABC-WIN-EX1", "ABC-WIN-SC12", "ABC-WIN-DX3", "ABC-WIN-01"].map(isExample)).toEqual([true, true, true, false]);
});
