import { useEffect, useRef } from "preact/hooks";
import { useMeasured } from "../board/measured";
import { useInteraction } from "../choosing/interaction";
import { moves } from "../playback/motion";
import { changeSettings, settings } from "../session/settings";
import { inWords, Words } from "./Words";

const MOST_NEWS = 3; // lines
const NEAR_END = 60; // px: whoever has scrolled further up is reading

/** On a phone the log is folded away: what has happened since one's own last choice stands there, the latest last. */
function News() {
  const ui = useInteraction();
  const { playback, seat, table } = ui.session;
  const told = playback.log.value.map((line, index) => ({ line, index })).filter(({ line }) => !line.head);
  const fresh = told.filter(({ index }) => index >= playback.read.value);
  const ownTurn = table.value?.active === seat.value ? table.value?.turn : null;
  const before = fresh.filter(({ line }) => line.turn !== ownTurn); // that everything is unmarked for one's own turn can be seen
  const shown = fresh.length ? (before.length ? before : fresh).slice(-MOST_NEWS) : told.slice(-1);
  return (
    <ul
      class="news"
      aria-hidden="true"
      data-testid="news"
      data-old={fresh.length ? undefined : ""}
      data-moves={moves() ? "" : undefined}
    >
      {shown.map(({ line, index }) => (
        <li key={index}>{inWords(ui, line.text)}</li>
      ))}
    </ul>
  );
}

/** What happened, in sentences. */
export function Log() {
  const { session } = useInteraction();
  const list = useRef<HTMLOListElement>(null);
  const until = session.lookback.at.value ?? Infinity; // who looks back reads no further
  const lines = session.playback.log.value.filter((line) => line.seq <= until);
  const atEnd = useRef(true);
  const top = useRef(0);
  const follow = () => {
    if (atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useMeasured(follow, [lines, settings.value.log]);
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
        <button
          type="button"
          class="log-toggle"
          aria-expanded={settings.value.log}
          onClick={() => changeSettings({ log: !settings.value.log })}
        >
          {settings.value.log ? "Close the log" : "Log"}
        </button>
      )}
      <News />
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
