import { cardKey } from "../keys";
import { useInteraction } from "../choosing/interaction";
import { TableCard } from "./TableCard";
import { Words } from "../log/Words";

/** The plays that wait, the one that happens next on top. */
export function Chain() {
  const ui = useInteraction();
  const chain = ui.session.table.value?.chain ?? [];
  if (!chain.length) return null;
  const sight = ui.view.arrangement.value?.sight;
  return (
    <section class="chain" aria-label="Plays that wait, the next to happen first" data-testid="chain">
      <ol reversed>
        {chain
          .map((play, index) => ({ play, number: index + 1 }))
          .reverse()
          .map(({ play, number }) => {
            const card = ui.view.card(play.source);
            const elsewhere = card && sight?.has(cardKey(card.name));
            return (
              <li key={number} data-own={play.seat === ui.session.seat.value ? "" : undefined}>
                <b class="aimed">{number}</b>
                {card && !elsewhere && <TableCard card={card} />}
                <p>
                  <Words text={play.text} />
                </p>
              </li>
            );
          })}
      </ol>
    </section>
  );
}
