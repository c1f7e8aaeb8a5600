import { CardFace } from "../cards/CardFace";
import { Picture } from "../cards/Picture";
import type { FaceInfo, OfferInfo } from "../messages";

/** What a game is about, in cards: in a fan, or in the grid in which they stand. */
export function OfferPicture({ offer, title }: { offer: OfferInfo; title: string }) {
  const cards = offer.picture;
  if (!cards.length)
    return (
      <div class="offer-picture" aria-hidden="true">
        <svg class="offer-arms" viewBox="0 0 200 130" preserveAspectRatio="xMidYMid slice">
          <Picture face={armsOf(title)} />
        </svg>
      </div>
    );
  const grid = offer.grid > 0 && cards.length >= 2 * offer.grid;
  return (
    <div
      class={`offer-picture${grid ? " offer-grid" : " offer-fan"}`}
      style={grid ? `--columns: ${offer.grid}` : undefined}
      aria-hidden="true"
    >
      {cards.map((face, n) => (
        <div key={face.number} style={`--from-middle: ${n - (cards.length - 1) / 2}`}>
          <CardFace face={face} size="tiny" quiet />
        </div>
      ))}
    </div>
  );
}

/** A mod without cards of its own has arms, drawn from its name as those of cards are. */
function armsOf(title: string): FaceInfo {
  return {
    number: 0,
    version: "",
    set: "",
    name: title,
    faction: "",
    type: "creature",
    token: false,
    subtypes: [],
    cost: "",
    loyalty: 0,
    values: {},
    discipline: "",
    supports: [],
    text: "",
    flavour: "",
    keywords: [],
    signs: [],
    stats: {},
    unread: [],
  };
}
