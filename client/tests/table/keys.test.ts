import { expect, test } from "vitest";
import {
  areaKey,
  cardKey,
  cardOf,
  keyOfThing,
  nameKey,
  nameOfSeat,
  seatKey,
  seatOfName,
  slotKey,
  thingOf,
} from "../../src/table/keys";

test.each([
  [cardKey(12), { card: 12 }],
  [seatKey(1), { seat: 1 }],
  [areaKey(0, "army"), { seat: 0, area: "army" }],
  [slotKey(1, "army", 0), { seat: 1, area: "army", slot: 0 }],
])("%s names a thing, and the thing has this key", (key, thing) => {
  expect(thingOf(key)).toEqual(thing);
  expect(keyOfThing(thing)).toBe(key);
  expect(cardOf(key)).toBe("card" in thing ? thing.card : null);
});

test("one number names a card or a player", () => {
  expect([nameKey(3), nameKey(nameOfSeat(0)), nameKey(nameOfSeat(2))]).toEqual(["card:3", "seat:0", "seat:2"]);
  expect(seatOfName(nameOfSeat(2))).toBe(2);
});
