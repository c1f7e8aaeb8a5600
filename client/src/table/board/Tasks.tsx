import "./tasks.css";
import type { CardState } from "../../messages";
import type { Area } from "./arrange";
import { areaKey, placeKey } from "../keys";
import { useInteraction } from "../choosing/interaction";
import { TableCard } from "./TableCard";
import { dropZone } from "../choosing/things";

/** What there is to be done, in words, with how far everybody has come: one strip for each card. */
export function Tasks({ areas }: { areas: readonly Area[] }) {
  const ui = useInteraction();
  return (
    <div class="tasks">
      {areas.map((area) => (
        <section
          class="task-place"
          key={area.seat}
          aria-label={`${area.layout.title} of ${ui.view.playerName(area.seat)}`}
          data-place={placeKey(area.seat, area.layout.key)}
          {...dropZone(ui, areaKey(area.seat, area.layout.key))}
        >
          {area.cards.map((card) => card && <Task key={card.name} card={card} />)}
          {!area.cards.length && <p class="no-task">No {area.layout.title.toLowerCase()} here.</p>}
        </section>
      ))}
    </div>
  );
}

function Task({ card }: { card: CardState }) {
  const ui = useInteraction();
  const face = ui.view.face(card);
  return (
    <article class="task">
      <TableCard card={card} />
      <div class="task-words">
        <h3>
          {card.title} {face?.subtypes[0] && <small>{face.subtypes[0]}</small>}
        </h3>
        {face && <p class="task-text">{face.text}</p>}
        {card.signs.length > 0 && (
          <ul class="task-signs">
            {card.signs.map((sign) => (
              <li key={sign.title} data-sign={sign.key}>
                {sign.title}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
