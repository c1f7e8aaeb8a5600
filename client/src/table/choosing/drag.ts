import { type Key, cardOf, keyAt } from "../keys";
import type { Interaction } from "./interaction";

const FAR_ENOUGH = 8; // px: less is a click
const LONG = 450; // ms: a long press looks closer

/** Let a pointer take up a thing and drop it on another; a long press of a finger looks closer. */
export function startDrag(event: PointerEvent, key: Key, ui: Interaction): void {
  if (event.button !== 0) return;
  const element = event.currentTarget as HTMLElement;
  const { clientX: x, clientY: y, pointerId } = event;
  let ghost: HTMLElement | null = null;
  let onto: Element | null = null;
  let pan: ((now: PointerEvent) => void) | null = null;
  const press = event.pointerType === "mouse" ? undefined : setTimeout(zoom, LONG);

  function zoom(): void {
    if (ghost) return;
    const name = cardOf(key);
    if (name !== null) ui.zoom.show({ card: name });
    ui.zoom.sheet.value = true;
    swallowClick(element);
    end();
  }

  function move(now: PointerEvent): void {
    if (now.pointerId !== pointerId) return;
    if (!ghost) {
      if (Math.hypot(now.clientX - x, now.clientY - y) < FAR_ENOUGH) return;
      clearTimeout(press);
      if (!ui.gestures.canDrag(key) || (event.pointerType !== "mouse" && element.closest(".search"))) return end(); // there a finger scrolls
      if (event.pointerType !== "mouse") pan ??= panOf(element, now.clientX - x, now.clientY - y, ui.gestures.hasTargets(key));
      if (pan) return pan(now);
      ghost = lift(element);
      ui.selection.menu.value = null;
      ui.selection.held.value = key;
      ui.selection.searching.value = false;
    }
    ghost.style.translate = `${now.clientX - x}px ${now.clientY - y}px`;
    const over = thingAt(now.clientX, now.clientY);
    if (over !== onto) {
      onto?.removeAttribute("data-over");
      onto = over;
      const key = keyAt(over);
      if (key !== null && ui.selection.placeAround(key) !== null) over?.setAttribute("data-over", "");
    }
  }

  function up(now: PointerEvent): void {
    if (now.pointerId !== pointerId) return;
    if (pan) swallowClick(element);
    if (ghost) {
      swallowClick(element);
      const over = placeAt(now.clientX, now.clientY, ui);
      ui.selection.held.value = null;
      ui.gestures.drop(key, over);
    }
    end();
  }

  function end(): void {
    clearTimeout(press);
    ghost?.remove();
    if (ghost && ui.selection.menu.value) ui.selection.held.value = key;
    else if (ghost && ui.selection.unconfirmed.value === null) ui.selection.clear();
    onto?.removeAttribute("data-over");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
}

/** A finger that goes along a row scrolls it, and one on a card that goes nowhere scrolls the table; any other drags (null). */
function panOf(element: HTMLElement, dx: number, dy: number, hasTargets: boolean): ((now: PointerEvent) => void) | null {
  const along = Math.abs(dx) > 2 * Math.abs(dy);
  const inHand = element.closest(".hand") !== null;
  if (!along && (hasTargets || inHand)) return null;
  const scroller = scrollerOf(element, along ? "x" : "y");
  if (!scroller) return null;
  const { scrollLeft, scrollTop } = scroller;
  let origin: PointerEvent | null = null;
  return (now) => {
    origin ??= now;
    scroller.scrollTo({
      left: scrollLeft + origin.clientX - now.clientX,
      top: scrollTop + origin.clientY - now.clientY,
      behavior: "instant",
    });
  };
}

function scrollerOf(element: HTMLElement, way: "x" | "y"): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (way === "x" && at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(style.overflowX)) return at;
    if (way === "y" && at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(style.overflowY)) return at;
  }
  return null;
}

function thingAt(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)?.closest("[data-thing]") ?? null;
}

/** The nearest thing here, from inside outward, that can be dropped on. */
function placeAt(x: number, y: number, ui: Interaction): Key | null {
  let at = thingAt(x, y);
  const innermost = keyAt(at);
  for (; at; at = at.parentElement?.closest("[data-thing]") ?? null) {
    const key = keyAt(at);
    if (key !== null && ui.selection.placeAround(key) !== null) return key;
  }
  return innermost;
}

function lift(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-thing", "data-may", "data-held"]) ghost.removeAttribute(name);
  ghost.style.setProperty("--card-width", `${box.width}px`); // it is no longer where the width was said
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(ghost);
  return ghost;
}

/** The click that follows a drag means nothing. */
function swallowClick(element: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  element.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), LONG);
}
