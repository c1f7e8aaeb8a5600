import { screen, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { state, welcome } from "./scene";
import { click, sent, sit } from "./seated";

test("the end says who won and by which rule, and offers a rematch", () => {
  const plain = { card: null, face: null, seat: null };
  sit(welcome(state({ ending: { winner: 0, rule: "GAME-WIN-01", text: [{ text: "30 points", ...plain, rule: null }] } })));
  const end = screen.getByTestId("ending");
  expect(end.textContent).toContain("You win");
  expect(within(end).getByRole("link", { name: /GAME-WIN-01/ })).toBeTruthy();
  click("rematch");
  expect(sent).toEqual([{ do: "rematch" }]);
});

test("giving up is asked once more in place", () => {
  sit(welcome(state()));
  click("options");
  click("concede");
  expect(sent).toEqual([]);
  click("concede-yes");
  expect(sent).toEqual([{ do: "concede" }]);
});
