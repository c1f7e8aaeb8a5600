import { fireEvent, screen } from "@testing-library/preact";
import { expect, test } from "vitest";
import { card, HAND, option, PASS, question, state, welcome } from "./scene";
import { buttonsIn, click, press, sent, sit } from "./seated";

test("one option chooses at once, several open a menu beside the card, none asks why", () => {
  const options = [
    PASS,
    option("play Otter", { card: 1 }),
    option("play Otter in haste", { card: 1 }),
    option("bid", { seat: 1 }),
  ];
  sit(welcome(state({ ...HAND, question: question(options) })));
  click("card-2");
  expect(sent).toEqual([{ do: "why", seq: 1, picks: [], card: 2, seat: null, area: null, slot: null, onto: null }]);
  click("card-1");
  expect(buttonsIn("menu")).toEqual(["1 Play Otter", "2 Play Otter in haste"]);
  press("2");
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [2], calmly: false });
});

test("space passes unless a button has the focus, and digits take the answers of the bar", () => {
  const options = [option("yes"), option("perhaps"), PASS];
  sit(welcome(state({ question: question(options) })));
  fireEvent.keyDown(screen.getByTestId("option-0"), { key: " " });
  expect(sent).toEqual([]);
  press(" ");
  expect(sent.at(-1)).toEqual({ do: "choose", seq: 1, picks: [2], calmly: false });
});

test("a claim says what it is about on its button, and its cities glow while it is pointed at", () => {
  const claim = option("claim Body", { verb: "claim", brief: ["Fort", "you 5, others 4 at most"], aims: [7] });
  const now = state({
    cards: [card(7, "Fort")],
    places: [{ area: "kingdom", seat: 0, count: 1, cards: [7], backs: [], note: "" }],
    question: question([PASS, claim]),
  });
  sit(welcome(now));
  const button = screen.getByTestId("option-1");
  expect(button.textContent).toBe("Claim BodyFort · you 5, others 4 at most");
  fireEvent.focus(button);
  expect(screen.getByTestId("card-7").dataset.highlighted).toBe("");
});
