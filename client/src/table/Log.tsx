import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useDesk } from "./desk";
import { set, settings } from "./settings";
import { Words } from "./Words";

const NEAR_END = 60; // px: whoever has scrolled further up is reading

/** What happened, in sentences. */
export function Log() {
  const { sitting } = useDesk();
  const list = useRef<HTMLOListElement>(null);
  const lines = sitting.log.value;
  const atEnd = useRef(true);
  const top = useRef(0);
  const follow = () => {
    if (atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useLayoutEffect(follow, [lines, settings.value.log]);
  useEffect(() => {
    if (typeof ResizeObserver !== "function" || !list.current) return;
    const watch = new ResizeObserver(follow); // the chain above it comes and goes
    watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section class="log" aria-label="What happened" data-open={settings.value.log ? "" : undefined}>
      <h2 class="unseen-text">What happened</h2>
      {lines.length > 0 && (
        <button type="button" class="log-toggle" aria-expanded={settings.value.log} onClick={() => set({ log: !settings.value.log })}>
          Log
        </button>
      )}
      {lines.length === 0 && <p class="hint">What happens is told here.</p>}
      <ol
        ref={list}
        tabIndex={0}
        data-testid="log"
        onScroll={(event) => {
          const at = event.currentTarget;
          const near = at.scrollHeight - at.scrollTop - at.clientHeight < NEAR_END;
          if (near || at.scrollTop < top.current) atEnd.current = near; // only a reader goes up: the chain may have taken room below
          top.current = at.scrollTop;
        }}
      >
        {lines.map((line, index) => (
          <li key={index} class={line.head ? "head" : undefined}>
            <Words text={line.text} />
          </li>
        ))}
      </ol>
    </section>
  );
}
