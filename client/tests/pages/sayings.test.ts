import { expect, test } from "vitest";
import type { EnglishInfo } from "../../src/messages";
import { nearest, sayingsOf } from "../../src/pages/sayings";

const ENGLISH: EnglishInfo = {
  points: [],
  chapters: [
    {
      key: "hands",
      part: "Verbs",
      title: "Hands",
      about: "",
      sayings: [{ form: "**draw/draws** *cards*", examples: ["Draw a card.", "Whenever this creature dies, draw a card."] }],
    },
    {
      key: "keywords",
      part: "Keywords",
      title: "Keywords",
      about: "",
      sayings: [{ form: "**haste**: it may attack", examples: [] }],
    },
  ],
};

test("every example is a text, and what has none is told by its form", () => {
  expect(sayingsOf(ENGLISH).map(({ text, form, chapter }) => [text, form, chapter])).toEqual([
    ["Draw a card.", "**draw/draws** *cards*", "hands"],
    ["Whenever this creature dies, draw a card.", "**draw/draws** *cards*", "hands"],
    ["haste: it may attack", "", "keywords"],
  ]);
});

test("a search finds the texts with most of its words, the shortest first", () => {
  const all = sayingsOf(ENGLISH);
  const texts = (search: string, most = 9) => nearest(all, search, most).found.map(({ text }) => text);
  expect(texts("card draw")).toEqual(["Draw a card.", "Whenever this creature dies, draw a card."]);
  expect(texts("card draw", 1)).toEqual(["Draw a card."]);
  expect(texts("DRAW creat")).toEqual(["Whenever this creature dies, draw a card."]);
  expect(texts("attack")).toEqual(["haste: it may attack"]);
  expect(nearest(all, "draw a banana", 9).whole).toBe(false);
  expect(nearest(all, "draw", 9).whole).toBe(true);
  expect(texts("zebra")).toEqual([]);
  expect(texts("  ")).toEqual([]);
});
