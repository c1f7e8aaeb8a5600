import { type Key, cardOf, keyAt, thingOf } from "../keys";
import type { Interaction } from "./interaction";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Play by keys: arrows go from thing to thing, Enter chooses, digits take options, Esc goes back, space passes. */
export function onKey(event: KeyboardEvent, ui: Interaction): void {
  if (event.altKey || event.ctrlKey || event.metaKey || isWriting(event.target)) return;
  const thing = (event.target as Element | null)?.closest?.("[data-thing]") ?? null;
  if (act(event.key, thing, event, ui)) event.preventDefault();
}

function act(key: string, thing: Element | null, event: KeyboardEvent, ui: Interaction): boolean {
  if (key in ARROWS) return walk(thing, ARROWS[key] as [number, number], ui.selection.aiming.value ? "[data-may=target]" : "");
  if (key === "/" && ui.options.choices.value.hidden.size) return (ui.selection.searching.value = true), true;
  if (key === "Escape") return goBack(ui);
  if (key === " " && !isControl(event.target)) return event.repeat || pass(ui);
  if (/^[1-9]$/.test(key)) return digit(Number(key) - 1);
  const name = keyAt(thing);
  if (key === "?" && name !== null) return ask(name, ui);
  if (key === "z") return zoom(name, ui);
  if (key === "s" && ui.session.question.value?.suggests) return ui.session.suggest(), true;
  return false;
}

/** While the moves of others or a combat are shown, any key and any click on the table shows all at once, and means nothing else. */
export function skipping(ui: Interaction): (event: Event) => void {
  return (event) => {
    const key = event instanceof KeyboardEvent ? event : null;
    const quiet =
      key && (["Tab", "Shift", "Control", "Alt", "Meta"].includes(key.key) || key.ctrlKey || key.altKey || key.metaKey);
    const elsewhere = event.target instanceof Element && event.target.closest(".side, .top, .mentor") !== null; // who reads on or sets something
    if (!ui.session.playback.behind.value || quiet || elsewhere) return;
    event.preventDefault();
    event.stopPropagation();
    ui.session.playback.skip();
  };
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select");
}

/** Buttons and links other than things of the table keep their own space bar. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("button:not([data-thing]), a, input, summary");
}

function goBack(ui: Interaction): boolean {
  const { session } = ui;
  if (session.lookback.back()) return true;
  if (ui.selection.searching.value) return (ui.selection.searching.value = false), true;
  if (ui.selection.clear()) return true;
  if (session.why.answer.value) return session.why.close(), true;
  if (ui.zoom.sheet.value) return (ui.zoom.sheet.value = false), true;
  if (ui.openPile.value !== null) return (ui.openPile.value = null), true;
  return ui.session.draft.back();
}

function pass(ui: Interaction): boolean {
  if (ui.session.playback.behind.value) ui.session.playback.skip();
  else if (!ui.gestures.confirm()) {
    const rest = ui.options.rest();
    if (rest !== null) ui.gestures.pick(rest);
  }
  return true;
}

function digit(index: number): boolean {
  const list = document.querySelector("[data-digits=menu]") ?? document.querySelector("[data-digits=bar]");
  const button = list?.querySelectorAll<HTMLElement>("[data-option]")[index];
  button?.click();
  return button !== undefined;
}

function ask(key: Key, ui: Interaction): boolean {
  ui.session.why.ask(thingOf(key));
  return true;
}

function zoom(key: Key | null, ui: Interaction): boolean {
  const card = cardOf(key);
  if (card !== null) ui.zoom.show({ card });
  ui.zoom.sheet.value = !ui.zoom.sheet.value;
  return true;
}

/** Go to the nearest thing in this direction; while something is taken up, from place to place for it. */
function walk(from: Element | null, [dx, dy]: [number, number], which: string): boolean {
  const things = [...document.querySelectorAll<HTMLElement>(`button[data-thing]${which}`)].filter(
    (one) => one.offsetParent !== null,
  );
  if (!from) {
    (
      things.find((one) => one.matches(".piece[data-may]")) ??
      things.find((one) => one.hasAttribute("data-may")) ??
      things[0]
    )?.focus();
    return things.length > 0;
  }
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of things) {
    if (one === from) continue;
    const there = middle(one);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const far = ahead + 2.5 * aside;
    if (ahead > 4 && far < least) [best, least] = [one, far];
  }
  best?.focus();
  return true;
}

function middle(of: Element): { x: number; y: number } {
  const box = of.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
