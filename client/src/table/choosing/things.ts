import type { Key } from "../keys";
import type { Interaction } from "./interaction";
import type { Look } from "../zoom/zoom";
import { startDrag } from "./drag";

/** What makes an element a thing of the table: it can be chosen, dragged, looked at and asked about. */
export function thing(ui: Interaction, key: Key) {
  const may = ui.selection.may(key);
  return {
    "data-thing": key,
    "data-may": may ?? undefined,
    "data-sign": may === "choose" ? signOf(ui, key) : undefined,
    "data-held": ui.selection.held.value === key ? "" : undefined,
    "data-named": ui.options.named.value.has(key) ? "" : undefined,
    "data-proposed": ui.options.proposedKeys.value.has(key) ? "" : undefined,
    "data-reach": ui.selection.reach.value.has(key) ? "" : undefined,
    "data-highlighted": ui.selection.highlighted.value.has(key) ? "" : undefined,
    tabIndex: may ? 0 : -1,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      ui.gestures.touch(key, event.detail === 0);
    },
    onContextMenu: (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      ui.gestures.touchWhy(key);
    },
    onPointerDown: (event: PointerEvent) => startDrag(event, key, ui),
  };
}

const SIGNS: Record<string, string> = {
  move: "move",
  place: "move",
  attack: "fight",
  send: "fight",
  block: "fight",
  use: "use",
  activate: "use",
};

/** What kind of deed a thing is offered for: to be played, moved, sent to fight, used. */
function signOf(ui: Interaction, key: Key): string {
  const [first = -1] = ui.options.about(key);
  return SIGNS[ui.options.verb(first)] ?? "play";
}

/** What makes an element a place that things are dropped on; a click on its floor chooses it. */
export function dropZone(ui: Interaction, key: Key) {
  const may = ui.selection.may(key);
  return {
    "data-thing": key,
    "data-may": may ?? undefined,
    "data-highlighted": ui.selection.highlighted.value.has(key) ? "" : undefined,
    onClick: ui.selection.may(ui.view.standing(key))
      ? (event: Event) => {
          event.stopPropagation();
          ui.gestures.touch(key);
        }
      : undefined,
  };
}

/** What makes an element show this card enlarged while it is pointed at or focused. */
export function zoomable(ui: Interaction, look: Look) {
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") ui.zoom.show(look, true);
    },
    onFocus: () => ui.zoom.show(look, true),
    onPointerLeave: () => (ui.zoom.pointed.value = null),
    onBlur: () => (ui.zoom.pointed.value = null),
  };
}

/** What makes a button show on the table what its option is about. */
export function highlights(ui: Interaction, index: number) {
  const [show, hide] = [() => ui.selection.highlight(index), () => ui.selection.highlight(null)];
  return { onPointerEnter: show, onFocus: show, onPointerLeave: hide, onBlur: hide };
}
