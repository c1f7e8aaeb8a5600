import { lengthOf, namesAt, scoreOf, shortScore } from "../../series";
import { useInteraction } from "../choosing/interaction";

/** How the match stands of which this game is one; nothing beside a single game. */
export function MatchScore() {
  const room = useInteraction().session.room.value;
  const series = room?.series;
  if (!room || !series) return null;
  return (
    <p
      class="match-score"
      data-testid="match-score"
      title={`Game ${series.game}, ${lengthOf(series)}: ${scoreOf(series, namesAt(room))}`}
    >
      <span class="match-game">Game {series.game}</span> <b aria-hidden="true">{shortScore(room, series)}</b>
      <span class="unseen-text">
        , {lengthOf(series)}: {scoreOf(series, namesAt(room))}
      </span>
    </p>
  );
}
