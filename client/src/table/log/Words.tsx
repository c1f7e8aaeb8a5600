import type { Sentence } from "../../messages";
import { type Interaction, useInteraction } from "../choosing/interaction";
import { zoomable } from "../choosing/things";

/** A sentence as plain words. */
export function inWords(ui: Interaction, text: Sentence): string {
  return text.map((part) => (part.seat === null ? part.text : ui.view.playerInSentence(part.seat, part.text))).join("");
}

/** A sentence whose cards and rules can be looked at. */
export function Words({ text }: { text: Sentence }) {
  const ui = useInteraction();
  return (
    <>
      {text.map((part, index) => {
        if (part.rule !== null) return <RuleLink key={index} rule={part.rule} title={part.text} />;
        const there = part.card !== null && ui.view.card(part.card) !== null;
        const look = there ? { card: part.card as number } : part.face !== null ? { face: part.face } : null;
        if (look)
          return (
            <button type="button" class="card-link" key={index} {...zoomable(ui, look)} onClick={() => ui.zoom.open(look)}>
              {part.text}
            </button>
          );
        if (part.seat !== null)
          return (
            <span class="player" key={index} data-own={part.seat === ui.session.seat.value ? "" : undefined}>
              {ui.view.playerInSentence(part.seat, part.text)}
            </span>
          );
        return part.text;
      })}
    </>
  );
}

/** A rule by its id, as a link into the rulebook. */
export function RuleLink({ rule, title }: { rule: string; title?: string }) {
  const ruleset = useInteraction().session.layout.value?.ruleset ?? "";
  return (
    <a class="rule-link" href={`/rules/${encodeURIComponent(ruleset)}#${rule}`} target="_blank" rel="noopener">
      {rule}
      {title && title !== rule ? ` ${title}` : ""}
    </a>
  );
}
