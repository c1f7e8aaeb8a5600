import { expect, test } from "vitest";
import { asText, fromText } from "../../src/workshop/decktext";
import { inGame, newCard, othersFor, ownValues, reworded, withOther, withWord } from "../../src/workshop/drafts";
import { atLeastOne, curve } from "../../src/workshop/odds";

test("a sentence is taken the place of, with its full stop, and nothing else", () => {
  const text = "Flying.\nWhen it dies, heal it. Draw a card.\nReach.";
  expect(reworded(text, 1, 0, 21, "Draw two cards.")).toBe("Flying.\nDraw two cards. Draw a card.\nReach.");
  expect(reworded("Draw two crds", 0, 0, 13, "Draw two cards.")).toBe("Draw two cards.");
});

test("a word takes the place of what is begun, or follows what is there", () => {
  expect(withWord("When this cr", 12, "cr", "creature")).toEqual({ text: "When this creature ", at: 19 });
  expect(withWord("When", 4, "", "this")).toEqual({ text: "When this ", at: 10 });
  expect(withWord("(M):draw a card", 4, "", "target")).toEqual({ text: "(M):target draw a card", at: 11 });
  expect(withWord("", 0, "", "Flying")).toEqual({ text: "Flying ", at: 7 });
});

test("a card in a game with values of its own has those that every card there has", () => {
  const card = newCard("arc", "Gaian");
  const far = ownValues([{ values: { defense: 1, life: 2 }, stats: { level: 1 } } as never], "creature");
  expect(inGame(card, "slot", far).stats.slot).toEqual({ defense: 0, life: 1, level: 1 });
  expect(inGame({ ...card, stats: { slot: { life: 4 } } }, "slot", far).stats.slot?.life).toBe(4);
  expect(inGame(card, "arc", ownValues([{ values: { attack: 1 }, stats: {} } as never], "creature")).stats).toEqual({});
});

test("a hero prints numbers of its own, and other factions one after the other", () => {
  const card = { ...newCard("orc+heroes", "Gaian"), type: "hero" };
  const { stats } = inGame(card, "orc+heroes", ownValues([], "hero"));
  expect(stats.orc).toMatchObject({ influence: 10, points: 20, resources: 1 });
  expect(othersFor("orc+heroes", "hero", stats.orc ?? {})).toEqual(["second"]);
  const two = withOther(stats.orc ?? {}, "second", "Red Banner", true);
  expect(two).toMatchObject({ second_faction: "Red Banner", second_loyalty: 1, second_army: 1 });
  expect(othersFor("orc+heroes", "hero", two)).toEqual(["second", "third"]);
  expect(withOther(two, "second", "", true)).toEqual(stats.orc);
  expect(othersFor("arc", "creature", {})).toEqual([]);
});

test("a deck goes into text and back", () => {
  const cards = { "Bell Founder": 3, "Night Shift": 1 };
  expect(fromText(asText(cards))).toEqual({ cards, odd: [] });
  expect(fromText("# mine\n2x Bell Founder\nBell Founder\n0 Nothing\n")).toEqual({
    cards: { "Bell Founder": 3 },
    odd: ["0 Nothing"],
  });
});

test("odds are those of drawing without putting back", () => {
  expect(atLeastOne(45, 3, 7)).toBeCloseTo(1 - (38 * 37 * 36) / (45 * 44 * 43), 10);
  expect(atLeastOne(5, 5, 1)).toBe(1);
  expect(atLeastOne(40, 0, 7)).toBe(0);
  expect(atLeastOne(2, 1, 9)).toBe(1);
});

test("a curve counts what costs more with the last", () => {
  expect(
    curve([
      { cost: 0, many: 2 },
      { cost: 9, many: 1 },
      { cost: 7, many: 3 },
    ]),
  ).toEqual([2, 0, 0, 0, 0, 0, 0, 4]);
});
