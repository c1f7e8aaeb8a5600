import { useDesk } from "./desk";
import { TableCard } from "./TableCard";
import { Words } from "./Words";

/** The plays that wait, the one that happens next on top. */
export function Chain() {
  const desk = useDesk();
  const chain = desk.sitting.table.value?.chain ?? [];
  if (!chain.length) return null;
  const sight = desk.arrangement.value?.sight;
  return (
    <section class="chain" aria-label="Plays that wait, the next to happen first" data-testid="chain">
      <ol reversed>
        {chain
          .map((play, index) => ({ play, number: index + 1 }))
          .reverse()
          .map(({ play, number }) => {
            const card = desk.card(play.source);
            const elsewhere = card && sight?.has(`card:${card.name}`);
            return (
              <li key={number} data-own={play.seat === desk.sitting.seat.value ? "" : undefined}>
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
