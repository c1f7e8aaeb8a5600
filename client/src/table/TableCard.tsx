import type { CardState } from "../messages";
import { CardFace } from "../cards/CardFace";
import { cardKey } from "./choices";
import { useDesk } from "./desk";
import { Outlook } from "./Outlook";
import { said } from "./said";
import { looked, thing } from "./things";

type Size = "tiny" | "hand";

/** One card on the table with all that is attached to it. */
export function TableCard({ card, size = "tiny" }: { card: CardState; size?: Size }) {
  const desk = useDesk();
  const attached = desk.arrangement.value?.attached.get(card.name) ?? [];
  return (
    <div class="cell" style={{ "--attached": attached.length }}>
      {attached.map((more, index) => (
        <div class="tucked" key={more.name} style={{ "--place": attached.length - index }}>
          <CardButton card={more} size={size} />
        </div>
      ))}
      <CardButton card={card} size={size} />
    </div>
  );
}

/** The card itself: what is chosen, dragged, looked at. */
export function CardButton({ card, size }: { card: CardState; size: Size }) {
  const desk = useDesk();
  const key = cardKey(card.name);
  const number = desk.numberOf(card.name);
  const theirs = card.controller === desk.sitting.seat.value ? "" : `${desk.nameOf(card.controller)}'s`;
  return (
    <button
      type="button"
      class="piece"
      data-piece={card.name}
      data-testid={`card-${card.name}`}
      data-marked={card.marked ? "" : undefined}
      aria-label={said(card, theirs, desk.may(key), desk.titlesOf(card.reach), desk.notesAt(key)) + (desk.going.value.has(key) ? "; proposed" : "")}
      {...thing(desk, key)}
      {...looked(desk, { card: card.name })}
    >
      <CardFace face={desk.face(card)} state={card} size={size} quiet />
      <Outlook thing={key} />
      {number !== null && (
        <b class="aimed" aria-hidden="true">
          {number}
        </b>
      )}
    </button>
  );
}

/** The back of a card that lies in a place of its own. */
export function FaceDown({ label }: { label: string }) {
  return (
    <div class="cell" role="img" aria-label={label} data-testid="back">
      <CardFace face={null} size="tiny" quiet />
    </div>
  );
}

/** A card of which no more is seen than that it is there. */
export function UnseenCard() {
  return <span class="cell unseen" aria-hidden="true" />;
}
