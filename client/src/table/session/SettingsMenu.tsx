import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Layout } from "../../messages";
import { useInteraction } from "../choosing/interaction";
import { useOffer } from "../choosing/drawoffer";
import { GiveUp } from "./GiveUp";
import { type Pace, PACES, type Passing, PASSINGS, changeSettings, settings, setStop, stopsAt } from "./settings";

/** What somebody may want otherwise: where to be asked, how fast, with or without motion; and giving up. */
export function SettingsMenu() {
  const ui = useInteraction();
  const open = useSignal(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const inside = event.type === "pointerdown" && panel.current?.contains(event.target as Node);
      const key = event instanceof KeyboardEvent ? event.key : null;
      if (!inside && (key === null || key === "Escape")) open.value = false;
    };
    addEventListener("pointerdown", close);
    addEventListener("keydown", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close);
    };
  }, []);
  const layout = ui.session.layout.value;
  if (!layout) return null;
  return (
    <div class="options" ref={panel}>
      <button
        type="button"
        class="fold"
        data-testid="options"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        Options
      </button>
      {open.value && <Panel layout={layout} close={() => (open.value = false)} />}
    </div>
  );
}

function Panel({ layout, close }: { layout: Layout; close: () => void }) {
  const ui = useInteraction();
  const keys = useSignal(false);
  const state = ui.session.table.value;
  return (
    <div class="options-panel">
      {layout.windows.length > 0 && (
        <fieldset>
          <legend>Ask me</legend>
          {layout.windows.map((kind) => (
            <label key={kind.key}>
              <input
                type="checkbox"
                checked={stopsAt(layout, kind.key, settings.value)}
                onChange={(event) => setStop(layout, kind.key, event.currentTarget.checked)}
              />
              {kind.title}
            </label>
          ))}
          <p class="hint">Press a phase above to be asked at every moment of it.</p>
        </fieldset>
      )}
      {ui.session.room.value?.settings.discreet === 1 && <Secretly />}
      <fieldset>
        <legend>My turn</legend>
        <label>
          <input
            type="checkbox"
            checked={settings.value.endTurn}
            onChange={(event) => changeSettings({ endTurn: event.currentTarget.checked })}
          />
          End it by itself when nothing more can be done
        </label>
      </fieldset>
      <fieldset>
        <legend>Combat, and the moves of others</legend>
        <div class="paces">
          {PACES.map((pace: Pace) => (
            <label key={pace}>
              <input
                type="radio"
                name="pace"
                checked={settings.value.pace === pace}
                onChange={() => changeSettings({ pace })}
              />
              {pace}
            </label>
          ))}
        </div>
        <label>
          <input
            type="checkbox"
            checked={settings.value.motion}
            onChange={(event) => changeSettings({ motion: event.currentTarget.checked })}
          />
          Let cards move
        </label>
      </fieldset>
      <div class="keys">
        <button type="button" class="fold" aria-expanded={keys.value} onClick={() => (keys.value = !keys.value)}>
          Keys
        </button>
        {keys.value && <Keys />}
      </div>
      <Draw close={close} />
      {state && !state.ending && ui.session.seat.value !== null && <GiveUp done={close} />}
    </div>
  );
}

const PASSED: Record<Passing, string> = {
  later: "Pass for me after a moment: nobody can tell",
  ask: "Ask me, and let me pass myself",
  "at once": "Pass straight away: the others can tell that I have none",
};

/** At this table whoever could hold an answer is asked; what becomes of it where there is none. */
function Secretly() {
  const { session } = useInteraction();
  return (
    <fieldset data-testid="passing">
      <legend>When I have no answer</legend>
      {PASSINGS.map((passing) => (
        <label key={passing}>
          <input
            type="radio"
            name="passing"
            checked={settings.value.passing === passing}
            onChange={() => session.setPassing(passing)}
          />
          {PASSED[passing]}
        </label>
      ))}
      <p class="hint">
        Whoever could hold an answer is asked at this table. Where you are not asked above, you pass with or without one.
      </p>
    </fieldset>
  );
}

const KEYS = [
  ["Tab, arrows", "go from card to card"],
  ["Enter", "choose, or ask why not"],
  ["1 to 9", "take an answer"],
  ["Space", "pass, done, skip"],
  ["Esc", "close, go back"],
  ["?", "what can I do with it?"],
  ["s", "suggest an army"],
  ["/", "look through the cards to choose from"],
  ["z", "look closer"],
] as const;

function Keys() {
  return (
    <dl>
      {KEYS.map(([key, what]) => (
        <>
          <dt>{key}</dt>
          <dd>{what}</dd>
        </>
      ))}
    </dl>
  );
}

/** Where the rules know a draw by agreement, it can be offered at any time. */
function Draw({ close }: { close: () => void }) {
  const { can, offered, agree } = useOffer();
  if (offered) return <p class="hint">You have offered a draw. The offer stands until you answer your next question.</p>;
  if (!can) return null;
  return (
    <button
      type="button"
      class="quiet"
      data-testid="draw"
      onClick={() => {
        close();
        agree();
      }}
    >
      Offer a draw
    </button>
  );
}
