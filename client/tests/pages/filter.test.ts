import { expect, test } from "vitest";
import { ANY, choices, filterOf, matches, searchOf } from "../../src/pages/filter";
import { faceOf } from "../cards/library";

const OTTER = faceOf({
  number: 31,
  name: "Otter Scout",
  subtypes: ["Beast", "Scout"],
  cost: "1",
  text: "Unmark another creature.",
});
const TOWER = faceOf({ number: 2, name: "High Tower", type: "city", faction: "Red Banner", cost: "4", discipline: "Mind" });
const FUSE = faceOf({ number: 3, name: "Fuse", type: "event", faction: "Red Banner", cost: "X+1", text: "Deal X damage." });
const ALL = [OTTER, TOWER, FUSE];

const names = (part: object) => ALL.filter((face) => matches(face, { ...ANY, ...part })).map((face) => face.name);

test("nothing asked, everything shown", () => {
  expect(names({})).toHaveLength(3);
});

test("all words must be on the card, wherever they stand and however they are written", () => {
  expect(names({ words: "BEAST unmark" })).toEqual(["Otter Scout"]);
  expect(names({ words: "beast damage" })).toEqual([]);
  expect(names({ words: "mind" })).toEqual(["High Tower"]);
  expect(names({ words: '"deal x"' })).toEqual(["Fuse"]);
  expect(names({ words: '"x deal"' })).toEqual([]);
});

test("an unfinished quotation is still a search", () => {
  expect(names({ words: '"otter' })).toEqual(["Otter Scout"]);
  expect(names({ words: '  "' })).toHaveLength(3);
});

test("type, faction and cost narrow what is shown together", () => {
  expect(names({ faction: "Red Banner" })).toEqual(["High Tower", "Fuse"]);
  expect(names({ faction: "Red Banner", type: "event" })).toEqual(["Fuse"]);
  expect(names({ cost: "4" })).toEqual(["High Tower"]);
  expect(names({ cost: "X" })).toEqual(["Fuse"]);
});

test("only what occurs is offered, costs in order and X last", () => {
  expect(choices(ALL)).toEqual({
    type: ["creature", "city", "event"],
    faction: ["Gaian", "Red Banner"],
    cost: ["1", "4", "X"],
  });
});

test("a filter survives its way through the address", () => {
  const filter = { words: 'elf & "two words"', type: "city", faction: "", cost: "3" };
  expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(searchOf(ANY)).toBe("");
});
