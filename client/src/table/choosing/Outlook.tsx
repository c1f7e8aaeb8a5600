import type { Key } from "../keys";
import { useInteraction } from "./interaction";
import { capitalized } from "../../words";

/** What an option comes to, under its words. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (!notes.length) return null;
  return <small class="notes">{notes.map((note) => capitalized(note).replace(/[^.]$/, "$&.")).join(" ")}</small>;
}

/** On a place for what is taken up: what the best way to go there comes to, in a few signs. */
export function Outlook({ thing }: { thing: Key }) {
  const ui = useInteraction();
  const index = ui.selection.best.value.get(thing);
  const brief = (index !== undefined && ui.options.list.value[index]?.brief) || [];
  if (!brief.length) return null;
  return (
    <span class="outlook" aria-hidden="true">
      {brief.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
