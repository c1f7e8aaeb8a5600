import type { CounterLayout, Layout, SeatState } from "../../messages";
import type { Side } from "./arrange";
import { nameOfSeat, placeKey, seatKey } from "../keys";
import { factionKey } from "../../cards/tinctures";
import { useInteraction } from "../choosing/interaction";
import { OtherHand, Pile } from "./Piles";
import { CardButton } from "./TableCard";
import { thing } from "../choosing/things";

/** Who sits here, what they count, and their piles. */
export function PlayerPanel({ side, mine }: { side: Side; mine: boolean }) {
  const ui = useInteraction();
  const { table, room, layout } = ui.session;
  const state = table.value?.seats.find((one) => one.seat === side.seat);
  const info = room.value?.seats.find((one) => one.seat === side.seat);
  const asked = table.value?.asked === side.seat && !table.value.ending;
  const key = seatKey(side.seat);
  const attached = ui.view.arrangement.value?.attached.get(nameOfSeat(side.seat)) ?? [];
  const number = ui.view.aimNumber(nameOfSeat(side.seat));
  const score = layout.value?.counters.filter((one) => one.form === "score") ?? [];
  const rest = layout.value?.counters.filter((one) => one.form !== "score" && !isShownByAnArea(one, layout.value)) ?? [];
  const status = state?.out
    ? "out"
    : asked
      ? mine
        ? "your move"
        : "thinking"
      : table.value?.active === side.seat
        ? "their turn"
        : "";
  const standing = state?.standing ?? "";
  return (
    <div class="player-panel" data-asked={asked ? "" : undefined} data-out={state?.out ? "" : undefined}>
      <button
        type="button"
        class="who"
        aria-label={[ui.view.playerName(side.seat), status, standing].filter(Boolean).join(" ")}
        {...thing(ui, key)}
        data-testid={`seat-${side.seat}`}
      >
        <span class="name">{ui.view.playerName(side.seat)}</span>
        {number !== null && <b class="aimed">{number}</b>}
        {standing && <span class="standing">{standing}</span>}
        {state?.out && <span class="presence">out of the game</span>}
        {info?.kind === "person" && !info.you && <span class="presence">{info.here ? "here" : "away"}</span>}
      </button>
      {state && score.map((counter) => <Counter key={counter.key} counter={counter} state={state} />)}
      <ul class="counters">
        {state &&
          rest.map((counter) => (
            <Counter key={counter.key} counter={counter} state={state} active={table.value?.active === side.seat} />
          ))}
      </ul>
      <div class="piles">
        {!mine && side.fan && <OtherHand area={side.fan} />}
        {side.piles
          .filter((area) => area.count > 0 || !area.layout.open)
          .map((area) => (
            <Pile key={area.layout.key} area={area} />
          ))}
      </div>
      {attached.length > 0 && (
        <div class="on-player">
          {attached.map((card) => (
            <CardButton key={card.name} card={card} size="tiny" />
          ))}
        </div>
      )}
    </div>
  );
}

/** Piles tell their own counts, and stacks how many gems are free. */
function isShownByAnArea(counter: CounterLayout, layout: Layout | null): boolean {
  return layout?.areas.some((area) => area.key === counter.key || (counter.form === "gems" && area.form === "stacks")) ?? false;
}

/** One number of a player: a score with its goal, gems by faction, pips, or plain. */
function Counter({ counter, state, active = false }: { counter: CounterLayout; state: SeatState; active?: boolean }) {
  const now = state.counters[counter.key] ?? 0;
  const own = state.limits[counter.key] ?? null; // what it is for this player: with how many points a Hero wins
  if (counter.form === "score")
    return (
      <p class="score" data-counter={counter.key} data-place={placeKey(state.seat, counter.key)}>
        <b>{now}</b> {counter.goal !== null && <span class="goal">of {counter.goal}</span>}
        {counter.goal === null && own !== null && <span class="limit">of {own}</span>} <span class="unit">{counter.title}</span>
      </p>
    );
  const most = own ?? counter.most ?? null;
  if (counter.form !== "number" && now === 0 && (most === null || !active)) return null;
  return (
    <li
      class={`counter ${counter.faction ? `faction-${factionKey(counter.faction)}` : ""}`}
      data-form={counter.form}
      data-counter={counter.key}
      title={counter.title}
    >
      <span class="unit">
        {counter.title}
        {counter.form === "number" && ":"}
      </span>{" "}
      {counter.form === "pips" && Math.max(now, most ?? 0) <= MOST_PIPS ? <Pips now={now} most={most ?? now} /> : <b>{now}</b>}
      {counter.form === "number" && most !== null && <span class="unit"> of {most}</span>}
    </li>
  );
}

const MOST_PIPS = 6;

/** So many of so many, as dots. */
function Pips({ now, most }: { now: number; most: number }) {
  return (
    <b class="pips" role="img" aria-label={`${now} of ${Math.max(now, most)}`}>
      {Array.from({ length: Math.max(now, most) }, (_, index) => (
        <i key={index} data-full={index < now ? "" : undefined} />
      ))}
    </b>
  );
}
