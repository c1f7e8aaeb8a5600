import { useEffect, useRef, useState } from "preact/hooks";
import { ANY, matches } from "../../pages/filter";
import { cardKey } from "../keys";
import { CardCopies } from "../board/CardCopies";
import { type Copies, copiesOf, costIn, FEW } from "../board/copies";
import { type Interaction, useInteraction } from "./interaction";
import { narrow } from "../screen";
import { TableCard } from "../board/TableCard";

/** Cards that may be chosen but lie in no place that the board draws: in a deck looked through, say. */
export function Tray() {
  const ui = useInteraction();
  const cards = choosable(ui);
  if (!cards.length || ui.selection.aiming.value || ui.selection.searching.value || ui.options.proposed.value !== null)
    return null;
  const many = cards.length > FEW;
  const crowd = (ui.view.arrangement.value?.others.length ?? 0) > 1; // leaves little room for our own half
  const small = many || crowd || ui.options.choices.value.main.size > 0; // who may choose from the table, too, wants to see it
  const folded = many && narrow.value && ui.options.choices.value.rest.length > 0; // who need not choose wants to see the table
  return (
    <section class="tray-box" aria-label="To choose from" data-folded={folded ? "" : undefined}>
      <p class="tray-head">
        <span>
          {placesOf(ui)}
          {many && `: ${cards.length}`}
          {many && <span class="spare"> different cards</span>}
          {many && " to choose from"}
        </span>
        {many && (
          <button
            type="button"
            class="quiet"
            data-testid="search-open"
            aria-expanded={ui.selection.searching.value}
            onClick={() => (ui.selection.searching.value = true)}
          >
            Read and search them <kbd>/</kbd>
          </button>
        )}
      </p>
      {!folded && (
        <div class="tray" data-small={small ? "" : undefined}>
          {cards.map((one) => (
            <CardCopies key={one.card.name} count={one.count}>
              <TableCard card={one.card} size={small ? "tiny" : "hand"} />
            </CardCopies>
          ))}
        </div>
      )}
    </section>
  );
}

/** The same cards, large enough to be read, in the place of the board; words narrow them down. */
export function Search() {
  const ui = useInteraction();
  const [words, setWords] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const all = choosable(ui);
  const open = ui.selection.searching.value && all.length > 0;
  useEffect(() => {
    if (open && !narrow.value) field.current?.focus();
    if (!open) setWords("");
  }, [open]);
  useEffect(() => {
    if (!all.length) ui.selection.searching.value = false;
  }, [all.length === 0]);
  if (!open) return null;
  const found = all.filter(({ card }) => {
    const face = ui.view.face(card);
    return !face || matches(face, { ...ANY, words });
  });
  return (
    <section class="search" aria-label="Look through the cards" data-testid="search">
      <header>
        <label>
          <span>Words</span>
          <input
            ref={field}
            type="search"
            value={words}
            placeholder="name, kind, text"
            data-testid="search-words"
            onInput={(event) => setWords(event.currentTarget.value)}
            onKeyDown={(event) => event.key === "Escape" && (ui.selection.searching.value = false)}
          />
        </label>
        <output>
          {found.length} of {all.length}
        </output>
        <button type="button" data-testid="search-close" onClick={() => (ui.selection.searching.value = false)}>
          To the table <kbd>Esc</kbd>
        </button>
      </header>
      {narrow.value && <p class="hint">Keep a finger on a card: all that is on it is explained.</p>}
      <div class="found">
        {found.map((one) => (
          <CardCopies key={one.card.name} count={one.count}>
            <TableCard card={one.card} size="hand" />
          </CardCopies>
        ))}
        {!found.length && <p>No card has these words.</p>}
      </div>
    </section>
  );
}

/** Where the cards lie that are chosen out of sight. */
function placesOf(ui: Interaction): string {
  const { hidden } = ui.options.choices.value;
  const { table, layout, seat } = ui.session;
  const places = (table.value?.places ?? []).filter((place) =>
    place.cards.some((name) => name !== null && hidden.has(cardKey(name))),
  );
  const title = (area: string) => layout.value?.areas.find((one) => one.key === area)?.title ?? area;
  return places
    .map((place) =>
      place.seat === seat.value ? title(place.area) : `${title(place.area)} of ${ui.view.playerName(place.seat)}`,
    )
    .join(", ");
}

/** What may be chosen out of sight, equal cards once with their number. */
function choosable(ui: Interaction): Copies[] {
  const { hidden } = ui.options.choices.value;
  const state = ui.session.table.value;
  if (!hidden.size || !state) return [];
  const wanted = (card: { name: number }) => hidden.has(cardKey(card.name));
  const places = state.places.filter((place) => place.cards.some((name) => name !== null && hidden.has(cardKey(name))));
  const lying = places.map((place) => place.cards.map((name) => ui.view.card(name)).filter((card) => card !== null));
  const elsewhere = state.cards.filter((card) => wanted(card) && !lying.flat().includes(card));
  return [...lying, elsewhere].flatMap((cards) => copiesOf(cards, wanted, costIn(ui))).filter(({ card }) => wanted(card));
}
