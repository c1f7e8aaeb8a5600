import { useEffect, useRef } from "preact/hooks";
import type { Question } from "../../messages";
import { EndPanel } from "../session/EndPanel";
import { Stepper } from "../ending/Stepper";
import { HandPanel } from "../hand/HandPanel";
import { AskedQuestion } from "./AskedQuestion";
import { BarButtons } from "./BarButtons";
import { useOffer } from "./drawoffer";
import { useInteraction } from "./interaction";
import { Tray } from "./Tray";

/** The one place that says what is asked, what has been said so far, and what else can be answered. */
export function ChoiceBar() {
  const { session, selection } = useInteraction();
  const state = session.table.value;
  const stay = useStay(session.question.value);
  if (!state) return null;
  const ending = session.shown.stored.value?.ending;
  if (ending && session.lookback.at.value !== null) return <Stepper />;
  if (ending && !session.playback.behind.value) return <EndPanel ending={ending} />;
  const asked = session.question.value !== null;
  const hand = session.playback.behind.value || selection.aiming.value ? null : (session.question.value?.hand ?? null);
  return (
    <section
      class="bar"
      data-asked={asked ? "" : undefined}
      aria-busy={session.connection.busy.value}
      aria-label="Your choice"
      data-testid="bar"
      tabIndex={-1}
      {...stay}
    >
      {asked && <Tray />}
      {hand ? (
        <>
          <DrawOffer />
          <HandPanel task={hand} />
        </>
      ) : (
        <Asking />
      )}
    </section>
  );
}

/** What is asked, and the answers that are no thing on the table. */
function Asking() {
  const { session } = useInteraction();
  return (
    <div class="bar-line">
      <div class="bar-text">
        <DrawOffer />
        <AskedQuestion />
        <Recap />
        {session.connection.refusal.value && (
          <p class="refusal" role="alert">
            {session.connection.refusal.value}
          </p>
        )}
      </div>
      <BarButtons />
    </div>
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
function DrawOffer() {
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

/** What the others did to whoever sits here, until they choose. */
function Recap() {
  const { session } = useInteraction();
  const text = session.question.value && !session.said.value.length ? session.playback.recap.value : "";
  if (!text) return null;
  return (
    <p class="recap" data-testid="recap">
      Since your last turn: {text}.
    </p>
  );
}
