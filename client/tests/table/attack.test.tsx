import { act, fireEvent, screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { arrowOf } from "../../src/table/board/Arrows";
import type { Key } from "../../src/table/keys";
import { FIELD, option, PASS, question, state, welcome } from "./scene";
import { click, picks, press, sent, sit } from "./seated";

const ATTACKS = [
  PASS,
  option("attack Player 1's army", { verb: "attack", seat: 1, area: "army" }),
  option("attack Reedmere", { verb: "attack", card: 3 }),
];
const leap = (label: string, card: number, to: object, picks: number[], at_once = false) =>
  option(label, { verb: "attack", card, leap: picks, at_once, ...to });
const ARMY = { onto_area: "army", onto_seat: 1 };
const LEAPS = [
  leap("attack Player 1's army with Wolf", 1, ARMY, [1, 0]),
  leap("attack Player 1's army with Ox", 2, ARMY, [1, 1]),
  leap("attack Reedmere with Wolf", 1, { onto: 3 }, [2, 0]),
  leap("attack Reedmere with Ox", 2, { onto: 3 }, [2, 1]),
];
const attacking = () => {
  sent.length = 0;
  return sit(welcome(state({ ...FIELD, question: question(ATTACKS, { leaps: LEAPS }) })));
};

test("an attacker and then a city, or anybody in it, is an attack", () => {
  for (const target of ["card-3", "card-4"]) {
    attacking();
    click("card-2");
    expect(screen.getByTestId("card-3").dataset.may).toBe("target");
    click(target);
    expect(picks()).toEqual([[2, 1]]);
  }
});

test("an attacker and then a card of the army, or its empty ground, is an attack on the army", () => {
  for (const target of ["card-5", "ground"]) {
    attacking();
    click("card-1");
    const ground = document.querySelector<HTMLElement>('[data-place="1:army"]')!;
    expect(ground.dataset.may).toBe("target");
    fireEvent.click(target === "ground" ? ground : screen.getByTestId(target));
    expect(picks()).toEqual([[1, 0]]);
  }
});

test("without an attacker in hand a card of the army chooses the army, and a resident the city", () => {
  for (const [target, pick] of [
    ["card-5", 1],
    ["card-4", 2],
  ] as const) {
    attacking();
    click(target);
    expect(picks()).toEqual([[pick]]);
  }
});

test("an attack that is complete stands until it is confirmed, and may be taken back", () => {
  const lone = [
    leap("attack Player 1's army with Wolf", 1, ARMY, [1], true),
    leap("attack Reedmere with Wolf", 1, { onto: 3 }, [2], true),
  ];
  const ui = sit(welcome(state({ ...FIELD, question: question(ATTACKS, { leaps: lone }) })));
  click("card-1");
  click("card-4");
  expect(picks()).toEqual([]);
  expect(screen.getByTestId("question").textContent).toContain("Attack Reedmere with Wolf.");
  expect(arrowOf(ui.options.list.value[ui.selection.unconfirmed.value!])).toEqual([
    { from: ["card:1"], to: "card:3", kind: "attack" },
  ]);
  press("Escape");
  expect(screen.queryByTestId("confirm")).toBeNull();
  act(() => void ui.gestures.drop("card:1", "card:5"));
  expect(ui.selection.unconfirmed.value).not.toBeNull();
  press(" ");
  expect(picks()).toEqual([[1]]);
});

test("an attacker dropped on the city, on a resident or on the ground of the army attacks it", () => {
  for (const [onto, wanted] of [
    ["card:3", [2, 0]],
    ["card:4", [2, 0]],
    ["area:1:army", [1, 0]],
    ["card:5", [1, 0]],
  ] as [Key, number[]][]) {
    const ui = attacking();
    act(() => void ui.gestures.drop("card:1", onto));
    expect(picks()).toEqual([wanted]);
  }
});
