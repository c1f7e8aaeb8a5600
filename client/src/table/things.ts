import type { Key } from "./choices";
import type { Desk } from "./desk";
import { startDrag } from "./drag";

/** What makes an element a thing of the table: it can be chosen, dragged, looked at and asked about. */
export function thing(desk: Desk, key: Key) {
  const may = desk.may(key);
  return {
    "data-thing": key,
    "data-may": may ?? undefined,
    "data-held": desk.held.value === key ? "" : undefined,
    tabIndex: may ? 0 : -1,
    onClick: (event: Event) => {
      event.stopPropagation();
      desk.touch(key);
    },
    onContextMenu: (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      desk.touchWhy(key);
    },
    onPointerDown: (event: PointerEvent) => startDrag(event, key, desk),
  };
}

/** What makes an element a place that things are dropped on; a click on its floor chooses it. */
export function floor(desk: Desk, key: Key) {
  const may = desk.may(key);
  return {
    "data-thing": key,
    "data-may": may ?? undefined,
    onClick: may
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
      if (event.pointerType === "mouse") desk.lookAt(look);
    },
    onFocus: () => desk.lookAt(look),
  };
}
