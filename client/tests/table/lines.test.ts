import { expect, test } from "vitest";
import type { CardState } from "../../src/messages";
import { rim } from "../../src/table/board/Arrows";
import { abreastOnPhone, fold, height, linesOf } from "../../src/table/board/lines";
import { area, card } from "./scene";

const cards = (from: number, count: number, some: Partial<CardState> = {}) =>
  Array.from({ length: count }, (_, index) => card(from + index, `Card ${from + index}`, some));
const NOTHING = { residents: new Map<number, CardState[]>(), attached: new Map<number, CardState[]>() };
const placed = (form: "row" | "hosts", here: CardState[]) => ({
  layout: area("there", form),
  seat: 0,
  count: here.length,
  cards: here,
  backs: [],
  note: "",
});

test("cards fold into lines no broader than they must be", () => {
  expect(fold([1, 1, 1, 1], 1)).toBe(4);
  expect(fold([1, 1, 1, 1], 2)).toBe(2);
  expect(fold([1, 1, 1, 1, 1], 2)).toBe(3);
  expect(fold([1, 1.4, 1], 2)).toBeCloseTo(2.4);
  expect(fold([], 2)).toBe(0);
});

test("a row stands in one line while there is room, and in more when there is not", () => {
  const army = placed("row", cards(1, 8));
  expect(linesOf(army, NOTHING, 12)).toMatchObject({ lines: 1, columns: 8 });
  expect(linesOf(army, NOTHING, 6)).toMatchObject({ lines: 2, columns: 4 });
});

test("on a phone seven creatures that have attacked stand in two lines, broad enough for a finger", () => {
  const stand = linesOf(placed("row", cards(1, 7, { marked: true })), NOTHING, abreastOnPhone(360));
  expect(stand.lines).toBe(2);
  expect((360 - 42) / stand.columns - 6).toBeGreaterThan(44);
});

test("a city and its residents fold together, each group on its own ground", () => {
  const residents = new Map([[1, cards(10, 9)]]);
  const stand = linesOf(placed("hosts", cards(1, 3)), { ...NOTHING, residents }, 9);
  expect(stand.lines).toBe(2);
  expect([...stand.folds]).toEqual([
    [1, 5],
    [2, 1],
    [3, 1],
  ]);
  expect(stand.columns).toBeCloseTo(7.45);
});

test("a marked card keeps its place: what stands beside it does not move", () => {
  const beside = (some: Partial<CardState>) => linesOf(placed("row", cards(1, 5, some)), NOTHING, 12).columns;
  expect(beside({ marked: true })).toBe(beside({}));
});

test("an empty area gives its height to full ones, and folds", () => {
  const value = (here: CardState[]) => height(placed("row", here), linesOf(placed("row", here), NOTHING, 12));
  expect(value([])).toBe(0);
  expect(value(cards(1, 1))).toBeLessThan(value(cards(1, 14)));
});

test("an empty front keeps its place, opposite what it faces", () => {
  const front = placed("row", []);
  front.layout.faces = "other";
  expect(height(front, linesOf(front, NOTHING, 12))).toBe(1);
});

test("an arrow begins and ends at the edge of a card, not on its name", () => {
  const target = { x: 100, y: 300, width: 60, height: 90 };
  const share = rim(target, { x: 100, y: 100 });
  expect(300 - share * 200).toBeLessThan(300 - 45);
  expect(300 - share * 200).toBeGreaterThan(300 - 45 - 8);
});
