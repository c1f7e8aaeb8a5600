import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useDesk } from "./desk";
import { type Pace, PACES, set, settings, setWindow, stopsAt } from "./settings";

const giving = signal(false); // asked once whether to concede

/** What somebody may want otherwise: where to be asked, how fast, with or without motion; and giving up. */
export function Options() {
  const desk = useDesk();
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const inside = event.type === "pointerdown" && panel.current?.contains(event.target as Node);
      const key = event instanceof KeyboardEvent ? event.key : null;
      if (panel.current?.open && !inside && (key === null || key === "Escape")) panel.current.open = false;
    };
    addEventListener("pointerdown", close);
    addEventListener("keydown", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close);
    };
  }, []);
  const layout = desk.sitting.layout.value;
  const state = desk.sitting.table.value;
  if (!layout) return null;
  return (
    <details class="options" ref={panel}>
      <summary data-testid="options">Options</summary>
      <div class="options-panel">
        {layout.windows.length > 0 && (
          <fieldset>
            <legend>Ask me</legend>
            {layout.windows.map((kind) => (
              <label key={kind.key}>
                <input type="checkbox" checked={stopsAt(layout, kind.key, settings.value)} onChange={(event) => setWindow(layout, kind.key, event.currentTarget.checked)} />
                {kind.title}
              </label>
            ))}
            <p class="hint">Press a phase above to be asked at every moment of it.</p>
          </fieldset>
        )}
        <fieldset>
          <legend>Moves of others</legend>
          <div class="paces">
            {PACES.map((pace: Pace) => (
              <label key={pace}>
                <input type="radio" name="pace" checked={settings.value.pace === pace} onChange={() => set({ pace })} />
                {pace}
              </label>
            ))}
          </div>
          <label>
            <input type="checkbox" checked={settings.value.motion} onChange={(event) => set({ motion: event.currentTarget.checked })} />
            Let cards move
          </label>
        </fieldset>
        <details class="keys">
          <summary>Keys</summary>
          <dl>
            <dt>Tab, arrows</dt>
            <dd>go from card to card</dd>
            <dt>Enter</dt>
            <dd>choose, or ask why not</dd>
            <dt>1 to 9</dt>
            <dd>take an answer</dd>
            <dt>Space</dt>
            <dd>pass, done, skip</dd>
            <dt>Esc</dt>
            <dd>close, go back</dd>
            <dt>?</dt>
            <dd>what can I do with it?</dd>
            <dt>z</dt>
            <dd>look closer</dd>
          </dl>
        </details>
        {state && !state.ending && desk.sitting.seat.value !== null && <Concede />}
      </div>
    </details>
  );
}

function Concede() {
  const { sitting } = useDesk();
  if (!giving.value)
    return (
      <button type="button" class="quiet" data-testid="concede" onClick={() => (giving.value = true)}>
        Give up this match
      </button>
    );
  return (
    <p class="concede" role="group" aria-label="Give up this match?">
      Give up this match?
      <button
        type="button"
        data-testid="concede-yes"
        onClick={() => {
          giving.value = false;
          document.querySelector(".options")?.removeAttribute("open");
          sitting.say({ do: "concede" });
        }}
      >
        Yes, give up
      </button>
      <button type="button" onClick={() => (giving.value = false)}>
        Play on
      </button>
    </p>
  );
}
