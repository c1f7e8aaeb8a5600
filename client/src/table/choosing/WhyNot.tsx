import { useEffect, useRef } from "preact/hooks";
import type { Reason } from "../../messages";
import { scraps } from "../../pages/ruletext";
import { Popover } from "./Popover";
import { keyOfThing } from "../keys";
import { useInteraction } from "./interaction";
import { capitalized } from "../../words";
import { RuleLink } from "../log/Words";

const FIRST = 2; // reasons are read at once, the weightiest first

/** Why the thing that was asked about can or cannot be used, beside it. */
export function WhyNot() {
  const ui = useInteraction();
  const { session } = ui;
  const answer = session.why.answer.value;
  useFocus(answer?.reasons != null);
  if (!answer) return null;
  return (
    <Popover thing={keyOfThing(answer.onto ?? answer.about)} label="Why not" data-testid="why">
      <div role="status">{answer.reasons === null ? <p>...</p> : <Reasons reasons={answer.reasons} />}</div>
      {answer.about.card !== undefined && (
        <button
          type="button"
          class="quiet closer-look"
          onClick={() => {
            ui.zoom.open({ card: answer.about.card as number });
            session.why.close();
          }}
        >
          Look closer
        </button>
      )}
      <button type="button" class="quiet" onClick={() => session.why.close()}>
        Close <kbd>Esc</kbd>
      </button>
    </Popover>
  );
}

/** Whoever asked by a key reads on by keys: the focus goes there, and back. */
function useFocus(open: boolean): void {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const now = document.activeElement;
    if (open && now instanceof HTMLElement && now.matches(":focus-visible")) {
      before.current = now;
      document.querySelector<HTMLElement>("[data-testid=why] a, [data-testid=why] button")?.focus();
    } else if (!open) {
      if (now === document.body) before.current?.focus();
      before.current = null;
    }
  }, [open]);
}

function Reasons({ reasons }: { reasons: Reason[] }) {
  if (!reasons.length) return <p>There is nothing to do with this now.</p>;
  const [first, more] = [reasons.slice(0, FIRST), reasons.slice(FIRST)];
  return (
    <>
      <List reasons={first} />
      {more.length > 0 && (
        <details class="more-reasons">
          <summary>{more.length} more</summary>
          <List reasons={more} />
        </details>
      )}
    </>
  );
}

function List({ reasons }: { reasons: Reason[] }) {
  return (
    <ul class="reasons">
      {reasons.map((reason, index) => (
        <li key={index} data-allowed={reason.allowed ? "" : undefined}>
          <p class="attempt">
            <b>{capitalized(reason.attempt.replace(/\.$/, ""))}</b>: {reason.allowed ? "you may." : "not now."}
          </p>
          {reason.because && <p class="because">{reason.because}</p>}
          {reason.rule && !reason.allowed && <RuleLink rule={reason.rule} title={reason.title} />}
          {reason.text && !reason.allowed && <RuleText text={reason.text} />}
        </li>
      ))}
    </ul>
  );
}

/** What a rule says, with what it stresses. */
function RuleText({ text }: { text: string }) {
  return (
    <p class="rule-text">
      {scraps(text, new Set()).map((scrap) =>
        scrap.kind === "stress" ? <em>{scrap.text}</em> : scrap.kind === "strong" ? <b>{scrap.text}</b> : scrap.text,
      )}
    </p>
  );
}
