import { useEffect, useRef } from "preact/hooks";
import type { Ending } from "../../messages";
import { go } from "../../router";
import { useInteraction } from "../choosing/interaction";
import { RuleLink, Words } from "../log/Words";

/** How the match ended, by which rule, and what next. */
export function EndPanel({ ending }: { ending: Ending }) {
  const ui = useInteraction();
  const own = ui.session.seat.value;
  const title = ending.winner === null ? "A draw" : ending.winner === own ? "You win" : `${ui.nameOf(ending.winner)} wins`;
  const again = ui.session.again.value;
  const link = useRef<HTMLAnchorElement>(null);
  const asked = useRef(false);
  const alone = ui.session.room.value?.seats.every((seat) => seat.you || seat.kind === "bot") ?? false;
  useEffect(() => {
    if (!again || !asked.current) return;
    if (alone)
      go(again); // a bot needs no time to sit down
    else link.current?.focus(); // it stands where the button was
  }, [again]);
  const rematch = () => {
    asked.current = true;
    ui.session.say({ do: "rematch" });
  };
  return (
    <section class="bar end" aria-label="The match is over" data-testid="ending">
      <div class="bar-text">
        <h2>{title}</h2>
        <p>
          <Words text={ending.text} /> {!ending.text.some((part) => part.rule !== null) && <RuleLink rule={ending.rule} />}
        </p>
      </div>
      <div class="buttons">
        {again ? (
          <a class="button rest" href={again} ref={link}>
            To the new match
          </a>
        ) : (
          own !== null && (
            <button type="button" class="rest" data-testid="rematch" onClick={rematch}>
              Play again, seats swapped
            </button>
          )
        )}
        <a class="button" href="/">
          Back to the start
        </a>
      </div>
    </section>
  );
}
