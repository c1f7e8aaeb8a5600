import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FaceInfo, Guest, OfferInfo, RoomInfo, RulesetInfo, TopicInfo } from "../../src/messages";
import { LessonPage } from "../../src/pages/LessonPage";
import { since } from "../../src/pages/MyGames";
import { Pages } from "../../src/pages/Pages";
import { gamesOf } from "../../src/pages/GameHead";
import { RulesPage } from "../../src/pages/RulesPage";
import { StartPage } from "../../src/pages/StartPage";
import { TablePicture } from "../../src/pages/TablePicture";
import { go, route } from "../../src/router";
import { faceOf } from "../cards/library";

const deck = (key: string, name: string, learning: boolean) => ({
  key,
  name,
  learning,
  description: `About ${name}.`,
  size: 45,
  factions: ["Gaian"],
  guide: learning,
});
const OFFER: OfferInfo = {
  about: "Take tricks, and count them.",
  wins: "most tricks",
  feels: "an evening at an inn",
  hard: 3,
  rules: 40,
  length: { turns: [7, 9], decisions: [50, 70], minutes: [8, 12] },
  picture: [],
  grid: 0,
};
const RULESET: RulesetInfo = {
  name: "tarock",
  title: "Tarock",
  summary: "Take tricks.",
  seats: [2, 4],
  settings: [
    { name: "points", title: "Points to win", default: 30, least: 1, most: 99 },
    { name: "discreet", title: "Whoever could hold an answer is asked", default: 0, least: 0, most: 1 },
  ],
  decks: [deck("one", "First Deck", false), deck("two", "Second Deck", true)],
  bots: [{ key: "calm", title: "Calm", description: "thinks first" }],
  keywords: {},
  lesson: [["Aim", "Take tricks (TAR-WIN-01)."]],
  columns: 0,
  fronts: [],
  hand: true,
  best_of: 1,
  first: null,
  hands: false,
  offer: OFFER,
  mods: [
    { key: "trull", title: "Trull", about: "The lowest trump counts twice.", offer: OFFER, seats: [2, 2] },
    { key: "valat", title: "Valat", about: "Who takes all tricks wins.", offer: OFFER, seats: [2, 2] },
  ],
};
const TOPICS: TopicInfo[] = [
  {
    topic: "WIN",
    title: "winning",
    rules: [{ id: "TAR-WIN-01", title: "Tricks.", text: "Most tricks win, see TAR-TURN-01.", topic: "WIN" }],
  },
  { topic: "TURN", title: "the turn", rules: [{ id: "TAR-TURN-01", title: "Order", text: "Clockwise.", topic: "TURN" }] },
];
const FACES: FaceInfo[] = [faceOf({ number: 1, name: "Fool" }), faceOf({ number: 2, name: "Juggler", type: "event" })];
const ROOM: RoomInfo = {
  room: "r",
  ruleset: "tarock",
  title: "Tarock",
  settings: {},
  seats: [],
  started: true,
  over: false,
  turn: 3,
  yours: true,
  link: "/table/mine",
  invitations: { 1: "/table/theirs" },
  changed: new Date().toISOString(),
  series: null,
  own: false,
  laid: false,
};
const GUEST: Guest = {
  name: "Nobody",
  rooms: [
    { ...ROOM, seats: [{ seat: 1, kind: "bot", name: "Calm", bot: "calm", deck: "First Deck", here: true, you: false }] },
    { ...ROOM, room: "done", over: true, link: "/table/old" },
  ],
};

const asked: { path: string; body: unknown }[] = [];
let answers: Record<string, unknown>;

beforeEach(() => {
  asked.length = 0;
  answers = {
    "/api/rulesets": [RULESET],
    "/api/guest": GUEST,
    "/api/rooms": ROOM,
    "/api/rulesets/tarock/cards": FACES,
    "/api/rulesets/tarock/rules": TOPICS,
  };
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo;
  vi.stubGlobal("fetch", async (path: string, how?: RequestInit) => {
    asked.push({ path, body: how?.body ? JSON.parse(String(how.body)) : null });
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer === undefined
      ? Response.json({ where: "path", expected: "tarock", found: path }, { status: 404 })
      : Response.json(answer);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  go("/");
});

test("one click plays: deck and level are chosen already", async () => {
  render(<StartPage />);
  fireEvent.click(await screen.findByTestId("play-now"));
  await waitFor(() => expect(location.pathname).toBe("/table/mine"));
  expect(asked.find((one) => one.path === "/api/rooms")?.body).toEqual({
    ruleset: "tarock",
    seats: [
      { kind: "me", deck: "two", bot: null },
      { kind: "bot", deck: "one", bot: "calm" },
    ],
    settings: {},
    seed: null,
    best_of: 1,
  });
});

test("another deck and a house rule go with the setup", async () => {
  render(<StartPage />);
  fireEvent.click(within(await screen.findByTestId("deck-one")).getByRole("radio"));
  fireEvent.change(screen.getByLabelText(/Points to win/), { target: { value: "500" } });
  fireEvent.click(screen.getByTestId("play-now"));
  await waitFor(() => expect(location.pathname).toBe("/table/mine"));
  expect(asked.find((one) => one.path === "/api/rooms")?.body).toMatchObject({
    seats: [{ deck: "one" }, {}],
    settings: { points: 99 },
  });
});

test("how many sit across is chosen beside the bot, and all that speaks of them says so", async () => {
  render(<StartPage />);
  const others = await screen.findByTestId("others");
  expect(
    within(others)
      .getAllByRole("option")
      .map((one) => one.textContent),
  ).toEqual(["One (2 players)", "Two (3 players)", "Three (4 players)"]);
  fireEvent.change(others, { target: { value: "3" } });
  expect(screen.getByTestId("play-now").textContent).toBe("Play now against 3 bots");
  expect(screen.getByTestId("invite").textContent).toBe("Invite 3 friends");
  fireEvent.click(screen.getByTestId("play-now"));
  await waitFor(() => expect(location.pathname).toBe("/table/mine"));
  expect(asked.find((one) => one.path === "/api/rooms")?.body).toMatchObject({ seats: [{}, {}, {}, {}] });
});

test("a mod is switched on with its decks, goes with the room, and is on again next time", async () => {
  answers["/api/rulesets/tarock%2Bvalat"] = { ...RULESET, name: "tarock+valat", decks: [deck("three", "Third Deck", true)] };
  const { unmount } = render(<StartPage />);
  const mod = await screen.findByTestId("mod-valat");
  expect(mod.textContent).toContain("Valat Who takes all tricks wins.");
  fireEvent.click(within(mod).getByRole("checkbox"));
  await screen.findByTestId("deck-three");
  expect(screen.queryByTestId("deck-two")).toBeNull();
  expect(screen.getByText(/^How to play T/).getAttribute("href")).toBe("/how/tarock+valat");
  fireEvent.click(screen.getByTestId("play-now"));
  await waitFor(() => expect(location.pathname).toBe("/table/mine"));
  expect(asked.find((one) => one.path === "/api/rooms")?.body).toMatchObject({ ruleset: "tarock+valat" });
  unmount();
  render(<StartPage />);
  const again = within(await screen.findByTestId("mod-valat")).getByRole("checkbox") as HTMLInputElement;
  expect(again.checked).toBe(true);
  fireEvent.click(again);
  await screen.findByTestId("deck-two");
});

test("who could hold an answer is kept secret between people, unless somebody wants it otherwise", async () => {
  render(<StartPage />);
  const secret = (await screen.findByTestId("discreet")) as HTMLSelectElement;
  expect([...secret.options].map((one) => one.text)).toEqual(["between people", "always", "never"]);
  expect(screen.queryAllByRole("spinbutton", { hidden: true }).some((one) => one.getAttribute("max") === "1")).toBe(false);
  fireEvent.change(secret, { target: { value: "0" } });
  fireEvent.click(screen.getByTestId("invite"));
  await screen.findByTestId("invitation");
  expect(asked.find((one) => one.path === "/api/rooms")?.body).toMatchObject({ settings: { discreet: 0 } });
});

test("a refused room is told in words, and nothing is lost", async () => {
  render(<StartPage />);
  delete answers["/api/rooms"];
  fireEvent.click(await screen.findByTestId("play-now"));
  expect((await screen.findByRole("alert")).textContent).toContain("expected tarock");
  expect(screen.getByTestId("play-now").textContent).toBe("Play now against a bot");
});

test("a friend is invited by a link of his own", async () => {
  render(<StartPage />);
  fireEvent.click(await screen.findByTestId("invite"));
  expect(((await screen.findByTestId("invitation")) as HTMLInputElement).value).toBe(`${location.origin}/table/theirs`);
  expect(screen.getByTestId("sit-down").getAttribute("href")).toBe("/table/mine");
});

test("games that go on are offered, those that are over are not", async () => {
  render(<StartPage />);
  const games = await screen.findAllByTestId("resume");
  expect(games.map((game) => game.getAttribute("href"))).toEqual(["/table/mine"]);
  expect(games[0]?.textContent).toContain("Against Calm");
  expect(games[0]?.textContent).toContain("your move");
});

test("a match whose next game waits is offered with its score, though its last game is over", async () => {
  const seats = (GUEST.rooms[0]?.seats ?? []).concat({
    seat: 0,
    kind: "person",
    name: "Nobody",
    bot: null,
    deck: "d",
    here: true,
    you: true,
  });
  const series = { best_of: 3, game: 1, wins: [1, 0], drawn: 0, over: false, winner: null, waits: true };
  const room = { ...ROOM, seats: seats.reverse(), over: true, yours: false };
  answers["/api/guest"] = {
    ...GUEST,
    rooms: [
      { ...room, series },
      { ...room, room: "over", series: { ...series, waits: false } },
    ],
  };
  render(<StartPage />);
  const games = await screen.findAllByTestId("resume");
  expect(games).toHaveLength(1);
  expect(games[0]?.textContent).toContain("the next game waits");
  expect(games[0]?.textContent).toContain("(game 1, best of three: You: 1, Calm: 0)");
});

test("best of three goes with the setup", async () => {
  render(<StartPage />);
  fireEvent.change(await screen.findByTestId("best-of"), { target: { value: "3" } });
  fireEvent.click(screen.getByTestId("play-now"));
  await waitFor(() => expect(asked.find((one) => one.path === "/api/rooms")?.body).toMatchObject({ best_of: 3 }));
});

test("a server that does not answer is told in words, and can be tried again", async () => {
  answers["/api/rulesets/tarock/rules"] = new TypeError("failed to fetch");
  render(<RulesPage ruleset="tarock" rule="" />);
  expect(screen.getByRole("status").textContent).toBe("Fetching the rulebook …");
  expect((await screen.findByRole("alert")).textContent).toContain("The server does not answer");
  answers["/api/rulesets/tarock/rules"] = TOPICS;
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText("Order")).toBeTruthy();
});

test("a rule can be linked to, is marked, and leads to others", async () => {
  render(<RulesPage ruleset="tarock" rule="TAR-WIN-01" />);
  const rule = (await screen.findByText("Tricks", { exact: false, selector: "h3" })).closest("article");
  expect(rule?.id).toBe("TAR-WIN-01");
  expect(rule?.className).toContain("rule-here");
  await waitFor(() => expect(document.activeElement).toBe(rule));
  expect(
    within(rule as HTMLElement)
      .getByText("TAR-TURN-01")
      .getAttribute("href"),
  ).toBe("#TAR-TURN-01");
});

test("a rule that does not exist is said not to exist", async () => {
  render(<RulesPage ruleset="tarock" rule="TAR-WIN-99" />);
  expect(await screen.findByText(/There is no rule TAR-WIN-99/)).toBeTruthy();
});

test("the rulebook is searched", async () => {
  render(<RulesPage ruleset="tarock" rule="" />);
  fireEvent.input(await screen.findByLabelText("Search the rules"), { target: { value: "clockwise" } });
  expect(await screen.findByText("1 rule has this word.")).toBeTruthy();
  expect(screen.queryByText("Tricks", { exact: false, selector: "h3" })).toBeNull();
});

test("the lesson names its rules as links", async () => {
  render(<LessonPage ruleset="tarock" />);
  expect((await screen.findByText("TAR-WIN-01")).getAttribute("href")).toBe("/rules/tarock#TAR-WIN-01");
});

test("the lesson pictures the ruleset's own table", async () => {
  const { container, rerender } = render(<TablePicture columns={0} hand fronts={[]} />);
  const cards = () => container.querySelectorAll("g[transform]").length;
  expect([cards(), screen.queryByText("Your hand") !== null]).toEqual([25, true]);
  rerender(<TablePicture columns={4} hand={false} fronts={[]} />);
  expect([cards(), screen.queryByText("Your hand") !== null]).toEqual([16, false]);
});

test("the lesson of two fronts names what stands opposite", () => {
  const { container } = render(<TablePicture columns={0} hand fronts={["Attack", "Guard"]} />);
  const words = [...container.querySelectorAll("text")].map((one) => one.textContent);
  expect(words).toEqual(["Their Guard", "Their Attack", "Your Attack", "Your Guard", "Your hand"]);
});

const Routed = () => <Pages at={route.value} />;

test("a card opens in its place, closes with Escape, and has an address", async () => {
  go("/cards/tarock");
  render(<Routed />);
  expect(await screen.findByText("2 cards.")).toBeTruthy();
  go("/cards/tarock#2");
  const close = await screen.findByText("Close");
  expect(screen.getByRole("heading", { name: "Juggler" })).toBeTruthy();
  fireEvent.keyDown(close, { key: "Escape" });
  await waitFor(() => expect(screen.queryByText("Close")).toBeNull());
  expect(location.hash).toBe("");
});

test("what is filtered stands in the address", async () => {
  go("/cards/tarock");
  render(<Routed />);
  fireEvent.change(await screen.findByTestId("filter-type"), { target: { value: "event" } });
  expect(await screen.findByText("1 of 2 cards.")).toBeTruthy();
  expect(location.search).toBe("?type=event");
});

test("a page says of which game it is, and leads to the same page of the others", async () => {
  go("/rules/tarock");
  render(<Routed />);
  const choice = (await screen.findByTestId("of-game")) as HTMLSelectElement;
  expect([...choice.options].map((one) => [one.value, one.text, one.selected])).toEqual([
    ["tarock", "Tarock", true],
    ["tarock+trull", "Tarock with Trull", false],
    ["tarock+valat", "Tarock with Valat", false],
  ]);
  fireEvent.change(choice, { target: { value: "tarock+trull" } });
  await waitFor(() => expect(location.pathname).toBe("/rules/tarock+trull"));
});

test("a game with several mods is one more", () => {
  const named = gamesOf([RULESET], "tarock+trull+valat+pagat");
  expect(named.at(-1)).toEqual(["tarock+trull+valat+pagat", "Tarock with Trull, Valat and pagat"]);
  expect(gamesOf([RULESET], "attic")).toEqual([]);
});

test("an address that leads nowhere says so", () => {
  render(<Pages at={{ page: "nowhere", path: "/attic" }} />);
  expect(screen.getByText("No page has the address /attic.")).toBeTruthy();
});

test.each([
  [0, "just now"],
  [5 * 60, "5 minutes ago"],
  [3 * 3600, "3 hours ago"],
  [26 * 3600, "yesterday"],
])("%i seconds ago is %s", (seconds, said) => {
  const now = Date.parse("2030-05-05T12:00:00Z");
  expect(since(new Date(now - seconds * 1000).toISOString(), now)).toBe(said);
});
