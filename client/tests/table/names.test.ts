import { expect, test } from "vitest";
import type { RoomInfo } from "../../src/messages";
import { tableWithNames, withNames } from "../../src/table/log/names";
import { card, option, question, state } from "./scene";

const ROOM = {
  seats: [
    { seat: 0, name: "Guest", you: true },
    { seat: 1, name: "Greedy bot", you: false },
  ],
} as unknown as RoomInfo;

test("places for players are filled with their names", () => {
  expect(withNames("attack {seat:1}'s army", ROOM)).toBe("attack Greedy bot's army");
  expect(withNames("target {seat:2}", ROOM)).toBe("target player 3");
});

test("whoever reads is spoken to", () => {
  expect(withNames("target {seat:0}", ROOM)).toBe("target you");
  expect(withNames("Attacks {seat:0}'s army.", ROOM)).toBe("Attacks your army.");
});

test("options and signs call players by name", () => {
  const attacker = card(1, "Wolf", { signs: [{ key: "attacking", title: "Attacks {seat:0}'s army.", number: 0, tag: "" }] });
  const named = tableWithNames(state({ cards: [attacker], question: question([option("target {seat:1}")]) }), ROOM);
  expect(named.question?.options[0]?.label).toBe("target Greedy bot");
  expect(named.cards[0]?.signs[0]?.title).toBe("Attacks your army.");
});
