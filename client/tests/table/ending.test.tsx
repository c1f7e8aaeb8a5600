import { screen, waitFor, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { room, state, welcome } from "./scene";
import { click, sent, sit } from "./seated";

test("the end says who won and by which rule, and offers a rematch", () => {
  const plain = { card: null, face: null, seat: null };
  sit(welcome(state({ ending: { winner: 0, rule: "GAME-WIN-01", text: [{ text: "30 points", ...plain, rule: null }] } })));
  const end = screen.getByTestId("ending");
  expect(end.textContent).toContain("You win");
  expect(within(end).getByRole("link", { name: /GAME-WIN-01/ })).toBeTruthy();
  click("rematch");
  expect(sent.at(-1)).toEqual({ do: "rematch" });
});

test("giving up is asked once more in place", () => {
  sit(welcome(state()));
  click("options");
  click("concede");
  expect(sent).toEqual([]);
  click("concede-yes");
  expect(sent).toEqual([{ do: "concede", match: false }]);
});

const ENDED = state({ ending: { winner: 0, rule: "GAME-WIN-01", text: [] } });
const MATCH = { best_of: 3, game: 1, wins: [1, 0], drawn: 0, over: false, winner: null, waits: true, given_up: null };

test("in a match one gives up the game or all of it, also between two games", () => {
  sit(welcome(state(), { room: { ...room(), series: { ...MATCH, wins: [0, 0], waits: false } } }));
  click("options");
  click("concede");
  expect(screen.getByTestId("concede-yes").textContent).toBe("This game");
  click("concede-match");
  expect(sent.at(-1)).toEqual({ do: "concede", match: true });
  const ui = sit(welcome(ENDED, { room: { ...room(), series: MATCH } }));
  click("concede");
  click("concede-yes");
  expect(sent.at(-1)).toEqual({ do: "concede", match: true });
  const series = { ...MATCH, over: true, winner: 1, waits: false, given_up: 0 };
  ui.session.received({ say: "seated", room: { ...room(), series } });
  return waitFor(() =>
    expect(screen.getByTestId("standing").textContent).toBe("Player 1 wins the match: You: 1, Player 1: 0; you gave it up."),
  );
});

test("in a match the score stands at the table, and the next game is one touch away", () => {
  sit(welcome(ENDED, { room: { ...room(), series: MATCH } }));
  expect(screen.getByTestId("match-score").textContent).toContain("Game 1 1–0");
  expect(screen.getByTestId("standing").textContent).toBe("The match (best of three): You: 1, Player 1: 0.");
  expect(screen.queryByTestId("rematch")).toBeNull();
  click("next-game");
  expect(sent.at(-1)).toEqual({ do: "next" });
});

test("a match that is decided says who has won it, and offers a rematch", () => {
  const series = { ...MATCH, game: 3, wins: [1, 1], drawn: 1, over: true, waits: false };
  sit(welcome(ENDED, { room: { ...room(), series } }));
  expect(screen.getByTestId("standing").textContent).toBe("The match is a draw: You: 1, Player 1: 1, drawn: 1.");
  sit(welcome(ENDED, { room: { ...room(), series: { ...series, wins: [2, 1], drawn: 0, winner: 0 } } }));
  expect(screen.getByTestId("standing").textContent).toBe("You win the match: You: 2, Player 1: 1.");
  click("rematch");
  expect(sent.at(-1)).toEqual({ do: "rematch" });
});
