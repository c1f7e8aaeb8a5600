import { useEffect, useRef } from "preact/hooks";
import type { OptionShown, Question } from "../../messages";
import { cardKey, type Key } from "../keys";
import { type Interaction, useInteraction } from "./interaction";
import { useOffer } from "./drawoffer";
import { EndPanel } from "../session/EndPanel";
import { Notes } from "./Outlook";
import { ASKED } from "./passing";
import { sentence } from "../log/spoken";
import { shows } from "./things";
import { Tray } from "./Tray";

/** The one place that says what is asked, what has been said so far, and what else can be answered. */
export function ChoiceBar() {
  const { session } = useInteraction();
  const state = session.table.value;
  const stay = useStay(session.question.value);
  if (!state) return null;
  if (state.ending && !session.behind.value) return <EndPanel ending={state.ending} />;
  const asked = session.question.value !== null;
  return (
    <section
      class="bar"
      data-asked={asked ? "" : undefined}
      aria-busy={session.busy.value}
      aria-label="Your choice"
      data-testid="bar"
      tabIndex={-1}
      {...stay}
    >
      {asked && <Tray />}
      <div class="bar-line">
        <div class="bar-text">
          <Offered />
          <Asked />
          <Befell />
          {session.refusal.value && (
            <p class="refusal" role="alert">
              {session.refusal.value}
            </p>
          )}
        </div>
        <Buttons />
      </div>
    </section>
  );
}

/** Whoever answers here by keys, whereby the button goes, is here when the next question comes. */
function useStay(question: Question | null) {
  const bar = useRef<HTMLElement>(null);
  const answered = useRef(false);
  useEffect(() => {
    const at = document.activeElement;
    if (!question || !answered.current || bar.current?.contains(at)) return; // the button may be there still
    answered.current = false;
    if (at === document.body) bar.current?.focus({ preventScroll: true });
  }, [question]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") answered.current = true;
  };
  return { ref: bar, onKeyDown };
}

/** Somebody else would take a draw. */
function Offered() {
  const { by, agree } = useOffer();
  if (!by) return null;
  return (
    <p class="offer" role="status">
      {by} offers a draw.{" "}
      <button type="button" data-testid="draw-agree" onClick={agree}>
        Agree to a draw
      </button>{" "}
      or play on.
    </p>
  );
}

/** The question, or whom we wait for. */
function Asked() {
  const ui = useInteraction();
  const { session } = ui;
  const question = session.question.value;
  const said = session.said.value;
  const asked = session.table.value?.asked ?? null;
  if (!question || session.behind.value) {
    const other = asked === null || asked === session.seat.value ? null : ui.nameOf(asked);
    const mine =
      session.leftAlone.value && !session.behind.value
        ? "You have nothing to choose here. It goes on in a moment, so that nobody can tell."
        : "One moment.";
    return <p class="question waiting">{other === null ? mine : `${other} is choosing.`}</p>;
  }
  const named = ui.options.value[ui.named.value ?? -1];
  if (named)
    return (
      <p class="question" data-testid="question">
        <span class="yours">So far</span> {sentence(named.label)}. <Notes notes={named.notes} />
      </p>
    );
  const aiming = ui.aiming.value;
  const best = aiming && ui.pointed.value !== null ? ui.best.value.get(cardKey(ui.pointed.value)) : undefined;
  if (best !== undefined && ui.options.value[best]?.notes.length)
    return (
      <p class="question" data-testid="question">
        {sentence(ui.options.value[best].label)}? <Notes notes={ui.options.value[best].notes} />
        {ui.waysTo(ui.choices.value.places[best] ?? null) > 1 && " There are other ways, too."}
      </p>
    );
  if (aiming)
    return (
      <p class="question" data-testid="question">
        <span class="yours">{ui.calledByKey(aiming.key)}</span> {sentence(aiming.verbs.join(" or "))}: choose{" "}
        {whither(ui.targets.value)}, by the dashed rings
        {aiming.options.length > 0 && ", or something else to do"}.
      </p>
    );
  return (
    <>
      {said.length > 0 && (
        <p class="so-far" data-testid="so-far">
          {sentence(said.join(", "))}, ...
        </p>
      )}
      <p class="question" data-testid="question">
        <span class="yours">{said.length ? "Go on" : question.ends ? "Your turn" : "Your move"}</span> {wording(question, ui)}
      </p>
    </>
  );
}

/** What the others did to whoever sits here, until they choose. */
function Befell() {
  const { session } = useInteraction();
  const text = session.question.value && !session.said.value.length ? session.befell.value : "";
  if (!text) return null;
  return (
    <p class="befell" data-testid="befell">
      Since your last turn: {text}.
    </p>
  );
}

/** The question as it is asked here. */
function wording(question: Question, ui: Interaction): string {
  if (question.ends) return "You have done all that can be done.";
  return question.suggests && ui.proposed.value !== null ? "This is suggested: take it, or change it." : question.text;
}

/** What a thing taken up wants: somebody, a place, or either. */
function whither(targets: ReadonlySet<Key>): string {
  const places = [...targets].filter((key) => /^(slot|area):/.test(key)).length;
  return places === targets.size ? "where" : places === 0 ? "whom" : "whom or where";
}

function Buttons() {
  const ui = useInteraction();
  const { session } = ui;
  const { loose, rest } = ui.choices.value;
  const options = ui.options.value;
  const aiming = ui.aiming.value;
  const named = ui.named.value;
  useAim(ui);
  if (named !== null)
    return (
      <div class="buttons" data-digits="bar">
        <button type="button" class="rest" data-option={named} data-testid="confirm" onClick={() => ui.confirm()}>
          {sentence(options[named]?.verb ?? "")} <kbd>Space</kbd>
        </button>
        <button type="button" data-testid="let-go" onClick={() => ui.letGo()}>
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
        <button type="button" data-testid="let-go" onClick={() => ui.letGo()}>
          Back <kbd>Esc</kbd>
        </button>
      </div>
    );
  const proposed = ui.proposed.value;
  if (proposed !== null && !session.behind.value)
    return (
      <div class="buttons" data-digits="bar">
        <OptionButton index={proposed} option={options[proposed] as OptionShown} rest only />
        <button type="button" data-testid="otherwise" onClick={() => ui.putAside()}>
          Otherwise
        </button>
        <BackButton />
      </div>
    );
  return (
    <div class="buttons" data-digits="bar">
      {session.behind.value > 0 && (
        <button type="button" data-testid="skip" onClick={() => session.skip()}>
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
      <PassOn />
    </div>
  );
}

/** Takes the last part back. */
function BackButton() {
  const ui = useInteraction();
  if (!ui.session.said.value.length) return null;
  return (
    <button type="button" data-testid="back" onClick={() => ui.session.back()}>
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
      {...shows(ui, index)}
      onClick={() => ui.pick(index)}
    >
      {sentence(option.label)}
      {!rest && option.brief.length > 0 && <small class="brief">{option.brief.join(" · ")}</small>}
      {only && <kbd>Space</kbd>}
    </button>
  );
}

/** Whoever takes a thing up by keys goes on by keys: the focus is at the first place for it, and comes back. */
function useAim(ui: Interaction): void {
  const aiming = ui.aiming.value;
  const before = useRef<string | null>(null);
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
function PassOn() {
  const ui = useInteraction();
  const { session } = ui;
  const until = session.until.value;
  const state = session.table.value;
  if (until.what !== "asked")
    return (
      <button type="button" aria-pressed="true" data-testid="stop-passing" onClick={() => (session.until.value = ASKED)}>
        {until.what === "turn" ? "Passing until the turn ends" : "Passing until something happens"}: stop
      </button>
    );
  if (!state?.question || state.question.part || state.question.ends || ui.rest() === null) return null;
  return (
    <span class="pass-on" role="group" aria-label="Pass by itself">
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
