import { useEffect, useRef } from "preact/hooks";
import type { Ending } from "../../messages";
import { go } from "../../router";
import { mayGiveUp, namesAt, standingOf } from "../../series";
import { useInteraction } from "../choosing/interaction";
import { titleOf } from "../ending/Summary";
import { RuleLink, Words } from "../log/Words";
import { GiveUp } from "./GiveUp";

/** How the match ended, by which rule, and what next. */
export function EndPanel({ ending }: { ending: Ending }) {
  const ui = useInteraction();
  const own = ui.session.seat.value;
  const { lookback } = ui.session;
  const title = titleOf(ending, own, (seat) => ui.view.playerName(seat));
  const rematch = ui.session.rematch.value;
  const link = useRef<HTMLAnchorElement>(null);
  const asked = useRef(false);
  const alone = ui.session.room.value?.seats.every((seat) => seat.you || seat.kind === "bot") ?? false;
  useEffect(() => {
    if (!rematch || !asked.current) return;
    if (alone)
      go(rematch); // a bot needs no time to sit down
    else link.current?.focus(); // it stands where the button was
  }, [rematch]);
  const room = ui.session.room.value;
  const series = room?.series ?? null;
  const goesOn = series !== null && !series.over;
  const askForMore = () => {
    asked.current = true;
    ui.session.connection.send({ do: goesOn ? "next" : "rematch" });
  };
  return (
    <section class="bar end" aria-label="The match is over" data-testid="ending">
      <div class="bar-text">
        <h2>{title}</h2>
        <p>
          <Words text={ending.text} /> {!ending.text.some((part) => part.rule !== null) && <RuleLink rule={ending.rule} />}
        </p>
        {room && series && <p data-testid="standing">{standingOf(series, namesAt(room))}</p>}
      </div>
      <div class="buttons">
        {rematch ? (
          <a class="button rest" href={rematch} ref={link}>
            {goesOn ? "To the next game" : "To the new match"}
          </a>
        ) : (
          own !== null && (
            <button type="button" class="rest" data-testid={goesOn ? "next-game" : "rematch"} onClick={askForMore}>
              {goesOn ? "Next game" : "Play again, seats swapped"}
            </button>
          )
        )}
        <button type="button" data-testid="look-back" onClick={() => lookback.go(-1)}>
          Step back
        </button>
        {!lookback.open.value && (
          <button type="button" data-testid="how-it-went" onClick={() => lookback.summarize(true)}>
            How it went
          </button>
        )}
        {goesOn && !rematch && mayGiveUp(room) && <GiveUp done={() => undefined} />}
        <a class="button" href="/">
          Back to the start
        </a>
      </div>
    </section>
  );
}
