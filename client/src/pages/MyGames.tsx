import type { Guest, RoomInfo } from "../messages";
import { lengthOf, namesAt, scoreOf } from "../series";
import type { Fetched } from "./fetching";
import { Missing } from "./Frame";

const SHOWN = 8;

/** The games in which this guest has a seat: those that wait for him first. */
export function MyGames({ fetched }: { fetched: Fetched<Guest> }) {
  if (fetched.state === "loading") return null;
  if (fetched.state === "failed") return <Missing fetched={fetched} what="your games" />;
  const open = fetched.answer.rooms.filter((room) => !room.over || room.series?.waits).sort(byUrgency);
  if (!open.length) return null;
  return (
    <section class="panel" aria-labelledby="games">
      <h2 id="games">Go on with a game</h2>
      <ul class="games">
        {open.slice(0, SHOWN).map((room) => (
          <li key={room.room}>
            <a href={room.link} data-testid="resume">
              <span>{across(room)}</span>
              <span class={room.yours ? "mark mark-may" : "soft"}>{standing(room)}</span>
              <span class="soft">
                {room.title}
                {room.series && ` (game ${room.series.game}, ${lengthOf(room.series)}: ${scoreOf(room.series, namesAt(room))})`}
                , {since(room.changed)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function byUrgency(a: RoomInfo, b: RoomInfo): number {
  return Number(b.yours) - Number(a.yours) || b.changed.localeCompare(a.changed);
}

function across(room: RoomInfo): string {
  const others = room.seats.filter((seat) => !seat.you);
  return `Against ${others.map((seat) => (seat.kind === "open" ? "a free seat" : seat.name)).join(", ")}`;
}

function standing(room: RoomInfo): string {
  if (!room.started) return "waits for somebody";
  if (room.series?.waits) return "the next game waits";
  const when = room.turn ? `turn ${room.turn}` : "setting up";
  return room.yours ? `your move, ${when}` : when;
}

/** How long ago, in the reader's words. */
export function since(changed: string, now = Date.now()): string {
  const minutes = Math.round((now - Date.parse(changed)) / 60_000);
  if (Number.isNaN(minutes)) return "";
  const said = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  if (minutes < 1) return "just now";
  if (minutes < 60) return said.format(-minutes, "minute");
  if (minutes < 24 * 60) return said.format(-Math.round(minutes / 60), "hour");
  return said.format(-Math.round(minutes / 60 / 24), "day");
}
