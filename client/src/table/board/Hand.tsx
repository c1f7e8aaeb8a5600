import { placeKey } from "../keys";
import { useInteraction } from "../choosing/interaction";
import { narrow, tall } from "../screen";
import { TableCard, UnseenCard } from "./TableCard";

/** My hand: a fan on a desktop, a tray on a phone. */
export function Hand() {
  const ui = useInteraction();
  const fan = ui.view.arrangement.value?.mine.fan;
  if (!fan) return null;
  const size = tall.value ? "hand" : "tiny";
  if (narrow.value && !fan.count && ui.options.choices.value.hidden.size) return null; // the cards to choose from need the room
  const middle = (fan.cards.length - 1) / 2;
  return (
    <section
      class="hand"
      aria-label={`${fan.layout.title}: ${fan.count}`}
      data-place={placeKey(fan.seat, fan.layout.key)}
      style={{ "--n": Math.max(1, fan.cards.length) }}
    >
      {fan.cards.map((card, index) => (
        <div class="in-hand" key={card?.name ?? `unseen ${index}`} style={{ "--off": index - middle }}>
          {card ? <TableCard card={card} size={size} /> : <UnseenCard />}
        </div>
      ))}
      {fan.cards.length === 0 && <p class="empty">{fan.layout.title}: no cards</p>}
    </section>
  );
}
