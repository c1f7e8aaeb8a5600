import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Key } from "../keys";

const GAP = 6;
const EDGE = 6;

/** A small panel beside a thing of the table, wherever there is room. */
export function Popover({
  thing,
  label,
  children,
  ...more
}: {
  thing: Key;
  label: string;
  children: ComponentChildren;
  [name: `data-${string}`]: string;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    const target = [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].find(
      (one) => one.getBoundingClientRect().width > 0,
    );
    if (!element) return;
    const place = () => {
      const box = target?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
      const { width, height } = element.getBoundingClientRect();
      const fitsBelow = box.bottom + GAP + height < innerHeight - EDGE;
      const above = box.top - GAP - height;
      const top = fitsBelow && above < EDGE ? box.bottom + GAP : Math.max(EDGE, above);
      const left = Math.min(Math.max(EDGE, box.left + box.width / 2 - width / 2), innerWidth - width - EDGE);
      Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    if (typeof ResizeObserver !== "function") return;
    const grown = new ResizeObserver(place); // letters and the words of rules come later
    grown.observe(element);
    return () => grown.disconnect();
  });
  return (
    <div class="popover" role="group" aria-label={label} ref={panel} onClick={(event) => event.stopPropagation()} {...more}>
      {children}
    </div>
  );
}
