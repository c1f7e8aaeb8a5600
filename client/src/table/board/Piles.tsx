import type { CardState } from "../../messages";
import { describe, valuesOf } from "../../cards/describe";
import { factionKey } from "../../cards/tinctures";
import { counted } from "../../words";
import { type Area, topOf } from "./arrange";
import { areaKey, cardKey, placeKey } from "../keys";
import { CardCopies } from "./CardCopies";
import { copiesOf, costIn, FEW } from "./copies";
import { useInteraction } from "../choosing/interaction";
import { CardButton } from "./TableCard";
import { dropZone, zoomable, thing } from "../choosing/things";

/** A pile as a count; one that may be read opens in place. */
export function Pile({ area }: { area: Area }) {
  const ui = useInteraction();
  const name = placeKey(area.seat, area.layout.key);
  const readable = area.cards.some((card) => card !== null);
  const open = ui.openPile.value === name;
  const label = `${ui.view.playerName(area.seat)}: ${area.layout.title}, ${counted(area.count, "card")}`;
  const key = areaKey(area.seat, area.layout.key);
  const { hidden } = ui.options.choices.value;
  const searched = hidden.size > FEW && area.cards.some((card) => card && hidden.has(cardKey(card.name)));
  const may =
    ui.selection.may(key) ?? (area.cards.some((card) => card && ui.selection.may(cardKey(card.name))) ? "choose" : null);
  return (
    <div class="pile" data-place={name} data-top={topOf(area) ? "" : undefined} {...dropZone(ui, key)}>
      <button
        type="button"
        class="pile-button"
        aria-label={label}
        aria-expanded={readable ? open : undefined}
        {...thing(ui, key)}
        tabIndex={0}
        data-may={may ?? undefined}
        data-proposed={
          area.cards.some((card) => card && ui.options.proposedKeys.value.has(cardKey(card.name))) ? "" : undefined
        }
        data-testid={`pile-${name}`}
        onClick={(event) => {
          event.stopPropagation();
          if (ui.selection.may(key)) ui.gestures.touch(key);
          else if (searched) ui.selection.searching.value = true;
          else if (readable) ui.openPile.value = open ? null : name;
          else ui.gestures.touch(key);
        }}
      >
        <span class="pile-title">{area.layout.title}</span>
        <Stacks area={area} />
        <span class="pile-count">{area.count}</span>
      </button>
      <Top area={area} />
    </div>
  );
}

/** The card that lies open on a pile: what it is called, costs and is worth. */
function Top({ area }: { area: Area }) {
  const ui = useInteraction();
  const card = topOf(area);
  if (!card) return null;
  const face = ui.view.face(card);
  const key = cardKey(card.name);
  const values = valuesOf(face, card);
  return (
    <button
      type="button"
      class={`pile-top faction-${factionKey(face?.faction ?? "")}`}
      data-testid={`card-${card.name}`}
      aria-label={`${area.layout.title}, on top: ${describe(face, card)}`}
      {...thing(ui, key)}
      {...zoomable(ui, { card: card.name })}
    >
      {face?.cost && <b class="pile-top-cost">{face.cost}</b>}
      <span class="pile-top-name">{card.title}</span>
      {face?.discipline && <span class="pile-top-kind">{face.discipline}</span>}
      {values.map((value) => (
        <b class={`pile-top-value value-${value.key}`} key={value.key}>
          {value.now}
        </b>
      ))}
    </button>
  );
}

/** Face-down cards by what they stand for: how many of how many are still free. */
function Stacks({ area }: { area: Area }) {
  if (area.layout.form !== "stacks") return null;
  const factions = new Map<string, CardState[]>();
  for (const card of area.cards) if (card?.faction) factions.set(card.faction, [...(factions.get(card.faction) ?? []), card]);
  if (!factions.size) return null;
  return (
    <span class="stacks">
      {[...factions].map(([faction, cards]) => (
        <span class={`stack faction-${factionKey(faction)}`} key={faction} title={faction}>
          {cards.filter((card) => !card.marked).length}/{cards.length}
        </span>
      ))}
    </span>
  );
}

/** The pile that is open, card by card, across its player's half. */
export function OpenPile({ area }: { area: Area }) {
  const ui = useInteraction();
  const cards = area.cards.filter((card) => card !== null);
  const copies = area.layout.open
    ? cards.map((card) => ({ card, count: 1 }))
    : copiesOf(cards, (card) => ui.selection.may(cardKey(card.name)) !== null, costIn(ui));
  return (
    <section class="open-pile" aria-label={`${ui.view.playerName(area.seat)}: ${area.layout.title}`}>
      <header>
        <h3>
          {ui.view.playerName(area.seat)}: {area.layout.title}
        </h3>
        <button type="button" onClick={() => (ui.openPile.value = null)}>
          Close
        </button>
      </header>
      <div class="cards">
        {copies.map(({ card, count }) => (
          <CardCopies key={card.name} count={count}>
            <CardButton card={card} size="hand" />
          </CardCopies>
        ))}
        {area.cards.length === 0 && <p>No cards.</p>}
      </div>
    </section>
  );
}

/** A hand that is not ours: how many cards, and those that are seen. */
export function OtherHand({ area }: { area: Area }) {
  const ui = useInteraction();
  const seen = area.cards.filter((card) => card !== null);
  return (
    <div class="other-hand" data-place={placeKey(area.seat, area.layout.key)}>
      <span class="pile-title">{area.layout.title}</span>
      <span class="backs" aria-hidden="true">
        {Array.from({ length: Math.min(area.count, 10) }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <span class="pile-count">{area.count}</span>
      {seen.map((card) => (
        <button
          type="button"
          key={card.name}
          class="seen"
          {...thing(ui, cardKey(card.name))}
          {...zoomable(ui, { card: card.name })}
        >
          {card.title}
        </button>
      ))}
    </div>
  );
}
