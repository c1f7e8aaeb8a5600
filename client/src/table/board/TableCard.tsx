import type { CardState } from "../../messages";
import { CardFace } from "../../cards/CardFace";
import { cardKey } from "../keys";
import { useInteraction } from "../choosing/interaction";
import { Outlook } from "../choosing/Outlook";
import { spokenCard } from "../log/spokencard";
import { zoomable, thing } from "../choosing/things";

type Size = "tiny" | "hand";

/** One card on the table with all that is attached to it. */
export function TableCard({ card, size = "tiny" }: { card: CardState; size?: Size }) {
  const ui = useInteraction();
  const attached = ui.view.arrangement.value?.attached.get(card.name) ?? [];
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
  const ui = useInteraction();
  const key = cardKey(card.name);
  const number = ui.view.aimNumber(card.name);
  const theirs = card.controller === ui.session.seat.value ? "" : `${ui.view.playerName(card.controller)}'s`;
  return (
    <button
      type="button"
      class="piece"
      data-piece={card.name}
      data-testid={`card-${card.name}`}
      data-marked={card.marked ? "" : undefined}
      aria-label={
        spokenCard(card, theirs, ui.selection.may(key), ui.view.titlesOf(card.reach), ui.selection.notesAt(key)) +
        (ui.options.proposedKeys.value.has(key) ? "; proposed" : "")
      }
      {...thing(ui, key)}
      {...zoomable(ui, { card: card.name })}
    >
      <CardFace face={ui.view.face(card)} state={card} size={size} quiet />
      <Tags card={card} />
      <Outlook thing={key} />
      {number !== null && (
        <b class="aimed" aria-hidden="true">
          {number}
        </b>
      )}
    </button>
  );
}

/** Words of its signs that stand on the card, for who only glances at it; its name has the whole sentences. */
function Tags({ card }: { card: CardState }) {
  const tagged = card.signs.filter((sign) => sign.tag);
  if (!tagged.length) return null;
  return (
    <span class="tags" aria-hidden="true">
      {tagged.map((sign) => (
        <b class={`tag tag-${sign.key}`} key={sign.key}>
          {sign.tag}
        </b>
      ))}
    </span>
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
