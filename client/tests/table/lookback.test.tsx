import { fireEvent, screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import type { Reviewed, TableState } from "../../src/messages";
import { plainRule } from "../../src/table/ending/Summary";
import { FIELD, state, welcome } from "./scene";
import { at, click, press, sent, sit, welcomed } from "./seated";

const words = (text: string) => [{ text, card: null, face: null, seat: null, rule: null }];
const ENDED = state({ seq: 20, ending: { winner: 0, rule: "GAME-WIN-01", text: words("You win") } });
const LOG = [3, 3, 9, 20].map((seq) => ({ seq, turn: 1, text: words(`Told after ${seq}`), head: false }));
const REVIEW: Reviewed = {
  say: "reviewed",
  counters: [{ key: "points", title: "Points", form: "score", goal: 30, faction: null, most: null }],
  marks: [
    { turn: 1, seat: 0, seq: 3, scores: [[15, 15]] },
    { turn: 2, seat: 1, seq: 9, scores: [[18, 15]] },
    { turn: 2, seat: null, seq: 20, scores: [[30, 12]] },
  ],
  points: [{ turn: 2, seat: 1, seq: 9, creatures: -4, text: [words("Wolf dies")] }],
  rule: { id: "GAME-WIN-01", title: "Score", text: "Thirty points *win*. *Ruling:* at once.", topic: "WIN" },
};
test("how it went may be asked for again where it could not be told", async () => {
  const ui = ended();
  await screen.findByTestId("summary");
  ui.session.received({ say: "refused", code: "too-fast", text: "Slowly.", seq: null });
  fireEvent.click(await screen.findByTestId("ask-again"));
  expect(sent.filter((one) => one.do === "review")).toHaveLength(2);
  expect(await screen.findByText("Looking back on the game …")).toBeTruthy();
  ui.session.received(REVIEW);
  expect((await screen.findByText("Thirty points win.")).className).toBe("rule-words");
});

const past = (seq: number): TableState => state({ seq, ...FIELD });

function ended() {
  const ui = sit(welcome(ENDED, { log: LOG }));
  ui.session.connection.welcomed();
  return ui;
}

test("the end says by which rule, how the scores went, and when it turned", async () => {
  const ui = ended();
  await screen.findByTestId("summary");
  expect(sent).toContainEqual({ do: "review" });
  ui.session.received(REVIEW);
  expect((await screen.findByText("Thirty points win.")).className).toBe("rule-words");
  const chart = screen.getByTestId("chart-points");
  expect(chart.querySelector("svg[role=img]")?.getAttribute("aria-label")).toBe(
    "Points: You from 15 to 30, Player 1 from 15 to 12",
  );
  const turned = screen.getByTestId("turning-point-1");
  expect(turned.textContent).toContain("Turn 2, Player 1's turn");
  expect(turned.textContent).toContain("Worse for you by about 4 small creatures");
  expect(turned.textContent).toContain("Wolf dies.");
});

test("a turning point leads to the table at that moment, and from there step by step", async () => {
  const ui = ended();
  ui.session.received(REVIEW);
  fireEvent.click(await screen.findByTestId("turning-point-1"));
  expect(sent.at(-1)).toEqual({ do: "look", seq: 9 });
  ui.session.received({ say: "looked", seq: 9, state: past(9) });
  await screen.findByTestId("stepper");
  expect(screen.queryByTestId("summary")).toBeNull();
  expect(at("card:1")).toBeTruthy();
  expect(screen.getByTestId("stepper").textContent).toContain("step 3 of 4");
  expect(screen.getByTestId("stepper").textContent).toContain("Told after 9.");
  expect(screen.getByTestId("log").textContent).not.toContain("Told after 20");
  click("step-back");
  expect(sent.at(-1)).toEqual({ do: "look", seq: 3 });
  ui.session.received({ say: "looked", seq: 3, state: past(3) });
  press("Escape");
  expect((await screen.findByTestId("ending")).textContent).toContain("You win");
  expect(at("card:1")).toBeNull();
});

test("while a moment is fetched only the last one that is wanted is asked for next", () => {
  const ui = ended();
  const { lookback } = ui.session;
  lookback.show(3);
  lookback.show(9);
  lookback.show(0);
  expect(sent.filter((one) => one.do === "look")).toEqual([{ do: "look", seq: 3 }]);
  ui.session.received({ say: "looked", seq: 3, state: past(3) });
  expect(sent.at(-1)).toEqual({ do: "look", seq: 0 });
  ui.session.received({ say: "looked", seq: 0, state: past(0) });
  expect(ui.session.table.value?.seq).toBe(0);
  lookback.show(3); // known already
  expect(ui.session.table.value?.seq).toBe(3);
  expect(sent.filter((one) => one.do === "look")).toHaveLength(2);
});

test("a moment whose answer was lost is asked for again when the server is back", () => {
  const ui = ended();
  ui.session.lookback.show(9);
  ui.session.lost();
  ui.session.received(welcome(ENDED, { log: LOG }));
  ui.session.received({ say: "looked", seq: 9, state: past(9) });
  expect(welcomed(welcome(ENDED, { log: LOG })).lookback.at.value).toBe(9); // a refresh goes on there
  expect(sent.filter((one) => one.do === "look").slice(0, 2)).toEqual([
    { do: "look", seq: 9 },
    { do: "look", seq: 9 },
  ]);
});

test("a rule that is a ruling alone is told as one", () => {
  expect(plainRule("*Ruling:* who concedes is out (`ARC-WIN-03`).")).toBe("Who concedes is out (ARC-WIN-03).");
});
