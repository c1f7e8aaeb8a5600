import { effect, signal } from "@preact/signals";
import type { Hello, Layout } from "../../messages";

/** How fast the moves of others are shown. */
export type Pace = "slow" | "normal" | "fast" | "at once";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "at once"];
/** How long an attack, a blow, a death, a change of points is to be seen. */
export const MS_PER_BEAT: Record<Pace, number> = { slow: 1_800, normal: 1_000, fast: 450, "at once": 0 };

/** Where somebody wants to be asked. */
export interface Stops {
  windows: Record<string, boolean>; // only what differs from the layout
  phases: number[]; // never pass by itself in these
}

/** What becomes of questions that leave me no choice, and are asked so that nobody learns it. */
export type Passing = Hello["passing"];
export const PASSINGS: readonly Passing[] = ["later", "ask", "at once"];

export interface Settings {
  pace: Pace;
  motion: boolean;
  passing: Passing;
  endTurn: boolean; // end a turn by itself in which nothing more can be done?
  log: boolean; // is the log open on a narrow screen?
  stops: Record<string, Stops>; // by ruleset
}

const NAME = "wtactics.table";
export const PLAIN: Settings = { pace: "normal", motion: true, passing: "later", endTurn: false, log: false, stops: {} };

function kept(): Settings {
  try {
    const found = { ...PLAIN, ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Settings>) };
    return PACES.includes(found.pace) && PASSINGS.includes(found.passing) && typeof found.stops === "object" ? found : PLAIN;
  } catch {
    return PLAIN; // kept by another version, or storage is forbidden here
  }
}

export const settings = signal<Settings>(kept());

effect(() => {
  const text = JSON.stringify(settings.value);
  try {
    localStorage.setItem(NAME, text);
  } catch {
    // no storage: settings last as long as the page
  }
});

/** Change some settings. */
export function changeSettings(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
}

/** Where somebody wants to be asked in this ruleset. */
export function stopsOf(ruleset: string, from: Settings = settings.value): Stops {
  return from.stops[ruleset] ?? { windows: {}, phases: [] };
}

/** Does this kind of window ask, rather than pass by itself? */
export function stopsAt(layout: Layout, window: string, from: Settings = settings.value): boolean {
  return stopsOf(layout.ruleset, from).windows[window] ?? layout.windows.find((kind) => kind.key === window)?.stop ?? true;
}

/** Ask, or no longer ask, in this kind of window. */
export function setStop(layout: Layout, window: string, stop: boolean): void {
  const now = stopsOf(layout.ruleset);
  keep(layout, { ...now, windows: { ...now.windows, [window]: stop } });
}

/** Stop at this phase, or no longer. */
export function togglePhase(layout: Layout, phase: number): void {
  const now = stopsOf(layout.ruleset);
  const phases = now.phases.includes(phase) ? now.phases.filter((kept) => kept !== phase) : [...now.phases, phase];
  keep(layout, { ...now, phases });
}

function keep(layout: Layout, stops: Stops): void {
  changeSettings({ stops: { ...settings.value.stops, [layout.ruleset]: stops } });
}
