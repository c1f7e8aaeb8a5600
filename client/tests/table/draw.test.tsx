import { fireEvent, screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { ARMIES, FOX, sitBetween } from "./armies";
import { option, PASS, question, room, state, update } from "./scene";
import { click, sent } from "./seated";

test("a draw is offered by the options, and agreed to by the bar", () => {
  const ui = sitBetween([PASS, option("x")]);
  click("options");
  click("draw");
  expect(sent).toEqual([{ do: "draw" }]);
  const now = state({ cards: [FOX], places: ARMIES, question: question([PASS, option("x")]) });
  ui.session.received(update({ ...now, drawing: [1] }));
  return screen.findByTestId("draw-agree").then((button) => {
    expect(screen.getByRole("status").textContent).toContain("Player 1 offers a draw");
    fireEvent.click(button);
    expect(sent.at(-1)).toEqual({ do: "draw" });
  });
});

test("no draw is offered to bots, nor where the rules know none", () => {
  const bots = { ...room(), seats: room().seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: "bot" as const } : seat)) };
  sitBetween([PASS, option("x")], {}, { room: bots });
  click("options");
  expect(screen.queryByTestId("draw")).toBeNull();
});
