import { useEffect, useRef } from "preact/hooks";
import { Beside } from "./Beside";
import { useDesk } from "./desk";
import { Notes } from "./Outlook";
import { sentence } from "./said";
import { shows } from "./things";

/** What can be done with the thing that was clicked, beside it. */
export function OptionMenu() {
  const desk = useDesk();
  const menu = desk.menu.value;
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
    <Beside thing={menu.key} label="What to do" data-digits="menu" data-testid="menu">
      {menu.options.map((index, place) => (
        <button type="button" class="option" key={index} data-option={index} ref={place === 0 ? first : undefined} {...shows(desk, index)} onClick={() => desk.pick(index)}>
          <kbd>{place + 1}</kbd> {sentence(desk.options.value[index]?.label ?? "")}
          <Notes notes={desk.options.value[index]?.notes ?? []} />
        </button>
      ))}
      {menu.options.length === 1 && (
        <button type="button" class="quiet" data-testid="menu-back" onClick={() => desk.letGo()}>
          Back <kbd>Esc</kbd>
        </button>
      )}
    </Beside>
  );
}
