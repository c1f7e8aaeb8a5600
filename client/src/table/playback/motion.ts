import type { Event, TableState } from "../../messages";
import type { Beat } from "./beats";
import { MS_PER_BEAT, settings } from "../session/settings";
import type { Transition } from "../session/showntable";
import { nameKey, type PlaceKey, placeKey } from "../keys";

export const TRAVEL = 220; // ms from where to where
const BLOW = 280;
const LEAST_POP = 600; // a number is read, however fast the game

let before = new Map<number, DOMRect>();

/** Do things move at all? */
export function moves(): boolean {
  return (
    settings.value.motion &&
    typeof matchMedia === "function" &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches &&
    !document.hidden
  );
}

/** Remember where every card lies, before the table changes. */
export function rememberPlaces(): void {
  if (!moves()) return;
  before = new Map();
  for (const card of cards("")) before.set(Number(card.dataset.piece), card.getBoundingClientRect());
  for (const card of cards(LYING)) before.set(Number(card.dataset.piece), card.getBoundingClientRect());
}

/** After the table has changed, cards travel. Nothing waits for it. */
export function moveCards({ from: was, to: now }: Transition): void {
  if (!moves()) return;
  const old = before;
  before = new Map();
  if (!was) return;
  const there = new Set<number>();
  for (const card of cards(LYING)) {
    const name = Number(card.dataset.piece);
    there.add(name);
    const from = old.get(name) ?? rectOf(placeOf(was, name) ?? shrunk(was, now, name));
    if (from) travel(card, from);
  }
  for (const [name, from] of old) {
    const [left, reached] = [placeOf(was, name), placeOf(now, name)];
    if (!there.has(name) && (left === null || left !== reached)) vanish(from, rectOf(reached));
  }
}

/** A moment of a combat: who attacks steps forward, blows fall, who dies fades, and numbers rise where they belong. */
export function playBeat({ kind, events }: Beat): void {
  if (document.hidden) return;
  const ms = Math.max(LEAST_POP, MS_PER_BEAT[settings.value.pace]);
  for (const event of events) {
    if (event.card === null) continue;
    if (kind === "attack") act(event.card, STEP, ms);
    if (kind === "death") act(event.card, FALL, ms);
    if (event.what === "struck" && event.other !== null) blow(event.card, event.other);
  }
  for (const [thing, number] of numbersOf(events)) pop(thing, number, ms);
}

/** What rises from each card and player, summed up. */
export function numbersOf(events: readonly Event[]): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const { what, card, number } of events) {
    const sign = what === "hurt" ? -1 : what === "lost" ? -Math.sign(number) : what === "healed" || what === "gained" ? 1 : 0;
    if (card !== null && sign && number) numbers.set(card, (numbers.get(card) ?? 0) + sign * number);
  }
  return numbers;
}

const LYING = ":not(.tray *, .search *)"; // on the table, not shown to be chosen from

function cards(which: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(`[data-piece]${which}`);
}

/** The place where a card lies by this state. */
function placeOf(state: TableState, name: number): PlaceKey | null {
  const place = state.places.find((one) => one.cards.includes(name));
  return place ? placeKey(place.seat, place.area) : null;
}

/** Where a card that was not seen comes from: a place of its owner that has become smaller. */
function shrunk(from: TableState, to: TableState, name: number): PlaceKey | null {
  const owner = to.cards.find((card) => card.name === name)?.owner;
  const now = new Map(to.places.map((place) => [placeKey(place.seat, place.area), place.count]));
  const place = from.places.find((one) => one.seat === owner && (now.get(placeKey(one.seat, one.area)) ?? 0) < one.count);
  return place ? placeKey(place.seat, place.area) : null;
}

function rectOf(place: PlaceKey | null): DOMRect | null {
  const element = place === null ? null : document.querySelector(`[data-place="${CSS.escape(place)}"]`);
  return element?.getBoundingClientRect() ?? null;
}

function travel(card: HTMLElement, from: DOMRect): void {
  const to = card.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(dx, dy) < 3 || !to.width) return;
  const size = Math.min(1, Math.max(0.4, from.width / to.width));
  card.animate(
    [
      { translate: `${dx}px ${dy}px`, scale: size, zIndex: 5 },
      { translate: "0 0", scale: 1, zIndex: 5 },
    ],
    {
      duration: TRAVEL,
      easing: "cubic-bezier(.2,.7,.3,1)",
    },
  );
}

/** A card that is seen no more goes where it went, or fades where it lay. */
function vanish(from: DOMRect, to: DOMRect | null): void {
  const shade = layer("shade", from);
  const dx = to ? to.left + to.width / 2 - from.left - from.width / 2 : 0;
  const dy = to ? to.top + to.height / 2 - from.top - from.height / 2 : 0;
  gone(shade, [{ opacity: 0.8 }, { opacity: 0, translate: `${dx}px ${dy}px`, scale: 0.5 }], TRAVEL + 60);
}

const STEP: Keyframe[] = [
  { translate: "0 0" },
  { translate: "0 -10px", offset: 0.15 },
  { translate: "0 -10px", offset: 0.9 },
  { translate: "0 0" },
];
const FALL: Keyframe[] = [
  { opacity: 1, filter: "none" },
  { opacity: 0.35, filter: "grayscale(1)", rotate: "6deg", offset: 0.5 },
  { opacity: 0.35, filter: "grayscale(1)", rotate: "6deg" },
];

/** The card on the table, or the number of a player. */
function bodyOf(name: number): HTMLElement | null {
  if (name >= 0) return document.querySelector<HTMLElement>(`[data-piece="${name}"]${LYING}`);
  const who = document.querySelector<HTMLElement>(`.who[data-thing="${nameKey(name)}"]`);
  return who?.parentElement?.querySelector<HTMLElement>(".score") ?? who;
}

function act(name: number, frames: Keyframe[], duration: number): void {
  if (moves() && name >= 0) bodyOf(name)?.animate(frames, { duration, easing: "ease-out" });
}

function blow(name: number, other: number): void {
  const [striker, to] = [bodyOf(name), bodyOf(other)?.getBoundingClientRect()];
  if (!moves() || name < 0 || !striker || !to) return;
  const from = striker.getBoundingClientRect();
  const way = `${(to.left + to.width / 2 - from.left - from.width / 2) * 0.45}px ${(to.top + to.height / 2 - from.top - from.height / 2) * 0.45}px`;
  striker.animate(
    [
      { translate: "0 0", zIndex: 6 },
      { translate: way, offset: 0.45, zIndex: 6 },
      { translate: "0 0", zIndex: 6 },
    ],
    { duration: BLOW, easing: "ease-in-out", composite: "add" },
  );
}

/** A number over the card or player that it belongs to; without motion it stands still. */
function pop(thing: number, number: number, ms: number): void {
  const at = bodyOf(thing)?.getBoundingClientRect();
  if (!at?.width || !number) return;
  const shown = layer(`pop ${number > 0 ? "good" : "bad"}`, at);
  shown.dataset.over = String(thing);
  shown.append(document.createElement("b"));
  if (shown.firstChild) shown.firstChild.textContent = `${number > 0 ? "+" : "−"}${Math.abs(number)}`;
  const still: Keyframe[] = [{ opacity: 1 }, { opacity: 1 }];
  gone(
    shown,
    moves()
      ? [
          { opacity: 0, translate: "0 6px" },
          { opacity: 1, translate: "0 -4px", offset: 0.15 },
          { opacity: 1, offset: 0.75 },
          { opacity: 0, translate: "0 -22px" },
        ]
      : still,
    ms,
  );
}

function layer(kind: string, at: DOMRect): HTMLElement {
  const element = document.createElement("div");
  element.className = `in-motion ${kind}`;
  element.setAttribute("aria-hidden", "true");
  Object.assign(element.style, { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px` });
  document.body.append(element);
  return element;
}

function gone(element: HTMLElement, frames: Keyframe[], duration: number): void {
  const end = () => element.remove();
  element.animate(frames, { duration, easing: "ease-out" }).finished.then(end, end);
}
