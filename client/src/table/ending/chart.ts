import type { CounterLayout, MarkShown, TurningPointShown } from "../../messages";

/** Where the lines of a chart run: all in units of its own picture, which grows with the page. */
export const WIDE = 640;
export const HIGH = 200;
const LEFT = 40;
const RIGHT = 44;
const TOP = 26;
const BOTTOM = 24;
const MOST_TURNS = 12; // named below the chart: more would touch each other
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

export interface Spot {
  x: number;
  y: number;
}

export interface Line {
  seat: number;
  path: string;
  end: Spot;
  first: number;
  last: number;
}

export interface Chart {
  lines: Line[];
  turns: { x: number; title: string }[]; // named below
  levels: { y: number; value: number }[];
  goal: number | null; // how high the goal lies, if the chart reaches up to it
  pins: (Spot & { number: number; point: TurningPointShown })[];
  x: (mark: number) => number;
}

/** One score of all seats, turn by turn. */
export function chartOf(
  counter: CounterLayout,
  index: number,
  marks: MarkShown[],
  points: TurningPointShown[],
  own: number,
): Chart {
  const bySeat = (marks[0]?.scores[index] ?? []).map((_, seat) => marks.map((mark) => mark.scores[index]?.[seat] ?? 0));
  const all = [...bySeat.flat(), ...(counter.goal === null ? [] : [counter.goal])];
  const [least, most] = bounds(Math.min(...all), Math.max(...all));
  const x = (mark: number) => LEFT + (mark * (WIDE - LEFT - RIGHT)) / Math.max(1, marks.length - 1);
  const y = (value: number) => HIGH - BOTTOM - ((value - least) * (HIGH - TOP - BOTTOM)) / (most - least);
  const lines = bySeat.map((values, seat) => ({
    seat,
    path: values.map((value, mark) => `${mark ? "L" : "M"}${round(x(mark))} ${round(y(value))}`).join(""),
    end: { x: x(values.length - 1), y: y(values[values.length - 1] ?? 0) },
    first: values[0] ?? 0,
    last: values[values.length - 1] ?? 0,
  }));
  const pins = points.map((point, place) => {
    const mark = markAt(marks, point.seq);
    return { x: x(mark), y: y(bySeat[own]?.[Math.floor(mark)] ?? least), number: place + 1, point };
  });
  return {
    lines: apart(lines),
    turns: namedTurns(marks, x),
    levels: levelsOf(least, most, y),
    goal: goalOf(counter, y),
    pins,
    x,
  };
}

/** Between which marks a moment lies: a whole number where a turn began. */
export function markAt(marks: readonly MarkShown[], seq: number): number {
  const next = marks.findIndex((mark) => mark.seq > seq);
  if (next < 0) return Math.max(0, marks.length - 1);
  if (next === 0) return 0;
  const [from, to] = [marks[next - 1]?.seq ?? 0, marks[next]?.seq ?? 0];
  return next - 1 + (seq - from) / Math.max(1, to - from);
}

/** The number of choices at which the turn nearest to this place of the picture began. */
export function seqAt(chart: Chart, marks: readonly MarkShown[], x: number): number {
  const far = (mark: number) => Math.abs(chart.x(mark) - x);
  const nearest = marks.reduce((best, _, mark) => (far(mark) < far(best) ? mark : best), 0);
  return marks[nearest]?.seq ?? 0;
}

function bounds(least: number, most: number): [number, number] {
  const step = stepOf(most - least);
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  return [low, high > low ? high : low + step];
}

/** How far levels are apart: four or five of them fit. */
function stepOf(span: number): number {
  return STEPS.find((step) => span <= step * 5) ?? Math.ceil(span / 5);
}

function levelsOf(least: number, most: number, y: (value: number) => number) {
  const step = stepOf(most - least);
  const count = Math.round((most - least) / step) + 1;
  return Array.from({ length: count }, (_, place) => ({ value: least + place * step, y: y(least + place * step) }));
}

function goalOf(counter: CounterLayout, y: (value: number) => number): number | null {
  return counter.goal === null ? null : y(counter.goal);
}

function namedTurns(marks: readonly MarkShown[], x: (mark: number) => number) {
  const turns = marks.slice(0, -1);
  const every = Math.max(1, Math.ceil(turns.length / MOST_TURNS));
  const named = turns
    .map((mark, place) => ({ x: x(place), title: `${mark.turn}`, place }))
    .filter(({ place }) => place % every === 0);
  const room = named.filter(({ place }) => place <= marks.length - 1 - every * 0.8);
  return [...room.map(({ x, title }) => ({ x, title })), { x: x(marks.length - 1), title: "end" }];
}

/** The numbers at the ends of lines do not touch each other. */
function apart(lines: Line[]): Line[] {
  const HEIGHT = 16;
  let below = Infinity; // the names of turns stand there
  for (const line of [...lines].sort((a, b) => b.end.y - a.end.y)) {
    line.end = { ...line.end, y: Math.min(line.end.y, below - HEIGHT) };
    below = line.end.y;
  }
  return lines;
}

const round = (value: number) => Math.round(value * 10) / 10;
