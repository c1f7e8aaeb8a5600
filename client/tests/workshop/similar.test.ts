import { expect, test } from "vitest";
import type { FaceInfo } from "../../src/messages";
import { similar } from "../../src/workshop/similar";

const face = (name: string, attack: number, text: string, cost: string, more: Partial<FaceInfo> = {}): FaceInfo =>
  ({ name, type: "creature", values: { attack, defense: 1 }, loyalty: 1, text, cost, token: false, ...more }) as FaceInfo;

test("cards are alike by their values and words, whatever they cost", () => {
  const mine = face("Mine", 3, "Flying. Draw a card.", "9");
  const there = [
    face("Far", 8, "Haste.", "9"),
    face("Near", 3, "Flying.", "4"),
    face("Nearest", 3, "Draw a card. Flying.", "5"),
    face("Event", 3, "Flying. Draw a card.", "5", { type: "event" }),
    face("Plain", 3, "When this creature comes into play, draw two other tokens.", "3"),
    mine,
  ];
  expect(similar(mine, there, 2).map(({ name }) => name)).toEqual(["Nearest", "Near"]);
});
