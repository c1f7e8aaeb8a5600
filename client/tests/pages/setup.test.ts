import { expect, test } from "vitest";
import type { OfferInfo, RulesetInfo } from "../../src/messages";
import { firstSetup, roomRequest, switched } from "../../src/pages/setup";

const deck = (key: string, learning: boolean) => ({
  key,
  name: key,
  learning,
  description: "",
  size: 45,
  factions: [],
  guide: false,
});
const bot = (key: string) => ({ key, title: key, description: "" });
const offer: OfferInfo = { about: "", wins: "", feels: "", hard: 1, rules: 1, length: null, picture: [], grid: 0 };
const RULESET: RulesetInfo = {
  name: "chess",
  title: "Chess",
  summary: "",
  seats: [2, 4],
  settings: [],
  decks: [deck("a", false), deck("b", true), deck("c", true)],
  bots: [bot("silly"), bot("fair"), bot("fierce")],
  keywords: {},
  lesson: [],
  columns: 0,
  fronts: [],
  hand: true,
  best_of: 1,
  first: null,
  hands: false,
  offer,
  mods: [],
};

test("a newcomer gets a deck for learning, another across, and a fair bot", () => {
  expect(firstSetup(RULESET)).toEqual({
    ruleset: "chess",
    deck: "b",
    against: "c",
    bot: "fair",
    others: 1,
    settings: {},
    bestOf: 1,
  });
});

test("what was chosen last time is offered again, if it is still there", () => {
  expect(firstSetup(RULESET, { ruleset: "chess", deck: "a", against: "a", bot: "fierce", others: 3 })).toMatchObject({
    deck: "a",
    against: "a",
    bot: "fierce",
    others: 3,
  });
  expect(firstSetup(RULESET, { ruleset: "chess", deck: "gone", bot: "gone", others: 9 })).toMatchObject({
    deck: "b",
    bot: "fair",
    others: 3,
  });
  expect(firstSetup(RULESET, { ruleset: "go", deck: "a" })).toMatchObject({ deck: "b" });
});

test("mods stand behind the name of their ruleset, in its order", () => {
  const mod = (key: string) => ({ key, title: key, about: "", offer, seats: [2, 2] as [number, number] });
  const game = (name: string) => ({ ...RULESET, name, mods: ["pawns", "queens"].map(mod) });
  expect(switched(game("chess"), "queens")).toBe("chess+queens");
  expect(switched(game("chess+queens"), "pawns")).toBe("chess+pawns+queens");
  expect(switched(game("chess+pawns+queens"), "pawns")).toBe("chess+queens");
  expect(switched(game("chess+pawns"), "pawns")).toBe("chess");
});

test("a single deck is played by both, a single bot is taken", () => {
  expect(firstSetup({ ...RULESET, decks: [deck("a", false)], bots: [bot("only")] })).toMatchObject({
    deck: "a",
    against: "a",
    bot: "only",
  });
});

test("a room has me and the bots, or me and open seats", () => {
  const setup = { ...firstSetup(RULESET), others: 2, settings: { points: 5 } };
  expect(roomRequest(setup, "bot").seats.map((seat) => [seat.kind, seat.deck, seat.bot])).toEqual([
    ["me", "b", null],
    ["bot", "c", "fair"],
    ["bot", "c", "fair"],
  ]);
  expect(roomRequest(setup, "open").seats.map((seat) => [seat.kind, seat.bot])).toEqual([
    ["me", null],
    ["open", null],
    ["open", null],
  ]);
  expect(roomRequest(setup, "open").settings).toEqual({ points: 5 });
});
