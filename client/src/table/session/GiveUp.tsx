import { useState } from "preact/hooks";
import { mayGiveUp } from "../../series";
import { useInteraction } from "../choosing/interaction";

/** Giving up, asked twice: this game, or the whole match of which it is one. */
export function GiveUp({ done }: { done: () => void }) {
  const { session } = useInteraction();
  const [asked, setAsked] = useState(false);
  const over = session.table.value?.ending !== null;
  const both = !over && mayGiveUp(session.room.value);
  const what = both ? "Give up" : over ? "Give up the match" : "Give up this game";
  const giveUp = (match: boolean) => {
    setAsked(false);
    done();
    session.connection.send({ do: "concede", match });
  };
  if (!asked)
    return (
      <button type="button" class="quiet" data-testid="concede" onClick={() => setAsked(true)}>
        {what}
      </button>
    );
  return (
    <p class="concede" role="group" aria-label={`${what}?`}>
      {what}?
      <button type="button" data-testid="concede-yes" onClick={() => giveUp(over)}>
        {both ? "This game" : "Yes, give up"}
      </button>
      {both && (
        <button type="button" data-testid="concede-match" onClick={() => giveUp(true)}>
          The whole match
        </button>
      )}
      <button type="button" onClick={() => setAsked(false)}>
        {over ? "No" : "Play on"}
      </button>
    </p>
  );
}
