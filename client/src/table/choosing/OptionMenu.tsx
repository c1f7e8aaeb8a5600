import { useEffect, useRef } from "preact/hooks";
import { Popover } from "./Popover";
import { useInteraction } from "./interaction";
import { Notes } from "./Outlook";
import { capitalized } from "../../words";
import { highlights } from "./things";

/** What can be done with the thing that was clicked, beside it. */
export function OptionMenu() {
  const ui = useInteraction();
  const menu = ui.selection.menu.value;
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (menu) {
      before.current = document.activeElement;
      first.current?.focus();
      return;
    }
    if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus();
  }, [menu]);
  if (!menu) return null;
  return (
    <Popover thing={menu.key} label="What to do" data-digits="menu" data-testid="menu">
      {menu.options.map((index, place) => (
        <button
          type="button"
          class="option"
          key={index}
          data-option={index}
          ref={place === 0 ? first : undefined}
          {...highlights(ui, index)}
          onClick={() => ui.gestures.pick(index)}
        >
          <kbd>{place + 1}</kbd> {capitalized(ui.options.list.value[index]?.label ?? "")}
          <Notes notes={ui.options.list.value[index]?.notes ?? []} />
        </button>
      ))}
      {menu.options.length === 1 && (
        <button type="button" class="quiet" data-testid="menu-back" onClick={() => ui.selection.clear()}>
          Back <kbd>Esc</kbd>
        </button>
      )}
    </Popover>
  );
}
