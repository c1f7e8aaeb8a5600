import { fireEvent, render, screen, within } from "@testing-library/preact";
import { expect, test } from "vitest";
import type { OfferInfo, RulesetInfo } from "../../src/messages";
import { Mods } from "../../src/pages/Mods";
import { Offers, friendliest } from "../../src/pages/Offers";

const offer = (hard: number, length: OfferInfo["length"] = null): OfferInfo => ({
  about: "Take tricks, and count them.",
  wins: "most tricks",
  feels: "an evening at an inn",
  hard,
  rules: 40,
  length,
  picture: [],
  grid: 0,
});
const game = (name: string, hard: number, mods: string[] = []): RulesetInfo => ({
  name,
  title: name.toUpperCase(),
  summary: "",
  seats: [2, 4],
  settings: [],
  decks: [],
  bots: [],
  keywords: {},
  lesson: [],
  columns: 0,
  fronts: [],
  hand: true,
  best_of: 1,
  first: null,
  hands: false,
  offer: offer(hard, { turns: [7, 9], decisions: [50, 70], minutes: [8, 12] }),
  mods: mods.map((key) => ({ key, title: key, about: `About ${key}.`, offer: offer(hard + 1), seats: [3, 3] })),
});
const ALL = [game("tarock", 3, ["trull", "valat"]), game("mau", 1), game("rummy", 1, ["jokers"])];

test("games stand side by side with what is to be known of them; the easiest is where to begin", () => {
  const played: string[] = [];
  const chosen: string[] = [];
  render(
    <Offers
      all={ALL}
      chosen="tarock"
      choose={(one) => chosen.push(one.name)}
      play={(one) => played.push(one.name)}
      learn={(one) => played.push(`first ${one.name}`)}
      waits={false}
    />,
  );
  expect(friendliest(ALL)?.name).toBe("mau");
  expect(ALL.map(({ name }) => screen.getByTestId(`game-${name}`).textContent?.includes("Begin here"))).toEqual([
    false,
    true,
    false,
  ]);
  const hard = screen.getByTestId("game-tarock");
  expect(hard.textContent).toContain("8–12 min, 7–9 turns, 50–70 decisions of yours");
  expect(hard.textContent).toContain("2–4 players");
  expect(hard.textContent).toContain("Middling to learn");
  fireEvent.click(screen.getByTestId("play-rummy"));
  fireEvent.click(within(screen.getByTestId("game-mau")).getByRole("radio"));
  expect([played, chosen]).toEqual([["rummy"], ["mau"]]);
});

test("all mods are shown, those of the chosen game first; one of another game takes its game along", () => {
  const chosen: string[] = [];
  render(<Mods all={ALL} wanted="rummy" choose={(name) => chosen.push(name)} />);
  const shown = screen.getAllByRole("checkbox").map((box) => box.closest("[data-testid]")?.getAttribute("data-testid"));
  expect(shown).toEqual(["mod-jokers", "mod-tarock-trull", "mod-tarock-valat"]);
  expect(screen.getByTestId("mod-tarock-trull").textContent).toContain("3 players");
  for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
  expect(chosen).toEqual(["rummy+jokers", "tarock+trull", "tarock+valat"]);
});
