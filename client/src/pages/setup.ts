import type { DeckInfo, RoomInfo, RoomRequest, RulesetInfo } from "../messages";
import { request } from "../net/api";
import { go } from "../router";

/** What somebody has chosen on the start page. */
export interface Setup {
  ruleset: string; // with its mods, as in ava+regions
  deck: string;
  against: string; // the deck of the others
  bot: string;
  others: number; // how many sit across
  settings: Record<string, number>; // those that differ from the rules
  bestOf: number; // games of the match
}

/** The ruleset in the name of a game, without its mods. */
export const rulesetOf = (name: string): string => name.split("+")[0] ?? name;

/** The mods in the name of a game. */
export const modsOf = (name: string): string[] => name.split("+").slice(1);

/** The name of the same ruleset with a mod switched on or off. */
export function switched(game: RulesetInfo, mod: string): string {
  const on = modsOf(game.name);
  const wanted = game.mods.map(({ key }) => key).filter((key) => on.includes(key) !== (key === mod));
  return withHands([rulesetOf(game.name), ...wanted].join("+"), isByHand(game.name));
}

/** The mod with which people carry out by hand what nobody reads of a card. */
const BY_HAND = "byhand";

/** Is the game of this name played by hand where nobody reads a card? */
export const isByHand = (name: string): boolean => modsOf(name).includes(BY_HAND);

/** The name of the same game, by hand or not. */
export function withHands(name: string, on: boolean): string {
  const parts = name.split("+").filter((part) => part !== BY_HAND);
  return (on ? [...parts, BY_HAND] : parts).join("+");
}

const KEPT = "wtactics:setup";

/** Games of a match that is none of a single one. */
export const BEST_OF = 3;

/** What to offer first: what was chosen last time, or decks made for learning and a fair opponent. */
export function firstSetup(ruleset: RulesetInfo, kept: Partial<Setup> | null = null): Setup {
  const last = kept?.ruleset === ruleset.name ? kept : null;
  const decks = ruleset.decks;
  const deck = known(last?.deck, decks) ?? preferred(decks, null);
  const bots = ruleset.bots.map((bot) => bot.key);
  return {
    ruleset: ruleset.name,
    deck,
    against: known(last?.against, decks) ?? preferred(decks, deck),
    // The first bot is for trying things out; the next one plays to win.
    bot: bots.find((key) => key === last?.bot) ?? bots[1] ?? bots[0] ?? "",
    others: Math.min(Math.max(last?.others ?? 1, ruleset.seats[0] - 1), ruleset.seats[1] - 1),
    settings: {},
    bestOf: last?.bestOf === BEST_OF ? BEST_OF : 1,
  };
}

function known(key: string | undefined, decks: readonly DeckInfo[]): string | null {
  return decks.some((deck) => deck.key === key) ? (key ?? null) : null;
}

/** A deck for learning before any other, and not the one that is taken. */
function preferred(decks: readonly DeckInfo[], taken: string | null): string {
  const free = decks.filter((deck) => deck.key !== taken);
  return (free.find((deck) => deck.learning) ?? free[0] ?? decks[0])?.key ?? "";
}

/** The room for a setup: the others are bots, or friends who get a link. */
export function roomRequest(setup: Setup, others: "bot" | "open"): RoomRequest {
  const across = { kind: others, deck: setup.against, bot: others === "bot" ? setup.bot : null };
  return {
    ruleset: setup.ruleset,
    seats: [{ kind: "me", deck: setup.deck, bot: null }, ...Array.from({ length: setup.others }, () => across)],
    settings: setup.settings,
    seed: null,
    best_of: setup.bestOf,
  };
}

/** Sit down against bots. */
export async function playNow(setup: Setup): Promise<void> {
  keepSetup(setup);
  const room = await request<RoomInfo>("/api/rooms", roomRequest(setup, "bot"));
  go(room.link);
}

/** Sit down at the first game of a ruleset, which a mentor explains. */
export async function playFirst({ name, first }: RulesetInfo): Promise<void> {
  if (!first) return;
  const seats: RoomRequest["seats"] = [
    { kind: "me", deck: first.deck, bot: null },
    { kind: "bot", deck: first.against, bot: first.bot },
  ];
  const room = await request<RoomInfo>("/api/rooms", {
    ruleset: name,
    seats,
    settings: first.settings,
    seed: first.seed,
    best_of: 1,
  });
  go(room.link);
}

/** Remember a setup in this browser. */
export function keepSetup(setup: Setup): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(setup));
  } catch {
    // A browser that keeps nothing offers the same again: no harm.
  }
}

/** What was chosen last time in this browser. */
export function keptSetup(): Partial<Setup> | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    return typeof found === "object" && found ? found : null;
  } catch {
    return null;
  }
}
