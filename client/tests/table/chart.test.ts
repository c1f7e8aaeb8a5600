import { expect, test } from "vitest";
import type { CounterLayout, MarkShown, TurningPointShown } from "../../src/messages";
import { chartOf, markAt, seqAt } from "../../src/table/ending/chart";

const POINTS: CounterLayout = { key: "points", title: "Points", form: "score", goal: 30, faction: null, most: null };
const marks = (scores: [number, number][]): MarkShown[] =>
  scores.map((pair, place) => ({
    turn: Math.min(place + 1, scores.length - 1),
    seat: place === scores.length - 1 ? null : place % 2,
    seq: place * 10,
    scores: [pair],
  }));
const point = (seq: number): TurningPointShown => ({ turn: 2, seat: 1, seq, creatures: 3, text: [] });
const MARKS = marks([
  [15, 15],
  [16, 15],
  [20, 12],
  [30, 12],
]);

test("each seat has a line from the first turn to the end, higher where the score is", () => {
  const chart = chartOf(POINTS, 0, MARKS, [point(10)], 0);
  const [own, other] = chart.lines;
  expect([own?.first, own?.last, other?.first, other?.last]).toEqual([15, 30, 15, 12]);
  expect(own?.path.match(/[ML]/g)).toHaveLength(4);
  expect(own?.end.y).toBeLessThan(other?.end.y ?? 0);
  expect(own?.end.y).toBe(chart.goal);
  expect(chart.turns.map((turn) => turn.title)).toEqual(["1", "2", "3", "end"]);
  expect(chart.levels.map((level) => level.value)).toEqual([10, 15, 20, 25, 30]);
});

test("a pin stands where its moment was, and a touch finds the turn that is nearest", () => {
  const chart = chartOf(POINTS, 0, MARKS, [point(15)], 0);
  expect(markAt(MARKS, 15)).toBe(1.5);
  expect([markAt(MARKS, 0), markAt(MARKS, 30), markAt(MARKS, 99)]).toEqual([0, 3, 3]);
  expect(chart.pins[0]?.x).toBe((chart.x(1) + chart.x(2)) / 2);
  expect(seqAt(chart, MARKS, chart.x(2) + 3)).toBe(20);
  expect([seqAt(chart, MARKS, -50), seqAt(chart, MARKS, 5000)]).toEqual([0, 30]);
});

test("in a long game not every turn is named, and the last name does not touch the end", () => {
  const long = marks(Array.from({ length: 61 }, () => [5, 5]));
  const { turns } = chartOf(POINTS, 0, long, [], 0);
  expect(turns.length).toBeLessThan(16);
  const gaps = turns.slice(1).map((turn, place) => turn.x - (turns[place]?.x ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(30);
});

test("numbers at the ends of level lines stand one below the other", () => {
  const level = chartOf(
    { ...POINTS, goal: null },
    0,
    marks([
      [5, 5],
      [5, 5],
    ]),
    [],
    0,
  ); // prettier-ignore
  const ends = level.lines.map((line) => line.end.y);
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeGreaterThanOrEqual(14);
});
