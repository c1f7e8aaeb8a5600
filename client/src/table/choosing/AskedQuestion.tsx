import type { Question } from "../../messages";
import { cardKey, isArea, isSlot, type Key } from "../keys";
import { capitalized } from "../../words";
import { type Interaction, useInteraction } from "./interaction";
import { Notes } from "./Outlook";

/** The question, or whom we wait for. */
export function AskedQuestion() {
  const ui = useInteraction();
  const { session, options, selection } = ui;
  const question = session.question.value;
  if (!question || session.playback.behind.value) return <p class="question waiting">{waitingFor(ui)}</p>;
  const unconfirmed = options.list.value[selection.unconfirmed.value ?? -1];
  if (unconfirmed)
    return (
      <p class="question" data-testid="question">
        <span class="yours">So far</span> {capitalized(unconfirmed.label)}. <Notes notes={unconfirmed.notes} />
      </p>
    );
  const aiming = selection.aiming.value;
  const place = aiming && ui.zoom.pointed.value !== null ? cardKey(ui.zoom.pointed.value) : null;
  const best = place === null ? undefined : options.list.value[selection.best.value.get(place) ?? -1];
  if (place !== null && best?.notes.length)
    return (
      <p class="question" data-testid="question">
        {capitalized(best.label)}? <Notes notes={best.notes} />
        {selection.optionsAt(place).length > 1 && " There are other ways, too."}
      </p>
    );
  if (aiming)
    return (
      <p class="question" data-testid="question">
        <span class="yours">{ui.view.titleOf(aiming.key)}</span> {capitalized(aiming.verbs.join(" or "))}: choose{" "}
        {targetWord(selection.targets.value)}, by the dashed rings
        {aiming.options.length > 0 && ", or something else to do"}.
      </p>
    );
  const said = session.said.value;
  return (
    <>
      {said.length > 0 && (
        <p class="so-far" data-testid="so-far">
          {capitalized(said.join(", "))}, ...
        </p>
      )}
      <p class="question" data-testid="question">
        <span class="yours">{said.length ? "Go on" : question.ends ? "Your turn" : "Your move"}</span> {wording(question, ui)}
      </p>
    </>
  );
}

/** Whom we wait for, where nobody here is asked. */
function waitingFor({ session, view }: Interaction): string {
  const asked = session.table.value?.asked ?? null;
  if (asked !== null && asked !== session.seat.value) return `${view.playerName(asked)} is choosing.`;
  return session.autopass.leftAlone.value && !session.playback.behind.value
    ? "You have nothing to choose here. It goes on in a moment, so that nobody can tell."
    : "One moment.";
}

/** The question as it is asked here. */
function wording(question: Question, ui: Interaction): string {
  if (question.ends) return "You have done all that can be done.";
  return question.suggests && ui.options.proposed.value !== null ? "This is suggested: take it, or change it." : question.text;
}

/** What a thing taken up wants: somebody, a place, or either. */
function targetWord(targets: ReadonlySet<Key>): string {
  const places = [...targets].filter((key) => isSlot(key) || isArea(key)).length;
  return places === targets.size ? "where" : places === 0 ? "whom" : "whom or where";
}
