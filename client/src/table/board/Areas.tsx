import { useMemo } from "preact/hooks";
import { CardFace } from "../../cards/CardFace";
import type { Area, Arrangement } from "./arrange";
import { counted } from "../../words";
import { areaKey, placeKey, slotKey } from "../keys";
import { useInteraction } from "../choosing/interaction";
import { abreastOnPhone, type Lines, linesOf } from "./lines";
import { breadth, broad, low, narrow } from "../screen";
import { FaceDown, TableCard, UnseenCard } from "./TableCard";
import { dropZone, thing } from "../choosing/things";

/** One area where cards are in play, in the form that the layout says. */
export function PlayArea({ area, mirrored }: { area: Area; mirrored: boolean }) {
  const ui = useInteraction();
  const key = areaKey(area.seat, area.layout.key);
  const form = area.layout.form;
  const stand = useLines(area);
  return (
    <section
      class="area"
      data-form={form}
      data-place={placeKey(area.seat, area.layout.key)}
      data-lines={stand.lines}
      data-facing={area.layout.faces ? "" : undefined}
      {...dropZone(ui, key)}
      style={{ "--n": stand.columns, "--lines": stand.lines, "--peeks": stand.peeks }}
    >
      <AreaTitle area={area} />
      {form === "grid" ? (
        <Grid area={area} mirrored={mirrored} />
      ) : form === "hosts" ? (
        <Hosts area={area} stand={stand} />
      ) : (
        <Row area={area} />
      )}
    </section>
  );
}

/** How the cards of an area stand in this window. */
function useLines(area: Area): Lines {
  const at = useInteraction().view.arrangement.value;
  return useMemo(
    () => linesOf(area, at ?? NONE, abreast(at, area)),
    [area, at, narrow.value, low.value, broad.value, breadth.value],
  );
}

/** How many cards of an area may stand side by side before they are better folded into two lines. */
export function abreast(at: Arrangement | null, area: Area): number {
  const share = area.layout.faces ? 2 : 1; // two fronts part the breadth, so that each stands opposite what it faces
  const halves = at && area.seat !== at.mine.seat ? at.others.length : 1; // our own half has all of the breadth
  if (narrow.value) return abreastOnPhone(breadth.value / share / (low.value ? halves : 1));
  return Math.max((broad.value ? 19 : 12.5) / halves, FEWEST) / share;
}

const FEWEST = 4.6; // cards side by side in the half of one opponent of three

const NONE: Pick<Arrangement, "residents" | "attached"> = { residents: new Map(), attached: new Map() };

function AreaTitle({ area }: { area: Area }) {
  const ui = useInteraction();
  const key = areaKey(area.seat, area.layout.key);
  const { title } = area.layout;
  const note = [area.note, area.layout.note].filter(Boolean).join("; ");
  const name = `${ui.view.playerName(area.seat)}: ${title}, ${counted(area.count, "card")}${note ? `; ${note}` : ""}`;
  return (
    <button type="button" class="area-title" aria-label={name} {...thing(ui, key)}>
      {area.note ? <span class="but"> {title} · </span> : title}
      {area.note && <strong class="now">{area.note}</strong>}
      {area.layout.note && <small class="worth"> · {area.layout.note}</small>}
    </button>
  );
}

function Row({ area }: { area: Area }) {
  return (
    <div class="cards">
      {area.cards.map((card, index) =>
        card ? <TableCard key={card.name} card={card} /> : <UnseenCard key={`unseen ${index}`} />,
      )}
    </div>
  );
}

/** Cards that others live in, each with its residents beside it on the same ground. */
function Hosts({ area, stand }: { area: Area; stand: Lines }) {
  const residents = useInteraction().view.arrangement.value?.residents;
  return (
    <div class="cards">
      {area.cards.map((card, index) =>
        card ? (
          <div class="host" key={card.name} style={{ "--fold": stand.folds.get(card.name) ?? 1 }}>
            <TableCard card={card} />
            {(residents?.get(card.name) ?? []).map((one) => (
              <TableCard key={one.name} card={one} />
            ))}
          </div>
        ) : (
          <UnseenCard key={`unseen ${index}`} />
        ),
      )}
    </div>
  );
}

/** Numbered slots; the row next to the middle is told first, so a mirrored grid turns its rows round but not its columns. */
function Grid({ area, mirrored }: { area: Area; mirrored: boolean }) {
  const ui = useInteraction();
  const { columns, slots } = area.layout;
  const rows = Math.ceil(slots.length / Math.max(1, columns));
  return (
    <div class="grid" style={{ "--columns": columns, "--rows": rows }}>
      {slots.map((title, slot) => {
        const key = slotKey(area.seat, area.layout.key, slot);
        const card = area.cards.find((one) => one?.slot === slot) ?? null;
        const proposed = ui.options.proposedAt.value?.key === key ? ui.view.card(ui.options.proposedAt.value.card) : null;
        const row = Math.floor(slot / columns);
        return (
          <div
            class="slot"
            key={slot}
            data-testid={key}
            style={{ gridRow: (mirrored ? rows - 1 - row : row) + 1, gridColumn: (slot % columns) + 1 }}
            {...dropZone(ui, key)}
          >
            {proposed && (
              <div class="proposed" aria-hidden="true">
                <CardFace face={ui.view.face(proposed)} state={proposed} size="tiny" quiet />
              </div>
            )}
            {card ? (
              <TableCard key={card.name} card={card} />
            ) : area.backs.includes(slot) ? (
              <FaceDown key={`back ${slot}`} label={`${ui.view.playerName(area.seat)}: ${title}, a card face down`} />
            ) : (
              <button
                type="button"
                class="slot-title"
                aria-label={`${ui.view.playerName(area.seat)}: ${title}, empty`}
                {...thing(ui, key)}
              >
                {title}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
