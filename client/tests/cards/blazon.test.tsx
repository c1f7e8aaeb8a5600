import { render } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import { blazon } from "../../src/cards/blazon";
import { ALL_CHARGES, CHARGES } from "../../src/cards/charges";
import { Picture } from "../../src/cards/Picture";
import { TINCTURES, factionKey } from "../../src/cards/tinctures";
import { contrast } from "../look/contrast";
import { faceOf, library } from "./library";

const CARDS = library();

const drawn = (face: (typeof CARDS)[number]) => {
  const { container } = render(
    <svg>
      <Picture face={face} />
    </svg>,
  );
  // Names of clips differ from drawing to drawing and are not seen.
  return container.innerHTML.replace(/(id="|url\(#)[^")]*/g, "$1");
};

test("the library has been read: all cards, each with a name and a faction that has colours", () => {
  expect(CARDS.length).toBeGreaterThan(100);
  expect(new Set(CARDS.map((face) => face.name)).size).toBe(CARDS.length);
  expect(CARDS.filter((face) => factionKey(face.faction) === "none")).toEqual([]);
});

test("the same card has the same picture every time", () => {
  for (const face of CARDS.slice(0, 20)) expect(drawn(face)).toBe(drawn({ ...face }));
});

test("all cards have different pictures", () => {
  expect(new Set(CARDS.map(drawn)).size).toBe(CARDS.length);
});

test("no two cards share what is seen first: device, charge, form and colours", () => {
  const first = CARDS.map((face) => {
    const arms = blazon(face);
    const form =
      arms.composition === "shield" || arms.composition === "walls"
        ? [arms.shield, arms.division]
        : [arms.count, arms.turn % 4];
    return [arms.composition, arms.charge, arms.many, arms.field, arms.bearing, ...form].join(" ");
  });
  expect(first.filter((one, n) => first.indexOf(one) !== n)).toEqual([]);
});

test("another number or another name changes the picture", () => {
  const face = faceOf({ number: 7, name: "Tin Whistle" });
  expect(drawn(face)).not.toBe(drawn({ ...face, number: 8 }));
  expect(drawn(face)).not.toBe(drawn({ ...face, name: "Tin Drum" }));
});

test("a name that speaks of a charge has it", () => {
  expect(blazon(faceOf({ name: "Bell of Bells" })).charge).toBe("bell");
  expect(blazon(faceOf({ name: "Nameless", subtypes: ["Ship"] })).charge).toMatch(/ship|wheel|anchor/);
});

test("each type has a composition of its own, and an unknown type has one too", () => {
  const types = ["creature", "city", "event", "magic", "enchantment", "equipment", "avatar", "quest"];
  expect(new Set(types.map((type) => blazon(faceOf({ type })).composition)).size).toBe(types.length);
  expect(blazon(faceOf({ type: "weather" })).composition).toBe("pennon");
});

test("there are twenty charges and more, all drawn within their box", () => {
  expect(ALL_CHARGES.length).toBeGreaterThan(20);
  for (const charge of ALL_CHARGES) expect(CHARGES[charge], charge).toMatch(/^M[-\d. a-zA-Z]+Z$/);
});

describe("a charge can be told from its field", () => {
  test.each(Object.entries(TINCTURES))("%s", (_, { colours, metals }) => {
    for (const colour of colours)
      for (const metal of metals) expect(contrast(colour, metal), `${colour} on ${metal}`).toBeGreaterThan(2.2);
  });
});
