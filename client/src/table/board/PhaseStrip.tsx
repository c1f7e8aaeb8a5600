import { useEffect, useRef } from "preact/hooks";
import { useInteraction } from "../choosing/interaction";
import { settings, stopsOf, togglePhase } from "../session/settings";
import { useMeasured } from "./measured";

/** The phases of the turn, where we are, whose move it is; each phase can be marked as a place to stop. */
export function PhaseStrip() {
  const ui = useInteraction();
  const layout = ui.session.layout.value;
  const state = ui.session.table.value;
  const strip = useRef<HTMLOListElement>(null);
  const phase = state?.phase;
  const show = () => {
    const at = strip.current;
    const now = at?.querySelector<HTMLElement>("[aria-current]");
    if (at && now) at.scrollLeft = now.offsetLeft - Math.min(26, (at.clientWidth - now.offsetWidth) / 2); // on a narrow screen the strip is cut off
  };
  useMeasured(show, [phase]);
  useEffect(() => void document.fonts?.ready.then(show), []);
  if (!layout || !state) return null;
  const stops = stopsOf(layout.ruleset, settings.value).phases;
  const turn = state.ending
    ? "the end"
    : state.active === null
      ? ""
      : ui.view.playerName(state.active) === "You"
        ? "your turn"
        : `${ui.view.playerName(state.active)}'s turn`;
  return (
    <nav class="phases" aria-label="Phases">
      <p class="turn">
        <b>{state.turn > 0 ? `Turn ${state.turn}` : "Setting up"}</b>
        {turn && <span data-own={!state.ending && state.active === ui.session.seat.value ? "" : undefined}>{turn}</span>}
      </p>
      <ol ref={strip}>
        {layout.phases.map((phase) => (
          <li key={phase.number} aria-current={phase.number === state.phase ? "step" : undefined}>
            <button
              type="button"
              class="phase"
              aria-pressed={stops.includes(phase.number)}
              title={
                stops.includes(phase.number) ? `You are always asked in ${phase.title}` : `Always ask me in ${phase.title}`
              }
              onClick={() => togglePhase(layout, phase.number)}
            >
              {phase.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
