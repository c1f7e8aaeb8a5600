import type { OfferInfo } from "../messages";

const HARD = ["Very easy", "Gentle", "Middling", "Demanding", "Hard"] as const;

/** A range of numbers, or the number that it comes to. */
const between = ([least, most]: readonly [number, number]) => (least === most ? `${least}` : `${least}–${most}`);

/** How long a game takes, for how many, and how hard it is to learn. */
export function OfferFacts({ offer, seats }: { offer: OfferInfo; seats: readonly [number, number] }) {
  const { length } = offer;
  return (
    <ul class="offer-facts">
      {length && (
        <li title={`Bots take ${between(length.turns)} turns, and ${between(length.decisions)} decisions each.`}>
          <Hourglass />
          {between(length.minutes)} min
          <span class="unseen-text">
            , {between(length.turns)} turns, {between(length.decisions)} decisions of yours
          </span>
        </li>
      )}
      <li>
        <Helm />
        {between(seats)} players
      </li>
      <li>
        <span class="offer-pips" aria-hidden="true">
          {HARD.map((_, n) => (
            <i data-full={n < offer.hard ? "" : undefined} />
          ))}
        </span>
        {HARD[offer.hard - 1]}
        <span class="unseen-text"> to learn</span>
      </li>
    </ul>
  );
}

function Hourglass() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 1h10v2c0 3-3 4-4 5 1 1 4 2 4 5v2H3v-2c0-3 3-4 4-5-1-1-4-2-4-5Zm2 2h6H5Z" fill="currentcolor" />
    </svg>
  );
}

function Helm() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M2 15V7a6 6 0 0 1 12 0v8h-4v-4H6v4Zm2-7h3v1H4Zm5 0h3v1H9Z" fill="currentcolor" fill-rule="evenodd" />
    </svg>
  );
}
