import { fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import type { DeckGuideInfo } from "../../src/messages";
import { GuidePage } from "../../src/pages/GuidePage";
import { faceOf } from "../cards/library";

const GUIDE: DeckGuideInfo = {
  name: "Tricks",
  title: "Tarock",
  description: "A deck to learn with.",
  hand: "Keep the fool.",
  turns: "Lead high.",
  cards: [
    { face: faceOf({ number: 1, name: "Fool" }), count: 2, advice: "Keep it to the end." },
    { face: faceOf({ number: 2, name: "Juggler", type: "event" }), count: 1, advice: "Play it last." },
    { face: faceOf({ number: 3, name: "Moon" }), count: 3, advice: "Lead it." },
  ],
};

afterEach(() => vi.unstubAllGlobals());

test("a guide tells the plan, and of each card how many there are and what to do with it; it can be printed", async () => {
  vi.stubGlobal("fetch", async (path: string) => {
    expect(path).toBe("/api/rulesets/tarock/decks/tricks/guide");
    return Response.json(GUIDE);
  });
  const print = vi.fn();
  vi.stubGlobal("print", print);
  render(<GuidePage ruleset="tarock" deck="tricks" />);
  await screen.findByText("Keep the fool.");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tricks");
  expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual(["Creatures", "Events"]);
  const cards = screen.getAllByRole("listitem");
  expect(cards.map((one) => one.querySelector("h3")?.textContent)).toEqual(["Fool × 2", "Moon × 3", "Juggler × 1"]);
  expect(cards[1]?.textContent).toContain("Lead it.");
  fireEvent.click(screen.getByRole("button", { name: "Print the guide" }));
  expect(print).toHaveBeenCalled();
});
