import { act, fireEvent, screen, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import { FIELD, HAND, option, PASS, question, state, welcome } from "./scene";
import { press, sent, sit } from "./seated";

test("reasons stand beside the card, with the rule as a link and what is missing", () => {
  const ui = sit(welcome(state({ ...HAND, question: question([PASS, option("x")]) })));
  fireEvent.contextMenu(screen.getByTestId("card-2"));
  const reason = {
    attempt: "Play Bear",
    allowed: false,
    rule: "GAME-PLAY-02",
    title: "Cost",
    text: "Pay first.",
    because: "Bear needs 2 red gems, and you have 1 free.",
    cards: [],
  };
  ui.session.received({ say: "reasons", seq: 1, reasons: [reason] });
  return screen.findByText("Bear needs 2 red gems, and you have 1 free.").then(() => {
    const link = within(screen.getByTestId("why")).getByRole("link");
    expect(link.getAttribute("href")).toBe("/rules/game#GAME-PLAY-02");
    press("Escape");
    expect(ui.session.why.answer.value).toBeNull();
  });
});

test("of many reasons the first two are told, the others behind a fold", () => {
  const ui = sit(welcome(state({ ...FIELD, question: question([PASS, option("x")]) })));
  ui.session.why.ask({ card: 5 });
  const reason = (attempt: string) => ({ attempt, allowed: false, rule: null, title: "", text: "No.", because: "", cards: [] });
  ui.session.received({ say: "reasons", seq: 1, reasons: ["one", "two", "three", "four"].map(reason) });
  return screen.findByText("2 more").then((more) => {
    expect([...document.querySelectorAll("[data-testid=why] > div > ul .attempt b")].map((one) => one.textContent)).toEqual([
      "One",
      "Two",
    ]);
    expect(more.closest("details")?.open).toBe(false);
    expect([...more.closest("details")!.querySelectorAll(".attempt b")].map((one) => one.textContent)).toEqual([
      "Three",
      "Four",
    ]);
  });
});

test("a drop that means nothing asks why where it happened, and one on empty table or where it lay is taken back in silence", () => {
  const ui = sit(welcome(state({ ...FIELD, question: question([PASS, option("use Wolf", { verb: "use", card: 1 })]) })));
  expect(ui.gestures.canDrag("card:2")).toBe(true);
  expect(ui.gestures.canDrag("card:5")).toBe(false);
  for (const onto of [null, "area:0:army", "card:1"] as const) act(() => void ui.gestures.drop("card:1", onto));
  expect(sent).toEqual([]);
  act(() => void ui.gestures.drop("card:1", "card:4"));
  const nowhere = { seat: null, area: null, slot: null };
  expect(sent).toEqual([{ do: "why", seq: 1, picks: [], card: 1, ...nowhere, onto: { card: 4, ...nowhere } }]);
  act(() =>
    ui.session.received({
      say: "reasons",
      seq: 1,
      reasons: [
        {
          attempt: "attack Reedmere with Wolf",
          allowed: false,
          rule: "R-1",
          title: "Not now",
          text: "",
          because: "",
          cards: [],
        },
      ],
    }),
  );
  expect(screen.getByTestId("why").textContent).toContain("Attack Reedmere with Wolf");
});
