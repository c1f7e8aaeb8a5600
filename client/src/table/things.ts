import type { Key } from "./choices";
import type { Desk } from "./desk";
import { startDrag } from "./drag";

/** What makes an element a thing of the table: it can be chosen, dragged, looked at and asked about. */
export function thing(desk: Desk, key: Key) {
  const may = desk.may(key);
  return {
    "data-thing": key,
    "data-may": may ?? undefined,
    "data-sign": may === "choose" ? signOf(desk, key) : undefined,
    "data-held": desk.held.value === key ? "" : undefined,
    "data-taken": desk.taken.value.has(key) ? "" : undefined,
    "data-going": desk.going.value.has(key) ? "" : undefined,
    "data-reach": desk.reach.value.has(key) ? "" : undefined,
    "data-shown": desk.shown.value.has(key) ? "" : undefined,
    tabIndex: may ? 0 : -1,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      desk.touch(key, event.detail === 0);
    },
    onContextMenu: (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      desk.touchWhy(key);
    },
    onPointerDown: (event: PointerEvent) => startDrag(event, key, desk),
  };
}

const SIGNS: Record<string, string> = { move: "move", place: "move", attack: "fight", send: "fight", block: "fight", use: "use", activate: "use" };

/** What kind of deed a thing is offered for: to be played, moved, sent to fight, used. */
function signOf(desk: Desk, key: Key): string {
  const { main, hidden } = desk.choices.value;
  const verbs = (main.get(key) ?? hidden.get(key) ?? []).map((index) => desk.options.value[index]?.verb ?? "");
  return SIGNS[verbs[0] ?? ""] ?? "play";
}

/** What makes an element a place that things are dropped on; a click on its floor chooses it. */
export function floor(desk: Desk, key: Key) {
  const may = desk.may(key);
  return {
    "data-thing": key,
    "data-may": may ?? undefined,
    "data-shown": desk.shown.value.has(key) ? "" : undefined,
    onClick: desk.may(desk.standing(key))
      ? (event: Event) => {
          event.stopPropagation();
          desk.touch(key);
        }
      : undefined,
  };
}

/** What makes an element show this card enlarged while it is pointed at or focused. */
export function looked(desk: Desk, look: Parameters<Desk["lookAt"]>[0]) {
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") desk.lookAt(look, true);
    },
    onFocus: () => desk.lookAt(look, true),
    onPointerLeave: () => (desk.pointed.value = null),
    onBlur: () => (desk.pointed.value = null),
  };
}

/** What makes a button show on the table what its option is about. */
export function shows(desk: Desk, index: number) {
  const [show, hide] = [() => desk.show(index), () => desk.show(null)];
  return { onPointerEnter: show, onFocus: show, onPointerLeave: hide, onBlur: hide };
}
