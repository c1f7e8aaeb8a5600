import { describe, expect, test } from "vitest";
import { type Run, runs } from "../../src/cards/words";
import { library } from "./library";

/** A line as one string: {M} for the mark sign, {2 gaian} for gems, *...* for what stands out. */
function told(line: readonly Run[] | undefined): string {
  return (line ?? [])
    .map((run) =>
      run.kind === "mark"
        ? "{M}"
        : run.kind === "marks" || run.kind === "shape"
          ? `{${run.text}}`
          : run.kind === "gem"
            ? `{${run.text} ${run.faction}}`
            : run.strong
              ? `*${run.text}*`
              : run.text,
    )
    .join("");
}

describe("a line of card text", () => {
  test.each([
    ["(M): Produce 1 Gaian power.", "{M}: Produce {1 gaian}."],
    ["2 Gaian power, (M): Put a +1/+1 counter on target creature.", "{2 gaian}, {M}: Put a +1/+1 counter on target creature."],
    [
      "1, (M): Draw a card if the number of cards in your hand is 3 or less.",
      "{1 none}, {M}: Draw a card if the number of cards in your hand is 3 or less.",
    ],
    [
      "1: Attach this enchantment to target creature you control.",
      "{1 none}: Attach this enchantment to target creature you control.",
    ],
    ["[ ] [2] Heal - Restore 1 life to target ally creature.", "{M} {2} Heal - Restore 1 life to target ally creature."],
    ["[P] Volley - Deal 1 damage.", "{P} Volley - Deal 1 damage."],
    ["[Ensnare] - Mark the creature this creature fights.", "[Ensnare] - Mark the creature this creature fights."],
    ["X: Deal X damage.", "{X none}: Deal X damage."],
    ["Total domination: Draw a card.", "*Total domination:* Draw a card."],
    ["Advantage: (M): Produce 2 Gaian power.", "*Advantage:* {M}: Produce {2 gaian}."],
    ["Advantage: 2, (M): Draw a card.", "*Advantage:* {2 none}, {M}: Draw a card."],
    [
      'Enchanted creature has "(M): Deal 1 damage to target creature."',
      'Enchanted creature has "{M}: Deal 1 damage to target creature."',
    ],
    ['Enchanted creature has "2: Draw a card."', 'Enchanted creature has "{2 none}: Draw a card."'],
    ["Stop target event unless its controller pays 3 power.", "Stop target event unless its controller pays {3 none}."],
    ["Produce 2 Dark Legion power.", "Produce {2 dark-legion}."],
    ["Produce 1 House of Nobles power.", "Produce {1 house-of-nobles}."],
    ["Produce 1 The Empire power.", "Produce {1 the-empire}."],
    ["Produce 1 Ocean power.", "Produce 1 Ocean power."],
    ["Sacrifice two other creatures: Unmark this creature.", "Sacrifice two other creatures: Unmark this creature."],
  ])("%s", (text, shown) => {
    expect(told(runs(text)[0])).toBe(shown);
  });

  test("that holds nothing but keywords stands out", () => {
    expect(told(runs("Flying, ranged\nDraw a card.", ["Flying", "ranged"])[0])).toBe("*Flying, ranged*");
    expect(told(runs("Flying beasts can attack.", ["Flying"])[0])).toBe("Flying beasts can attack.");
  });
});

test("no card of the library loses a word", () => {
  const back = (line: readonly Run[]) =>
    line
      .map((run) =>
        run.kind === "mark" ? run.written : run.kind === "marks" || run.kind === "shape" ? `[${run.text}]` : run.text,
      )
      .join("");
  const plain = (text: string) =>
    text
      .replace(/(\d+|X) (?:(?:The )?[A-Z]\w+(?: (?:of )?[A-Z]\w+)* )?power\b/g, "$1")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  for (const face of library()) expect(runs(face.text).map(back), face.name).toEqual(plain(face.text));
});

test("a sentence that nobody reads stands out from its neighbours, wherever it stands in its line", () => {
  const [line = []] = runs("Draw a card. Flurb the reeds. Pay 2 power.", [], ["Flurb the reeds."]);
  expect(line.map((run) => ("text" in run ? [run.text, run.kind === "words" && Boolean(run.unread)] : run.kind))).toEqual([
    ["Draw a card. ", false],
    ["Flurb the reeds.", true],
    [" Pay ", false],
    ["2", false],
    [".", false],
  ]);
});

test("what is left of a sentence behind a moment is marked alone", () => {
  const [line = []] = runs("When it dies, flurb the reeds.", [], ["flurb the reeds."]);
  expect(line).toEqual([
    { kind: "words", text: "When it dies, " },
    { kind: "words", text: "flurb the reeds.", unread: true },
  ]);
});
