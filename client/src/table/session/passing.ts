import type { Layout, Question, TableState } from "../../messages";
import { type Settings, stopsAt, stopsOf } from "./settings";

/** Until when somebody passes without being asked; a turn has its number. */
export type Until = { what: "asked" } | { what: "news" } | { what: "turn"; turn: number };
export const ASKED: Until = { what: "asked" };

/** Does the server answer the open question, which leaves no choice, when a person would have thought about it? */
export function isLeftAlone(question: Question, settings: Settings): boolean {
  return question.veiled && !question.part && !question.ends && question.options.length === 1 && settings.passing !== "ask";
}

/** The option that answers the open question by itself, or null if a person must. */
export function passingPick(state: TableState, layout: Layout, seat: number, until: Until, settings: Settings): number | null {
  const question = state.question;
  if (!question || question.part) return null;
  const rest = question.options.findIndex((option) => option.rest);
  if (rest < 0) return null;
  if (question.ends) return settings.endTurn || passesTurn(until, state, seat) ? rest : null;
  const alone = question.options.length === 1; // passed at once, unless that would tell: then it is passed as if there were more
  if (question.options.every((option) => option.rest) && !(alone && question.veiled)) return alone ? rest : null; // yes or no is a choice
  if (stopsOf(layout.ruleset, settings).phases.includes(state.phase)) return null;
  if (question.window === null) return passesTurn(until, state, seat) ? rest : null;
  if (until.what === "turn" && until.turn === state.turn) return rest;
  if (until.what === "news" && !news(state, seat)) return rest;
  return stopsAt(layout, question.window, settings) ? null : rest;
}

/** Only on one's own turn is more passed than windows: on another's turn whatever else is asked is a threat. */
function passesTurn(until: Until, state: TableState, seat: number): boolean {
  return until.what === "turn" && until.turn === state.turn && state.active === seat;
}

/** Has something happened that a player would want to answer? */
export function news(state: TableState, seat: number): boolean {
  return state.chain.some((play) => play.seat !== seat) || (state.aim !== null && state.active !== seat);
}

/** Is the time over in which somebody passes without being asked? */
export function isOver(until: Until, state: TableState, seat: number): boolean {
  if (state.ending) return true;
  if (until.what === "turn") return until.turn !== state.turn;
  return until.what === "news" && (news(state, seat) || (state.question !== null && state.question.window === null));
}
