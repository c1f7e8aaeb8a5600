import { expect, test } from "vitest";
import { baselines, fit, flow } from "../../src/cards/measure";
import { runs } from "../../src/cards/words";
import { library } from "./library";

const TEXT = "Whenever this creature attacks a city, mark up to one target resident of that city.\n1, (M): Draw a card.";

test("no line is wider than its place, and no word is lost", () => {
  const lines = flow(runs(TEXT), 12);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(12);
  const words = lines.flatMap((line) =>
    line.pieces.map((piece) => (piece.run.kind === "words" ? piece.run.text : piece.run.kind)),
  );
  expect(words.join(" ")).toBe(
    "Whenever this creature attacks a city, mark up to one target resident of that city. gem , mark : Draw a card.",
  );
});

test("a sign keeps what is written close to it", () => {
  for (const width of [3, 4, 5, 6]) {
    const lines = flow(runs("Then pay (M): draw."), width);
    const line = lines.find((one) => one.pieces.some((piece) => piece.run.kind === "mark"));
    expect(line?.pieces.map((piece) => (piece.run.kind === "words" ? piece.run.text : piece.run.kind)).join("")).toMatch(
      /mark:/,
    );
  }
});

test("a short text is as large as it may be, a long one is smaller", () => {
  expect(fit(runs("Draw a card."), 140, 80, 13, 11).size).toBe(13);
  const long = fit(runs(TEXT), 140, 62, 13, 8);
  expect(long.size).toBeLessThan(13);
  expect(long.height).toBeLessThanOrEqual(62);
  expect(long.cut).toBe(false);
});

test("what fits at no size is cut, and says so", () => {
  const tight = fit(runs(TEXT), 60, 40, 13, 11);
  expect(tight.cut).toBe(true);
  expect(tight.size).toBeGreaterThanOrEqual(11);
  expect(tight.height).toBeLessThanOrEqual(40);
});

test("lines stand one under the other, paragraphs apart", () => {
  const lines = flow(runs("One.\nTwo.\nThree."), 50);
  const rows = baselines(lines, 10);
  expect(rows).toHaveLength(3);
  expect((rows[1] ?? 0) - (rows[0] ?? 0)).toBeGreaterThan(11.6);
});

test("every text of the library fits on a card in the hand at 11 px", () => {
  for (const face of library()) expect(fit(runs(face.text), 136, 112, 12.5, 11).cut, face.name).toBe(false);
});
