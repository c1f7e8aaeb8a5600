import { useEffect } from "preact/hooks";
import { useMeasured } from "./measured";

const SCROLLED = ".board .cards, .board .player-panel, .phases ol, .hand, .zoom, .chain, .tray";
const NEAR = 3; // px

/** What can be scrolled fades at each edge behind which there is more. */
export function useEdges(...changes: unknown[]): void {
  useMeasured(markAll, changes);
  useEffect(() => {
    const scrolled = (event: Event) =>
      event.target instanceof HTMLElement && event.target.matches(SCROLLED) && mark(event.target);
    const settled = setTimeout(markAll, 120); // letters have arrived, and what the change brought is drawn
    document.addEventListener("scroll", scrolled, { capture: true, passive: true });
    addEventListener("resize", markAll);
    return () => {
      clearTimeout(settled);
      document.removeEventListener("scroll", scrolled, { capture: true });
      removeEventListener("resize", markAll);
    };
  }, changes);
}

function markAll(): void {
  document.querySelectorAll<HTMLElement>(SCROLLED).forEach(mark);
}

function mark(one: HTMLElement): void {
  const more = [
    one.scrollLeft > NEAR && "left",
    one.scrollLeft < one.scrollWidth - one.clientWidth - NEAR && "right",
    one.scrollTop > NEAR && "up",
    one.scrollTop < one.scrollHeight - one.clientHeight - NEAR && "down",
  ].filter((edge) => edge !== false);
  const said = more.join(" ");
  if ((one.dataset.more ?? "") === said) return;
  if (said) one.dataset.more = said;
  else delete one.dataset.more;
}
