import { useEffect, useRef } from "preact/hooks";
import type { Ending, Reviewed, TurningPointShown } from "../../messages";
import { namesAt, standingOf } from "../../series";
import { asSentence, capitalized, counted } from "../../words";
import { useInteraction } from "../choosing/interaction";
import { inWords, RuleLink, Words } from "../log/Words";
import { HouseRules } from "./HouseRules";
import { ScoreChart } from "./ScoreChart";

const TOLD = 3; // sentences of a turning point

/** What decided the game, how its scores went, and when it turned; over the table, which is one touch away. */
export function Summary() {
  const ui = useInteraction();
  const { lookback, shown, playback, connection } = ui.session;
  const ending = shown.stored.value?.ending ?? null;
  const told = ending !== null && !playback.behind.value;
  const online = connection.online.value;
  useEffect(() => {
    if (told && online) lookback.ask();
  }, [told, online]);
  if (!told || !ending || !lookback.open.value) return null;
  const review = lookback.review.value;
  return (
    <section class="summary" aria-label="How the game went" data-testid="summary">
      <Banner ending={ending} review={review} />
      {!review && <Awaited />}
      {review && review.marks.length > 1 && (
        <div class="charts">
          {review.counters.map((counter, index) => (
            <ScoreChart key={counter.key} counter={counter} index={index} review={review} />
          ))}
        </div>
      )}
      {review && review.points.length > 0 && <TurningPoints points={review.points} />}
    </section>
  );
}

/** Where the scores will be drawn in a moment; or the server could not tell how it went. */
function Awaited() {
  const { lookback } = useInteraction().session;
  if (lookback.failed.value)
    return (
      <p class="awaited" role="alert">
        How the game went cannot be told now.{" "}
        <button type="button" data-testid="ask-again" onClick={() => lookback.ask()}>
          Ask again
        </button>
      </p>
    );
  return (
    <p class="awaited" role="status">
      Looking back on the game …
    </p>
  );
}

/** Who won, and by what. */
function Banner({ ending, review }: { ending: Ending; review: Reviewed | null }) {
  const ui = useInteraction();
  const { room, seat, lookback } = ui.session;
  const own = seat.value;
  const series = room.value?.series;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const outcome = ending.winner === null ? "drawn" : ending.winner === own ? "won" : "lost";
  return (
    <header class="banner" data-outcome={outcome}>
      <svg class="shield" viewBox="0 0 48 56" aria-hidden="true">
        <path class="field" d="M3 3h42v26c0 13-9 20-21 24C12 49 3 42 3 29Z" />
        {outcome === "won" && <path class="charge" d="M12 34V18l6 6 6-9 6 9 6-6v16Z" />}
        {outcome === "lost" && <path class="charge" d="M14 16l20 20m0-20L14 36" />}
        {outcome === "drawn" && <path class="charge" d="M13 22h22M13 31h22" />}
      </svg>
      <div>
        <h2 tabIndex={-1} ref={head}>
          {titleOf(ending, own, ui.view.playerName.bind(ui.view))}
        </h2>
        <p>
          <Words text={ending.text} /> {!ending.text.some((part) => part.rule !== null) && <RuleLink rule={ending.rule} />}
        </p>
        <p class="rule-words">{review ? plainRule(review.rule.text) : "\u00a0"}</p>
        <HouseRules />
        {room.value && series && <p class="banner-match">{standingOf(series, namesAt(room.value))}</p>}
      </div>
      <button type="button" class="close" data-testid="see-table" onClick={() => lookback.summarize(false)}>
        See the table
      </button>
    </header>
  );
}

/** Who won, as whoever sits here says it. */
export function titleOf(ending: Ending, own: number | null, name: (seat: number) => string): string {
  if (ending.winner === null) return "A draw";
  return ending.winner === own ? "You win" : `${name(ending.winner)} wins`;
}

/** The rule itself, without what was decided about it. */
export function plainRule(text: string): string {
  const [rule = ""] = text.split("*Ruling:*");
  return capitalized((rule.trim() || text.replace("*Ruling:*", "")).replaceAll(/[*`]/g, "").trim());
}

/** When the game turned, by what whoever sits here saw of it; each is a way to the table at that moment. */
function TurningPoints({ points }: { points: TurningPointShown[] }) {
  return (
    <section class="turning" aria-labelledby="turning-points">
      <h3 id="turning-points">Turning points</h3>
      <p class="hint">
        The rounds after which you stood most differently from before, as the bots judge a table, by what you saw yourself.
      </p>
      <ol>
        {points.map((point, index) => (
          <TurningPoint key={point.seq} point={point} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function TurningPoint({ point, number }: { point: TurningPointShown; number: number }) {
  const ui = useInteraction();
  const better = point.creatures > 0;
  const much = counted(Math.max(1, Math.abs(point.creatures)), "small creature");
  const whose = point.seat === ui.session.seat.value ? "your turn" : `${ui.view.playerName(point.seat)}'s turn`;
  const more = point.text.length - TOLD;
  return (
    <li>
      <button
        type="button"
        data-better={better ? "" : undefined}
        data-testid={`turning-point-${number}`}
        onClick={() => ui.session.lookback.show(point.seq)}
      >
        <span class="point-head">
          <b class="number">{number}</b> <b>Turn {point.turn}</b>, {whose}
        </span>
        <span class="point-swing">
          {better ? "Better" : "Worse"} for you by about {much}
        </span>
        {point.text.slice(0, TOLD).map((sentence, index) => (
          <span class="point-told" key={index}>
            {asSentence(inWords(ui, sentence))}
          </span>
        ))}
        {more > 0 && <span class="point-told">… and {more} more.</span>}
      </button>
    </li>
  );
}
