import { useEffect, useRef } from "preact/hooks";
import { useInteraction } from "../choosing/interaction";
import { asSentence } from "../../words";
import { inWords } from "../log/Words";

/** Through the game, moment by moment, as one saw it. */
export function Stepper() {
  const ui = useInteraction();
  const { lookback, playback, layout, table } = ui.session;
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  const last = lookback.steps.value.length - 1;
  const step = lookback.step.value;
  const seq = lookback.steps.value[step] ?? 0;
  const told = playback.log.value.filter((line) => line.seq === seq && !line.head);
  const state = table.value;
  const phase = layout.value?.phases.find((one) => one.number === state?.phase)?.title;
  const when = state?.turn ? `Turn ${state.turn}${phase ? `, ${phase}` : ""}` : "Setting up";
  const words = told.map((line) => asSentence(inWords(ui, line.text))).join(" ");
  return (
    <section class="bar stepper" aria-label="Looking back" data-testid="stepper">
      <p class="step-told" role="status">
        <b>{when}</b>{" "}
        <span class="step-count">
          step {step + 1} of {last + 1}
        </span>
        <span class="step-words">{words}</span>
      </p>
      <div class="step-line">
        <button type="button" aria-label="To the beginning" disabled={step === 0} onClick={() => lookback.go(-last)}>
          <Sign d="M5 4v12M16 4 8 10l8 6Z" />
        </button>
        <button
          type="button"
          aria-label="One step back"
          data-testid="step-back"
          disabled={step === 0}
          onClick={() => lookback.go(-1)}
        >
          <Sign d="M14 4 6 10l8 6Z" />
        </button>
        <input
          ref={slider}
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label="Moment of the game"
          aria-valuetext={`${when}: ${words}`}
          data-testid="step-slider"
          onInput={(event) => lookback.show(lookback.steps.value[event.currentTarget.valueAsNumber] ?? 0)}
          onKeyDown={(event) => {
            if (event.key === "Escape") lookback.back();
          }}
        />
        <button
          type="button"
          aria-label="One step on"
          data-testid="step-on"
          disabled={step === last}
          onClick={() => lookback.go(1)}
        >
          <Sign d="m6 4 8 6-8 6Z" />
        </button>
        <button type="button" aria-label="To the last step" disabled={step === last} onClick={() => lookback.go(last)}>
          <Sign d="m4 4 8 6-8 6ZM15 4v12" />
        </button>
        <button type="button" class="rest" data-testid="step-leave" onClick={() => lookback.leave()}>
          Back to the end
        </button>
      </div>
    </section>
  );
}

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
