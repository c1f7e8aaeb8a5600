import { expect, test } from "vitest";
import { routeOf } from "../src/router";

test("each page has its address", () => {
  expect(routeOf("/")).toEqual({ page: "start" });
  expect(routeOf("/table/a%20b")).toEqual({ page: "table", key: "a b" });
  expect(routeOf("/rules/arc", "#ARC-TACT-06")).toEqual({ page: "rules", ruleset: "arc", rule: "ARC-TACT-06" });
  expect(routeOf("/cards/arc/")).toEqual({ page: "cards", ruleset: "arc", card: 0 });
  expect(routeOf("/cards/arc", "#12")).toEqual({ page: "cards", ruleset: "arc", card: 12 });
  expect(routeOf("/back", "#Ab.c_d-e")).toEqual({ page: "back", secret: "Ab.c_d-e" });
  expect(routeOf("/how/slot")).toEqual({ page: "how", ruleset: "slot" });
  expect(routeOf("/workshop")).toEqual({ page: "workshop", set: "", part: "", kind: "" });
  expect(routeOf("/workshop/s")).toEqual({ page: "workshop", set: "s", part: "", kind: "" });
  expect(routeOf("/workshop/s/card/c")).toEqual({ page: "workshop", set: "s", part: "c", kind: "card" });
  expect(routeOf("/deck/orc/piecework")).toEqual({ page: "deck", ruleset: "orc", deck: "piecework" });
});

test("an address that is no page says so", () => {
  for (const path of ["/table", "/table/a/b", "/deck/orc", "/deck/orc/a/b", "/nonsense", "/rules/"])
    expect(routeOf(path).page).toBe("nowhere");
  expect(routeOf("/table/%E0%A4")).toEqual({ page: "table", key: "%E0%A4" });
});
