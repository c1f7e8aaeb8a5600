import "./mentor.css";
import { useState } from "preact/hooks";
import { gameNamed } from "../../net/api";
import { faultText } from "../../pages/fetching";
import { firstSetup, playNow } from "../../pages/setup";
import { useInteraction } from "../choosing/interaction";
import { RuleLink } from "../log/Words";

/** What the mentor of a first game says, one sentence at a time, each with its rules. */
export function MentorPanel() {
  const { session } = useInteraction();
  const { mentor } = session;
  const heard = mentor.heard.value;
  const place = mentor.place.value;
  const one = heard[place];
  if (!one) return null;
  if (mentor.away.value)
    return (
      <aside class="mentor mentor-away" aria-label="Mentor">
        <button type="button" data-testid="mentor-back" onClick={() => mentor.send(false)}>
          Explain it to me again
        </button>
      </aside>
    );
  const more = heard.length - 1 - place;
  return (
    <aside class="mentor" aria-label="Mentor" data-testid="mentor">
      <p class="mentor-text" aria-live="polite" data-testid="advice">
        {one.text}{" "}
        {one.rules.map((rule) => (
          <span key={rule}>
            <RuleLink rule={rule} />{" "}
          </span>
        ))}
      </p>
      <div class="mentor-buttons">
        {one.last && <RealGame />}
        <button type="button" disabled={place === 0} aria-label="What was said before" onClick={() => mentor.go(place - 1)}>
          <Arrow back />
        </button>
        <span class="mentor-place" data-testid="mentor-place">
          {place + 1} of {heard.length}
        </span>
        {more > 0 && (
          <button type="button" class="mentor-next" data-testid="mentor-next" onClick={() => mentor.go(place + 1)}>
            Next
            <Arrow />
          </button>
        )}
        <button type="button" aria-label="Send the mentor away" data-testid="mentor-away" onClick={() => mentor.send(true)}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2 2L10 10M10 2L2 10" stroke="currentcolor" stroke-width="2" />
          </svg>
        </button>
      </div>
    </aside>
  );
}

function Arrow({ back = false }: { back?: boolean }) {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d={back ? "M8 1L3 6L8 11" : "M4 1L9 6L4 11"} fill="none" stroke="currentcolor" stroke-width="2" />
    </svg>
  );
}

/** From a first game to a real one, with the same deck. */
function RealGame() {
  const { session } = useInteraction();
  const [fault, setFault] = useState("");
  const name = session.room.value?.ruleset ?? "";
  const play = async () => {
    try {
      const game = await gameNamed(name);
      if (game) await playNow({ ...firstSetup(game), deck: game.first?.deck ?? firstSetup(game).deck });
    } catch (error) {
      setFault(faultText(error));
    }
  };
  return (
    <>
      <button type="button" class="mentor-next" data-testid="real-game" onClick={play}>
        A real game with this deck
      </button>
      {fault && <span role="alert">{fault}</span>}
    </>
  );
}
