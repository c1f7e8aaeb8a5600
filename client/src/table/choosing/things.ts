import type { Key } from "../keys";
import type { Interaction } from "./interaction";
import { startDrag } from "./drag";

/** What makes an element a thing of the table: it can be chosen, dragged, looked at and asked about. */
export function thing(ui: Interaction, key: Key) {
  const may = ui.may(key);
  return {
    "data-thing": key,
    "data-may": may ?? undefined,
    "data-sign": may === "choose" ? signOf(ui, key) : undefined,
    "data-held": ui.held.value === key ? "" : undefined,
    "data-taken": ui.taken.value.has(key) ? "" : undefined,
    "data-going": ui.going.value.has(key) ? "" : undefined,
    "data-reach": ui.reach.value.has(key) ? "" : undefined,
    "data-shown": ui.shown.value.has(key) ? "" : undefined,
    tabIndex: may ? 0 : -1,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      ui.touch(key, event.detail === 0);
    },
    onContextMenu: (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      ui.touchWhy(key);
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
  const { main, hidden } = ui.choices.value;
  const verbs = (main.get(key) ?? hidden.get(key) ?? []).map((index) => ui.options.value[index]?.verb ?? "");
  return SIGNS[verbs[0] ?? ""] ?? "play";
}

/** What makes an element a place that things are dropped on; a click on its floor chooses it. */
export function floor(ui: Interaction, key: Key) {
  const may = ui.may(key);
  return {
    "data-thing": key,
    "data-may": may ?? undefined,
    "data-shown": ui.shown.value.has(key) ? "" : undefined,
    onClick: ui.may(ui.standing(key))
      ? (event: Event) => {
          event.stopPropagation();
          ui.touch(key);
        }
      : undefined,
  };
}

/** What makes an element show this card enlarged while it is pointed at or focused. */
export function looked(ui: Interaction, look: Parameters<Interaction["lookAt"]>[0]) {
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") ui.lookAt(look, true);
    },
    onFocus: () => ui.lookAt(look, true),
    onPointerLeave: () => (ui.pointed.value = null),
    onBlur: () => (ui.pointed.value = null),
  };
}

/** What makes a button show on the table what its option is about. */
export function shows(ui: Interaction, index: number) {
  const [show, hide] = [() => ui.show(index), () => ui.show(null)];
  return { onPointerEnter: show, onFocus: show, onPointerLeave: hide, onBlur: hide };
}
