import type { HandTask, OptionShown } from "../../messages";
import { capitalized } from "../../words";
import { type Interaction, useInteraction } from "../choosing/interaction";
import { zoomable } from "../choosing/things";
import { Words } from "../log/Words";
import { linesOfSentence } from "./steps";

const MOST_LINES = 3; // of what has been done, the latest last

/** A text that nobody reads is carried out: what it says, what was done so far, and the tools. */
export function HandPanel({ task }: { task: HandTask }) {
  const ui = useInteraction();
  return (
    <div class="handwork" data-stage={task.stage} data-testid="handwork">
      <Head task={task} />
      <Done task={task} />
      {task.stage === "tool" ? <Tools task={task} /> : <Answers task={task} />}
      {ui.session.connection.refusal.value && (
        <p class="refusal" role="alert">
          {ui.session.connection.refusal.value}
        </p>
      )}
    </div>
  );
}

/** What is asked, beside the sentence as it stands on its card. */
function Head({ task }: { task: HandTask }) {
  const ui = useInteraction();
  const name = task.card === null ? "" : (ui.view.card(task.card)?.title ?? "");
  const mine = task.seat === ui.session.seat.value;
  return (
    <header class="handwork-head" data-testid="question">
      <p class="handwork-text">
        <span class="yours">By hand</span>{" "}
        {name && (
          <button
            type="button"
            class="card-link"
            {...zoomable(ui, { card: task.card as number })}
            onClick={() => ui.zoom.open({ card: task.card as number })}
          >
            {name}
          </button>
        )}{" "}
        {task.sentence && <q class="unread">{task.sentence}</q>}
      </p>
      <p class="question" aria-live="polite">
        {asking(task, mine, ui)}
      </p>
    </header>
  );
}

/** The question in the words of whoever answers it; the rest of them stands in the sentence above. */
function asking(task: HandTask, mine: boolean, ui: Interaction): string {
  const question = ui.session.question.value;
  if (task.stage === "tool") return `Do what it says, one step after the other. ${steps(task.left)}`;
  if (task.stage === "others" && !mine) return `${ui.view.playerName(task.seat)} would ${task.deed}: does it stand?`;
  return (question?.text ?? "").replace(/^By hand, /, "").replace(/^./, (letter) => letter.toUpperCase());
}

const steps = (left: number): string => (left === 1 ? "One step is left." : `${left} steps are left.`);

/** What has been said and done for this sentence. */
function Done({ task }: { task: HandTask }) {
  const { session } = useInteraction();
  const told = linesOfSentence(session.playback.log.value);
  const lines = (task.stage === "others" ? told.slice(0, -1) : told).slice(-MOST_LINES); // the last says what is asked
  if (!lines.length) return null;
  return (
    <ul class="handwork-done" aria-label="Done so far" data-testid="handwork-done">
      {lines.map((line, index) => (
        <li key={index}>
          <Words text={line.text} />
        </li>
      ))}
    </ul>
  );
}

/** The tools in their groups; arrows go from one to the next, Space or "Done" ends it. */
function Tools({ task }: { task: HandTask }) {
  const ui = useInteraction();
  const options = ui.options.list.value;
  const at = (id: number) => options.findIndex((option) => option.id === id);
  return (
    <div class="handwork-tools" data-digits="bar" onKeyDown={walk} role="toolbar" aria-label="Tools">
      {task.groups.map(([title, ids]) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {ids.map((id) => (
            <Answer key={id} index={at(id)} option={options[at(id)]} />
          ))}
        </fieldset>
      ))}
      <Rest />
    </div>
  );
}

/** The answers to any other question; what lies on the table is touched there. */
function Answers({ task }: { task: HandTask }) {
  const ui = useInteraction();
  const options = ui.options.list.value;
  const main = task.stage === "others" || task.stage === "objection";
  return (
    <div class="handwork-answers" data-digits="bar" onKeyDown={walk}>
      {ui.options.choices.value.loose.map((index) => (
        <Answer key={index} index={index} option={options[index]} main={main && index === 0} />
      ))}
      <Rest />
    </div>
  );
}

/** What ends it, or goes back to the tools. */
function Rest() {
  const ui = useInteraction();
  const options = ui.options.list.value;
  const { rest } = ui.options.choices.value;
  return (
    <>
      {rest.map((index) => (
        <Answer key={index} index={index} option={options[index]} main hint={rest.length === 1} />
      ))}
    </>
  );
}

function Answer({
  index,
  option,
  main = false,
  hint = false,
}: {
  index: number;
  option: OptionShown | undefined;
  main?: boolean;
  hint?: boolean;
}) {
  const ui = useInteraction();
  if (!option) return null;
  return (
    <button
      type="button"
      class={main ? "rest" : "option"}
      data-option={index}
      data-testid={option.rest ? "rest" : `option-${index}`}
      onClick={() => ui.gestures.pick(index)}
    >
      {capitalized(option.label)}
      {hint && <kbd>Space</kbd>}
    </button>
  );
}

/** Arrows go from button to button. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const all = [...event.currentTarget.querySelectorAll("button")];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  if (!step || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  all[(at + step + all.length) % all.length]?.focus();
}
