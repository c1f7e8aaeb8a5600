import type { Event, TableState } from "../messages";
import { settings } from "./settings";
import type { Shift } from "./sitting";

export const TRAVEL = 220; // ms from where to where
const BLOW = 260;
const POP = 1_100;

let before = new Map<number, DOMRect>();

/** Do things move at all? */
export function moves(): boolean {
  return settings.value.motion && typeof matchMedia === "function" && !matchMedia("(prefers-reduced-motion: reduce)").matches && !document.hidden;
}

/** Remember where every card lies, before the table changes. */
export function beforeShift(): void {
  if (!moves()) return;
  before = new Map();
  for (const card of cards("")) before.set(Number(card.dataset.piece), card.getBoundingClientRect());
  for (const card of cards(LYING)) before.set(Number(card.dataset.piece), card.getBoundingClientRect());
}

/** After the table has changed: cards travel, blows fall, numbers rise. Nothing waits for it. */
export function afterShift(shift: Shift): void {
  if (!moves()) return;
  const old = before;
  before = new Map();
  if (!shift.from) return;
  const there = new Set<number>();
  for (const card of cards(LYING)) {
    const name = Number(card.dataset.piece);
    there.add(name);
    const from = old.get(name) ?? rectOf(placeOf(shift.from, name) ?? shrunk(shift.from, shift.to, name));
    if (from) travel(card, from);
  }
  for (const [name, from] of old) {
    const was = placeOf(shift.from, name);
    const is = placeOf(shift.to, name);
    if (!there.has(name) && (was === null || was !== is)) vanish(from, rectOf(is));
  }
  for (const event of shift.events) tell(event, old);
}

const LYING = ":not(.tray *, .search *)"; // on the table, not shown to be chosen from

function cards(which: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(`[data-piece]${which}`);
}

/** The place where a card lies by this state, as seat:area. */
function placeOf(state: TableState, name: number): string | null {
  const place = state.places.find((one) => one.cards.includes(name));
  return place ? `${place.seat}:${place.area}` : null;
}

/** Where a card that was not seen comes from: a place of its owner that has become smaller. */
function shrunk(from: TableState, to: TableState, name: number): string | null {
  const owner = to.cards.find((card) => card.name === name)?.owner;
  const now = new Map(to.places.map((place) => [`${place.seat}:${place.area}`, place.count]));
  const place = from.places.find((one) => one.seat === owner && (now.get(`${one.seat}:${one.area}`) ?? 0) < one.count);
  return place ? `${place.seat}:${place.area}` : null;
}

function rectOf(place: string | null): DOMRect | null {
  const element = place === null ? null : document.querySelector(`[data-place="${CSS.escape(place)}"]`);
  return element?.getBoundingClientRect() ?? null;
}

function travel(card: HTMLElement, from: DOMRect): void {
  const to = card.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(dx, dy) < 3 || !to.width) return;
  const size = Math.min(1, Math.max(0.4, from.width / to.width));
  card.animate([{ translate: `${dx}px ${dy}px`, scale: size, zIndex: 5 }, { translate: "0 0", scale: 1, zIndex: 5 }], {
    duration: TRAVEL,
    easing: "cubic-bezier(.2,.7,.3,1)",
  });
}

/** A card that is seen no more goes where it went, or fades where it lay. */
function vanish(from: DOMRect, to: DOMRect | null): void {
  const shade = layer("shade", from);
  const dx = to ? to.left + to.width / 2 - from.left - from.width / 2 : 0;
  const dy = to ? to.top + to.height / 2 - from.top - from.height / 2 : 0;
  gone(shade, [{ opacity: 0.8 }, { opacity: 0, translate: `${dx}px ${dy}px`, scale: 0.5 }], TRAVEL + 60);
}

function tell(event: Event, old: Map<number, DOMRect>): void {
  const subject = event.card === null ? null : spot(event.card, old);
  if (!subject) return;
  if (event.what === "struck" && event.other !== null && event.card !== null) blow(event.card, subject, spot(event.other, old));
  if (event.what === "hurt" && event.number) pop(subject, `−${event.number}`, "bad");
  if (event.what === "gained" && event.number) pop(subject, `${event.number > 0 ? "+" : "−"}${Math.abs(event.number)}`, event.number > 0 ? "good" : "bad");
  if (event.what === "lost" && event.number) pop(subject, `−${Math.abs(event.number)}`, "bad");
}

function spot(name: number, old: Map<number, DOMRect>): DOMRect | null {
  const now = name < 0 ? document.querySelector(`.who[data-thing="seat:${-1 - name}"]`) : document.querySelector(`[data-piece="${name}"]`);
  return now?.getBoundingClientRect() ?? old.get(name) ?? null;
}

function blow(name: number, from: DOMRect, to: DOMRect | null): void {
  const striker = document.querySelector<HTMLElement>(`[data-piece="${name}"]`);
  if (!striker || !to) return;
  const way = `${(to.left + to.width / 2 - from.left - from.width / 2) * 0.45}px ${(to.top + to.height / 2 - from.top - from.height / 2) * 0.45}px`;
  striker.animate([{ translate: "0 0" }, { translate: way, offset: 0.45 }, { translate: "0 0" }], { duration: BLOW, easing: "ease-in-out", composite: "add" });
}

function pop(at: DOMRect, text: string, kind: "good" | "bad"): void {
  const shown = layer(`pop ${kind}`, at);
  shown.textContent = text;
  gone(shown, [{ opacity: 0, translate: "0 0" }, { opacity: 1, translate: "0 -8px", offset: 0.15 }, { opacity: 1, offset: 0.7 }, { opacity: 0, translate: "0 -26px" }], POP);
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
