import { fireEvent, screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { sitBetween } from "./armies";
import { option, PASS } from "./scene";
import { at, buttonsIn, click, picks, press, touch } from "./seated";

const FORETOLD = [
  PASS,
  option("Fox attacks Bear, close", {
    card: 1,
    onto: 5,
    verb: "attack",
    brief: ["2:3 holds", "back 1:2 holds"],
    notes: ["2 against DEF 3: it loses nothing"],
    rank: 9,
  }),
  option("Fox attacks Bear, ranged", {
    card: 1,
    onto: 5,
    verb: "attack",
    brief: ["3:3 dies", "no answer"],
    notes: ["3 against DEF 3: it dies", "it does not strike back"],
    rank: 1,
  }),
  option("use Hare", { card: 2, verb: "use", at_once: true, aims: [6], notes: ["Hare targets Boar"] }),
];

test("who is taken up is told at its targets what the best attack comes to, and in the menu what each does, the best first", () => {
  const ui = sitBetween(FORETOLD);
  expect(document.querySelector(".outlook")).toBeNull();
  touch("card:1");
  expect([...at("card:5").querySelectorAll(".outlook span")].map((one) => one.textContent)).toEqual(["3:3 dies", "no answer"]);
  expect(at("card:6").querySelector(".outlook")).toBeNull();
  expect(at("card:5").getAttribute("aria-label")).toContain("3 against DEF 3: it dies; it does not strike back");
  fireEvent.focus(at("card:5"));
  expect(screen.getByTestId("question").textContent).toBe(
    "Fox attacks Bear, ranged? 3 against DEF 3: it dies. It does not strike back. There are other ways, too.",
  );
  touch("card:5");
  expect(buttonsIn("menu")).toEqual([
    "1 Fox attacks Bear, ranged3 against DEF 3: it dies. It does not strike back.",
    "2 Fox attacks Bear, close2 against DEF 3: it loses nothing.",
  ]);
  expect(ui.selection.held.value).toBe("card:1");
  press("1");
  expect(picks()).toEqual([[2]]);
});

test("what a touch would do at once is named first, with a ring around its target", () => {
  const ui = sitBetween(FORETOLD);
  touch("card:2");
  expect(picks()).toEqual([]);
  expect(screen.getByTestId("menu").textContent).toContain("Use HareHare targets Boar.");
  expect([...ui.selection.highlighted.value].sort()).toEqual(["card:2", "card:6"]);
  click("menu-back");
  expect(screen.queryByTestId("menu")).toBeNull();
  touch("card:2");
  press("1");
  expect(picks()).toEqual([[3]]);
});
