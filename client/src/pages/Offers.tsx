import "./offers.css";
import type { RulesetInfo } from "../messages";
import { OfferFacts } from "./OfferFacts";
import { OfferPicture } from "./OfferPicture";

/** The game to begin with: the one that is easiest to learn, of two such the first. */
export function friendliest(all: readonly RulesetInfo[]): RulesetInfo | undefined {
  return all.reduce<RulesetInfo | undefined>(
    (best, one) => (best && best.offer.hard <= one.offer.hard ? best : one),
    undefined,
  );
}

interface OffersProps {
  all: readonly RulesetInfo[];
  chosen: string;
  choose: (one: RulesetInfo) => void;
  play: (one: RulesetInfo) => void; // at once, as it is offered
  learn: (one: RulesetInfo) => void; // in a first game, which a mentor explains
  waits: boolean;
}

/** The games side by side, for somebody who knows none of them. */
export function Offers({ all, chosen, choose, play, learn, waits }: OffersProps) {
  const easiest = friendliest(all);
  return (
    <div class="offers" role="radiogroup" aria-label="The game">
      {all.map((one) => (
        <article class="offer" key={one.name} data-testid={`game-${one.name}`}>
          <label>
            <input type="radio" name="ruleset" checked={one.name === chosen} onChange={() => choose(one)} />
            <OfferPicture offer={one.offer} title={one.title} />
            {one === easiest && all.length > 1 && <span class="offer-badge">Begin here</span>}
            <span class="offer-title">
              {one.title} <small>{one.name.toUpperCase()}</small>
            </span>
            <span class="offer-about">{one.offer.about || one.summary}</span>
            {one.offer.wins && (
              <span class="offer-more">
                <small>You win by</small> {one.offer.wins}
              </span>
            )}
            {one.offer.feels && (
              <span class="offer-more">
                <small>It feels like</small> {one.offer.feels}
              </span>
            )}
          </label>
          <OfferFacts offer={one.offer} seats={one.seats} />
          <div class="offer-buttons">
            {one.first ? (
              <button
                type="button"
                class={`button${one === easiest ? " button-main" : ""}`}
                disabled={waits}
                data-testid={`first-${one.name}`}
                onClick={() => learn(one)}
              >
                First game
              </button>
            ) : (
              <a class={`button${one === easiest ? " button-main" : ""}`} href={`/how/${one.name}`}>
                How to play
              </a>
            )}
            <button type="button" class="button" disabled={waits} data-testid={`play-${one.name}`} onClick={() => play(one)}>
              Play now
            </button>
          </div>
        </article>
      ))}
    </div>
  );
}
