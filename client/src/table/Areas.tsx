import type { CardState } from "../messages";
import type { Area } from "./arrange";
import { areaKey, slotKey } from "./choices";
import { type Desk, useDesk } from "./desk";
import { TableCard, UnseenCard } from "./TableCard";
import { floor, thing } from "./things";

const HOST_ROOM = 0.3; // of a card: what the ground around a host and its residents takes

/** One area where cards are in play, in the form that the layout says. */
export function PlayArea({ area, mirrored }: { area: Area; mirrored: boolean }) {
  const desk = useDesk();
  const key = areaKey(area.seat, area.layout.key);
  const form = area.layout.form;
  return (
    <section class="area" data-form={form} data-place={`${area.seat}:${area.layout.key}`} {...floor(desk, key)} style={{ "--n": width(area, desk), "--peeks": peeks(area, desk) }}>
      <AreaTitle area={area} />
      {form === "grid" ? <Grid area={area} mirrored={mirrored} /> : form === "hosts" ? <Hosts area={area} /> : <Row area={area} />}
    </section>
  );
}

/** How many cards stand side by side: the more, the smaller; a marked one lies on its side. */
function width(area: Area, desk: Desk): number {
  if (area.layout.form === "grid") return area.layout.columns;
  const residents = desk.arrangement.value?.residents;
  const broad = (card: CardState | null) => (card?.marked ? 92 / 65 : 1);
  const widths = area.cards.map((card) => {
    const living = card ? (residents?.get(card.name) ?? []) : [];
    return broad(card) + living.reduce((sum, one) => sum + broad(one), 0) + (area.layout.form === "hosts" ? HOST_ROOM : 0);
  });
  return Math.max(
    1,
    widths.reduce((sum, one) => sum + one, 0),
  );
}

/** How many attached cards peek out above one card, at most. */
function peeks(area: Area, desk: Desk): number {
  const at = desk.arrangement.value;
  const here = area.cards.flatMap((card) => (card ? [card, ...(at?.residents.get(card.name) ?? [])] : []));
  return Math.max(0, ...here.map((card) => at?.attached.get(card.name)?.length ?? 0));
}

function AreaTitle({ area }: { area: Area }) {
  const desk = useDesk();
  const key = areaKey(area.seat, area.layout.key);
  const name = `${desk.nameOf(area.seat)}: ${area.layout.title}, ${area.count} ${area.count === 1 ? "card" : "cards"}`;
  return (
    <button type="button" class="area-title" aria-label={name} {...thing(desk, key)}>
      {area.layout.title}
    </button>
  );
}

function Row({ area }: { area: Area }) {
  return (
    <div class="cards">
      {area.cards.map((card, index) => (card ? <TableCard key={card.name} card={card} /> : <UnseenCard key={`unseen ${index}`} />))}
    </div>
  );
}

/** Cards that others live in, each with its residents beside it on the same ground. */
function Hosts({ area }: { area: Area }) {
  const residents = useDesk().arrangement.value?.residents;
  return (
    <div class="cards">
      {area.cards.map((card, index) =>
        card ? (
          <div class="host" key={card.name}>
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
  const desk = useDesk();
  const { columns, slots } = area.layout;
  const rows = Math.ceil(slots.length / Math.max(1, columns));
  return (
    <div class="grid" style={{ "--columns": columns, "--rows": rows }}>
      {slots.map((title, slot) => {
        const key = slotKey(area.seat, area.layout.key, slot);
        const card = area.cards.find((one) => one?.slot === slot) ?? null;
        const row = Math.floor(slot / columns);
        return (
          <div
            class="slot"
            key={slot}
            data-testid={key}
            style={{ gridRow: (mirrored ? rows - 1 - row : row) + 1, gridColumn: (slot % columns) + 1 }}
            {...floor(desk, key)}
          >
            {card ? (
              <TableCard key={card.name} card={card} />
            ) : (
              <button type="button" class="slot-title" aria-label={`${desk.nameOf(area.seat)}: ${title}, empty`} {...thing(desk, key)}>
                {title}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
