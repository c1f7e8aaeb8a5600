import { act, fireEvent, screen } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { changeSettings } from "../../src/table/session/settings";
import { option, PASS, question, state, update, welcome } from "./scene";
import { sit } from "./seated";

test("what happened since is told in three lines, without the start of my own turn, and opens the log", () => {
  const line = (text: string, turn: number, head = false) => ({
    seq: 1,
    turn,
    head,
    text: [{ text, card: null, face: null, seat: null, rule: null }],
  });
  const log = [
    line("Turn 1: They", 1, true),
    ...["one", "two", "three", "four"].map((text) => line(text, 1)),
    line("Turn 2: You", 2, true),
    line("mine unmarks", 2),
  ];
  const ui = sit(welcome(state({ turn: 2, active: 0, question: question([PASS]) }), { log }));
  const told = () => [...screen.getByTestId("news").children].map((one) => one.textContent);
  expect(told()).toEqual(["two", "three", "four"]);
  act(() => ui.session.received(update(state({ turn: 2, active: 0 }), { by: 0 })));
  expect(told()).toEqual(["two", "three", "four"]);
  act(() => void (ui.session.playback.read.value = log.length));
  expect(told()).toEqual(["mine unmarks"]);
  expect(screen.getByTestId("news").dataset.old).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Log" }));
  expect(screen.getByRole("button", { name: "Close the log" }).getAttribute("aria-expanded")).toBe("true");
  changeSettings({ log: false });
});

test("players are spoken to as the server does it, and others go by their names", () => {
  const part = (text: string, seat: number | null = null) => ({ text, card: null, face: null, seat, rule: null });
  const log = [{ seq: 1, turn: 1, head: false, text: [part("You", 0), part(" draw, "), part("B", 1), part(" plays")] }];
  sit(welcome(state(), { log }));
  expect(screen.getByTestId("log").textContent).toBe("You draw, Player 1 plays");
});

test("the live region says what happened and what is asked", async () => {
  const ui = sit(welcome(state()));
  const text = [{ text: "Player 1 draws a card", card: null, face: null, seat: null, rule: null }];
  ui.session.received(
    update(state({ seq: 2, question: question([PASS, option("x")], { text: "Play a card?" }) }), {
      log: [{ seq: 2, turn: 1, text, head: false }],
    }),
  );
  await vi.waitFor(() => expect(document.getElementById("live")?.textContent).toBe("Player 1 draws a card. Play a card?"));
});
