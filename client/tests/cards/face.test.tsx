import { render, screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { CardFace } from "../../src/cards/CardFace";
import { valuesOf } from "../../src/cards/describe";
import { card } from "../table/scene";
import type { CardState } from "../../src/messages";
import { faceOf } from "./library";

const FACE = faceOf({
  name: "Tin Whistle",
  number: 36,
  subtypes: ["Elf", "Bard"],
  cost: "3",
  loyalty: 2,
  values: { attack: 1, defense: 4 },
  text: "(M): Draw a card.",
  flavour: "Off key.",
});

const stateOf = (part: Partial<CardState>): CardState => card(5, "Tin Whistle", { face: 36, ...part });

const texts = (container: Element) => [...container.querySelectorAll("text")].map((text) => text.textContent);

test("a card says all that is printed on it to whoever cannot see it", () => {
  render(<CardFace face={FACE} size="hand" />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Tin Whistle. Gaian Creature, Elf Bard. Cost 3, loyalty 2. ATK 1, DEF 4. (M): Draw a card",
  );
});

test("whoever wraps a card may speak for it", () => {
  const { container } = render(<CardFace face={FACE} size="hand" quiet />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector(".card")?.getAttribute("aria-hidden")).toBe("true");
});

test("a tiny card has name, cost and values, and no letters too small to read", () => {
  const { container } = render(<CardFace face={FACE} size="tiny" />);
  expect(texts(container)).toEqual(["Tin Whistle", "3", "1", "4"]);
  for (const text of container.querySelectorAll(".card-name"))
    expect(Number(text.getAttribute("font-size"))).toBeGreaterThanOrEqual(11);
});

test.each(["hand", "full"] as const)("no text of a card at size %s is smaller than 11 px", (size) => {
  const { container } = render(<CardFace face={FACE} size={size} />);
  const sizes = [...container.querySelectorAll(".card-text, .card-name, .card-type, .card-footer")].map((text) =>
    Number(text.getAttribute("font-size")),
  );
  expect(sizes.length).toBeGreaterThan(3);
  for (const one of sizes) expect(one === 0 || one >= 11).toBe(true);
});

test("there is one mark for each point of loyalty", () => {
  const { container } = render(<CardFace face={FACE} size="full" />);
  expect(container.querySelectorAll(".gem-gold")).toHaveLength(1 + 2);
});

test("a value that has changed shows what it is now, and which way it went", () => {
  const values = [
    { key: "attack", now: 3, printed: 1, title: "ATK" },
    { key: "defense", now: 2, printed: 4, title: "DEF" },
  ] as const;
  const { container } = render(<CardFace face={FACE} size="hand" state={stateOf({ values: [...values] })} />);
  expect(container.querySelector(".value-attack.value-raised .value-text")?.textContent).toBe("3");
  expect(container.querySelector(".value-defense.value-lowered .value-text")?.textContent).toBe("2");
  expect(container.querySelectorAll(".value-arrow")).toHaveLength(2);
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("ATK 3, printed 1");
});

test("a marked card leans, is dimmed and carries the sign", () => {
  const { container } = render(<CardFace face={FACE} size="tiny" state={stateOf({ marked: true })} />);
  expect(container.querySelector(".card-marked .card-shade")).not.toBeNull();
  expect(container.querySelector(".card-spent .mark-sign")).not.toBeNull();
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("Marked");
});

test("signs have figures and words, damage its number; an unknown sign has its first letter", () => {
  const signs = [
    { key: "attacking", title: "Attacks Reedmere.", number: 0, tag: "" },
    { key: "sleepy", title: "Sleeps until noon.", number: 0, tag: "" },
    { key: "worth", title: "Killed now, it brings 2 VP.", number: 2, tag: "" },
  ];
  const { container } = render(<CardFace face={FACE} size="hand" state={stateOf({ damage: 2, signs })} />);
  expect(container.querySelector(".sign-damaged .sign-text")?.textContent).toBe("2");
  expect(container.querySelector(".sign-attacking .sign-figure")).not.toBeNull();
  expect(container.querySelector(".sign-attacking title")?.textContent).toBe("Attacks Reedmere.");
  expect(container.querySelector(".sign-sleepy .sign-text")?.textContent).toBe("S");
  expect(container.querySelector(".sign-worth .sign-text")?.textContent).toBe("+2");
});

test("a printed card has its values in the order of the table: weapons first, life last", () => {
  const spear = faceOf({ name: "Spear", values: { life: 2, defense: 3, ranged: 5, close: 1 }, stats: { magic: true } });
  expect(valuesOf(spear).map(({ key, now }) => `${key} ${now}`)).toEqual(["close 1", "magic 5", "defense 3", "life 2"]);
  expect(valuesOf(FACE).map(({ title }) => title)).toEqual(["ATK", "DEF"]);
});

test("face down nothing is told but the faction that it stands for", () => {
  const { container } = render(
    <CardFace face={null} size="hand" state={stateOf({ title: "Gem", face: null, faction: "Gaian" })} />,
  );
  expect(container.querySelector(".card-back.faction-gaian")).not.toBeNull();
  expect(texts(container)).toEqual([]);
});

test("a dotted line stands below what nobody reads, and whoever hears the card is told", () => {
  const face = { ...FACE, text: "Draw a card. Flurb the reeds.", unread: ["Flurb the reeds."] };
  const { container } = render(<CardFace face={face} size="full" />);
  expect(container.querySelectorAll(".card-unread").length).toBeGreaterThan(0);
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("By hand: Flurb the reeds");
});
