import { useEffect, useRef } from "preact/hooks";
import type { OptionShown } from "../../messages";
import { capitalized } from "../../words";
import type { Key } from "../keys";
import { type Interaction, useInteraction } from "./interaction";
import { highlights } from "./things";

/** What can be answered by a button: all that is about no thing on the table, and the way back. */
export function BarButtons() {
  const ui = useInteraction();
  const { session, selection } = ui;
  const { loose, rest } = ui.options.choices.value;
  const options = ui.options.list.value;
  const aiming = selection.aiming.value;
  const unconfirmed = selection.unconfirmed.value;
  useAim(ui);
  if (unconfirmed !== null)
    return (
      <div class="buttons" data-digits="bar">
        <button
          type="button"
          class="rest"
          data-option={unconfirmed}
          data-testid="confirm"
          onClick={() => ui.gestures.confirm()}
        >
          {capitalized(ui.options.verb(unconfirmed))} <kbd>Space</kbd>
        </button>
        <button type="button" data-testid="let-go" onClick={() => selection.clear()}>
          Back <kbd>Esc</kbd>
        </button>
      </div>
    );
  if (aiming)
    return (
      <div class="buttons" data-digits="bar">
        {aiming.options.map((index) => (
          <OptionButton key={index} index={index} option={options[index] as OptionShown} />
        ))}
        <button type="button" data-testid="let-go" onClick={() => selection.clear()}>
          Back <kbd>Esc</kbd>
        </button>
      </div>
    );
  const proposed = ui.options.proposed.value;
  if (proposed !== null && !session.playback.behind.value)
    return (
      <div class="buttons" data-digits="bar">
        <OptionButton index={proposed} option={options[proposed] as OptionShown} rest only />
        <button type="button" data-testid="otherwise" onClick={() => ui.options.putAside()}>
          Otherwise
        </button>
        <BackButton />
      </div>
    );
  return (
    <div class="buttons" data-digits="bar">
      {session.playback.behind.value > 0 && (
        <button type="button" data-testid="skip" onClick={() => session.playback.skip()}>
          Skip to now <kbd>Space</kbd>
        </button>
      )}
      {session.question.value?.suggests && (
        <button type="button" data-testid="suggest" onClick={() => session.suggest()}>
          Use a suggested army <kbd>S</kbd>
        </button>
      )}
      {loose.map((index) => (
        <OptionButton key={index} index={index} option={options[index] as OptionShown} />
      ))}
      {rest.map((index) => (
        <OptionButton key={index} index={index} option={options[index] as OptionShown} rest only={rest.length === 1} />
      ))}
      <BackButton />
      <PassUntil />
    </div>
  );
}

/** Takes the last part back. */
function BackButton() {
  const ui = useInteraction();
  if (!ui.session.said.value.length) return null;
  return (
    <button type="button" data-testid="back" onClick={() => ui.session.draft.back()}>
      Back <kbd>Esc</kbd>
    </button>
  );
}

function OptionButton({ index, option, rest, only }: { index: number; option: OptionShown; rest?: boolean; only?: boolean }) {
  const ui = useInteraction();
  return (
    <button
      type="button"
      class={rest ? "rest" : "option"}
      data-option={index}
      data-testid={rest ? "rest" : `option-${index}`}
      {...highlights(ui, index)}
      onClick={() => ui.gestures.pick(index)}
    >
      {capitalized(option.label)}
      {!rest && option.brief.length > 0 && <small class="brief">{option.brief.join(" · ")}</small>}
      {only && <kbd>Space</kbd>}
    </button>
  );
}

/** Whoever takes a thing up by keys goes on by keys: the focus is at the first place for it, and comes back. */
function useAim(ui: Interaction): void {
  const aiming = ui.selection.aiming.value;
  const before = useRef<Key | null>(null);
  useEffect(() => {
    const from = before.current;
    before.current = aiming?.byKeys ? aiming.key : null;
    const focus = (selector: string) => document.querySelector<HTMLElement>(`button${selector}`)?.focus();
    if (aiming?.byKeys) focus("[data-thing][data-may=target]");
    else if (from !== null && !aiming && (document.activeElement === document.body || document.activeElement?.closest(".slot")))
      focus(`[data-thing="${CSS.escape(from)}"]`);
  }, [aiming]);
}

/** Pass by itself until something happens, or the turn is over. */
function PassUntil() {
  const ui = useInteraction();
  const { session } = ui;
  const until = session.autopass.until.value;
  const state = session.table.value;
  if (until.what !== "asked")
    return (
      <button type="button" aria-pressed="true" data-testid="stop-passing" onClick={() => session.autopass.stop()}>
        {until.what === "turn" ? "Passing until the turn ends" : "Passing until something happens"}: stop
      </button>
    );
  if (!state?.question || state.question.part || state.question.ends || ui.options.rest() === null) return null;
  return (
    <span class="pass-until" role="group" aria-label="Pass by itself">
      {state.question.window !== null && (
        <button type="button" class="quiet" data-testid="until-news" onClick={() => session.passUntil({ what: "news" })}>
          <span class="wide">Pass </span>until something happens
        </button>
      )}
      <button
        type="button"
        class="quiet"
        data-testid="until-turn"
        onClick={() => session.passUntil({ what: "turn", turn: state.turn })}
      >
        <span class={state.question.window === null ? undefined : "wide"}>Pass </span>until the turn ends
      </button>
    </span>
  );
}
