import { useEffect, useRef } from "preact/hooks";
import type { OptionShown, Question } from "../messages";
import type { Key } from "./choices";
import { type Desk, useDesk } from "./desk";
import { useOffer } from "./drawing";
import { EndPanel } from "./EndPanel";
import { Notes } from "./Outlook";
import { ASKED } from "./passing";
import { sentence } from "./said";
import { shows } from "./things";
import { Tray } from "./Tray";

/** The one place that says what is asked, what has been said so far, and what else can be answered. */
export function ChoiceBar() {
  const { sitting } = useDesk();
  const state = sitting.table.value;
  const stay = useStay(sitting.question.value);
  if (!state) return null;
  if (state.ending && !sitting.behind.value) return <EndPanel ending={state.ending} />;
  const asked = sitting.question.value !== null;
  return (
    <section class="bar" data-asked={asked ? "" : undefined} aria-busy={sitting.busy.value} aria-label="Your choice" data-testid="bar" tabIndex={-1} {...stay}>
      {asked && <Tray />}
      <div class="bar-line">
        <div class="bar-text">
          <Offered />
          <Asked />
          <Befell />
          {sitting.refusal.value && (
            <p class="refusal" role="alert">
              {sitting.refusal.value}
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
  const desk = useDesk();
  const { sitting } = desk;
  const question = sitting.question.value;
  const said = sitting.said.value;
  const asked = sitting.table.value?.asked ?? null;
  if (!question || sitting.behind.value) {
    const other = asked === null || asked === sitting.seat.value ? null : desk.nameOf(asked);
    const mine = sitting.leftAlone.value && !sitting.behind.value ? "You have nothing to choose here. It goes on in a moment, so that nobody can tell." : "One moment.";
    return <p class="question waiting">{other === null ? mine : `${other} is choosing.`}</p>;
  }
  const named = desk.options.value[desk.named.value ?? -1];
  if (named)
    return (
      <p class="question" data-testid="question">
        <span class="yours">So far</span> {sentence(named.label)}. <Notes notes={named.notes} />
      </p>
    );
  const aiming = desk.aiming.value;
  const best = aiming ? desk.best.value.get(`card:${desk.pointed.value}`) : undefined;
  if (best !== undefined && desk.options.value[best]?.notes.length)
    return (
      <p class="question" data-testid="question">
        {sentence(desk.options.value[best].label)}? <Notes notes={desk.options.value[best].notes} />
        {desk.waysTo(desk.choices.value.places[best] ?? "") > 1 && " There are other ways, too."}
      </p>
    );
  if (aiming)
    return (
      <p class="question" data-testid="question">
        <span class="yours">{desk.calledByKey(aiming.key)}</span> {sentence(aiming.verbs.join(" or "))}: choose {whither(desk.targets.value)}, by the dashed rings
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
        <span class="yours">{said.length ? "Go on" : question.ends ? "Your turn" : "Your move"}</span> {wording(question, desk)}
      </p>
    </>
  );
}

/** What the others did to whoever sits here, until they choose. */
function Befell() {
  const { sitting } = useDesk();
  const text = sitting.question.value && !sitting.said.value.length ? sitting.befell.value : "";
  if (!text) return null;
  return (
    <p class="befell" data-testid="befell">
      Since your last turn: {text}.
    </p>
  );
}

/** The question as it is asked here. */
function wording(question: Question, desk: Desk): string {
  if (question.ends) return "You have done all that can be done.";
  return question.suggests && desk.proposed.value !== null ? "This is suggested: take it, or change it." : question.text;
}

/** What a thing taken up wants: somebody, a place, or either. */
function whither(targets: ReadonlySet<Key>): string {
  const places = [...targets].filter((key) => /^(slot|area):/.test(key)).length;
  return places === targets.size ? "where" : places === 0 ? "whom" : "whom or where";
}

function Buttons() {
  const desk = useDesk();
  const { sitting } = desk;
  const { loose, rest } = desk.choices.value;
  const options = desk.options.value;
  const aiming = desk.aiming.value;
  const named = desk.named.value;
  useAim(desk);
  if (named !== null)
    return (
      <div class="buttons" data-digits="bar">
        <button type="button" class="rest" data-option={named} data-testid="confirm" onClick={() => desk.confirm()}>
          {sentence(options[named]?.verb ?? "")} <kbd>Space</kbd>
        </button>
        <button type="button" data-testid="let-go" onClick={() => desk.letGo()}>
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
        <button type="button" data-testid="let-go" onClick={() => desk.letGo()}>
          Back <kbd>Esc</kbd>
        </button>
      </div>
    );
  const proposed = desk.proposed.value;
  if (proposed !== null && !sitting.behind.value)
    return (
      <div class="buttons" data-digits="bar">
        <OptionButton index={proposed} option={options[proposed] as OptionShown} rest only />
        <button type="button" data-testid="otherwise" onClick={() => desk.putAside()}>
          Otherwise
        </button>
        <BackButton />
      </div>
    );
  return (
    <div class="buttons" data-digits="bar">
      {sitting.behind.value > 0 && (
        <button type="button" data-testid="skip" onClick={() => sitting.skip()}>
          Skip to now <kbd>Space</kbd>
        </button>
      )}
      {sitting.question.value?.suggests && (
        <button type="button" data-testid="suggest" onClick={() => sitting.suggest()}>
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
  const desk = useDesk();
  if (!desk.sitting.said.value.length) return null;
  return (
    <button type="button" data-testid="back" onClick={() => desk.sitting.back()}>
      Back <kbd>Esc</kbd>
    </button>
  );
}

function OptionButton({ index, option, rest, only }: { index: number; option: OptionShown; rest?: boolean; only?: boolean }) {
  const desk = useDesk();
  return (
    <button type="button" class={rest ? "rest" : "option"} data-option={index} data-testid={rest ? "rest" : `option-${index}`} {...shows(desk, index)} onClick={() => desk.pick(index)}>
      {sentence(option.label)}
      {!rest && option.brief.length > 0 && <small class="brief">{option.brief.join(" · ")}</small>}
      {only && <kbd>Space</kbd>}
    </button>
  );
}

/** Whoever takes a thing up by keys goes on by keys: the focus is at the first place for it, and comes back. */
function useAim(desk: Desk): void {
  const aiming = desk.aiming.value;
  const before = useRef<string | null>(null);
  useEffect(() => {
    const from = before.current;
    before.current = aiming?.byKeys ? aiming.key : null;
    const focus = (selector: string) => document.querySelector<HTMLElement>(`button${selector}`)?.focus();
    if (aiming?.byKeys) focus("[data-thing][data-may=target]");
    else if (from !== null && !aiming && (document.activeElement === document.body || document.activeElement?.closest(".slot"))) focus(`[data-thing="${CSS.escape(from)}"]`);
  }, [aiming]);
}

/** Pass by itself until something happens, or the turn is over. */
function PassOn() {
  const desk = useDesk();
  const { sitting } = desk;
  const until = sitting.until.value;
  const state = sitting.table.value;
  if (until.what !== "asked")
    return (
      <button type="button" aria-pressed="true" data-testid="stop-passing" onClick={() => (sitting.until.value = ASKED)}>
        {until.what === "turn" ? "Passing until the turn ends" : "Passing until something happens"}: stop
      </button>
    );
  if (!state?.question || state.question.part || state.question.ends || desk.rest() === null) return null;
  return (
    <span class="pass-on" role="group" aria-label="Pass by itself">
      {state.question.window !== null && (
        <button type="button" class="quiet" data-testid="until-news" onClick={() => sitting.passUntil({ what: "news" })}>
          <span class="wide">Pass </span>until something happens
        </button>
      )}
      <button type="button" class="quiet" data-testid="until-turn" onClick={() => sitting.passUntil({ what: "turn", turn: state.turn })}>
        <span class={state.question.window === null ? undefined : "wide"}>Pass </span>until the turn ends
      </button>
    </span>
  );
}
