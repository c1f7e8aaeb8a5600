import { expect, test } from "vitest";
import { choicesOf, mainOf, meant, ontoOf, targetsOf } from "../../src/table/choosing/choices";
import { option, PASS, question } from "./scene";

const everything = () => true;

test("what is hardly ever wanted comes after the others, and keeps its number", () => {
  const names = ["Dark Legion", "Gaian", "Red Banner"].map((name) => option(name, { card: 1, rank: Number(name !== "Gaian") }));
  const choices = choicesOf(question(names), 0, () => true);
  expect(choices.loose).toEqual([1, 0, 2]);
});

test("options stand for cards, players, areas and slots", () => {
  expect(mainOf(option("a", { card: 4 }), 0)).toBe("card:4");
  expect(mainOf(option("a", { seat: 1 }), 0)).toBe("seat:1");
  expect(mainOf(option("a", { area: "army" }), 2)).toBe("area:2:army");
  expect(mainOf(option("a", { seat: 1, area: "army", slot: 0 }), 2)).toBe("slot:1:army:0");
  expect(mainOf(option("a", { number: 3 }), 0)).toBeNull();
  expect(ontoOf(option("a", { card: 4, onto: -2 }), 0)).toBe("seat:1");
  expect(ontoOf(option("a", { card: 4, onto_area: "army", onto_slot: 0 }), 0)).toBe("slot:0:army:0");
});

test("options without a thing are buttons, and what declines stands apart", () => {
  const choices = choicesOf(question([PASS, option("red", { number: 1 }), option("Otter", { card: 4 })]), 0, everything);
  expect(choices.rest).toEqual([0]);
  expect(choices.loose).toEqual([1]);
  expect(choices.main.get("card:4")).toEqual([2]);
});

test("several prices of one card are buttons, but several places for it are not", () => {
  const prices = choicesOf(question([option("pay red", { card: 4 }), option("pay green", { card: 4 }), PASS]), 0, everything);
  expect(prices.loose).toEqual([0, 1]);
  const places = choicesOf(
    question([option("to A", { card: 4, onto: 8 }), option("to B", { card: 4, onto: 9 })]),
    0,
    everything,
  );
  expect(places.loose).toEqual([]);
  expect(places.main.get("card:4")).toEqual([0, 1]);
});

test("cards that lie nowhere in sight are gathered, and areas that are not drawn become buttons", () => {
  const choices = choicesOf(question([option("find", { card: 4 }), option("there", { area: "limbo" })]), 0, () => false);
  expect([...choices.hidden.keys()]).toEqual(["card:4"]);
  expect(choices.loose).toEqual([1]);
});

test("what is taken up decides what a click on a target means", () => {
  const options = [
    option("Fox blocks Bear", { card: 1, onto: 7 }),
    option("Fox blocks Boar", { card: 1, onto: 8 }),
    option("Hare blocks Bear", { card: 2, onto: 7 }),
  ];
  const choices = choicesOf(question(options), 0, everything);
  expect(meant(choices, "card:1", null)).toEqual([0, 1]);
  expect(meant(choices, "card:7", null)).toEqual([0, 2]);
  expect(meant(choices, "card:7", "card:2")).toEqual([2]);
  expect(targetsOf(choices, "card:1")).toEqual(new Set(["card:7", "card:8"]));
  expect(targetsOf(choices, null).size).toBe(0);
});

test("a card with several uses glows, and its uses stand in the bar as well", () => {
  const uses = [option("mark it", { card: 4 }), option("unmark it", { card: 4 }), PASS];
  const choices = choicesOf(question(uses), 0, () => true);
  expect(choices.loose).toEqual([0, 1]);
  expect(choices.main.get("card:4")).toEqual([0, 1]);
});
