import { useEffect, useState } from "preact/hooks";
import type { TableInfo } from "../../messages";
import { tableAt } from "../../net/api";

/** Whoever opens a link when the seat is taken is told what goes on there, and where to play. */
export function SeatTaken({ seatKey }: { seatKey: string }) {
  const [table, setTable] = useState<TableInfo | null>(null);
  useEffect(() => {
    document.title = "The seat is taken – WTactics";
    tableAt(seatKey).then(setTable, () => undefined); // without it the page says less
  }, [seatKey]);
  return (
    <main class="waiting-room" data-testid="seat-taken">
      <h1>This seat is taken</h1>
      <p>Somebody sat down before you: an invitation is for one. {table && goingOn(table)}</p>
      <p>
        Was that you, in another browser or on another device? Go on there, or ask its start page for your own link and open
        that here.
      </p>
      <p>Watching a match is not possible yet; it will be. Until then there is a free table for you:</p>
      <p class="seat-taken-ways">
        <a class="button rest" href="/" data-testid="own-game">
          Start a game of your own
        </a>
        {table && <a href={`/how/${table.ruleset}`}>How to play {table.title}</a>}
      </p>
    </main>
  );
}

/** The link leads to no table at all. */
export function NoTable({ fault }: { fault: string }) {
  return (
    <main class="waiting-room">
      <h1>No seat here</h1>
      <p>This link leads to no table: perhaps a part of it is missing, or the table was cleared away.</p>
      <p class="no-table-fault">{fault}</p>
      <p>
        <a href="/">To the start</a>
      </p>
    </main>
  );
}

function goingOn({ players, title, started, over, turn, free }: TableInfo): string {
  const who = listed(players);
  if (over) return `${who} have played ${title} to its end.`;
  if (started) return `${who} are playing ${title}${turn ? `, now in turn ${turn}` : ""}.`;
  return free
    ? `${who} ${players.length > 1 ? "wait" : "waits"} for more people to play ${title}.`
    : `${who} are about to play ${title}.`;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(names);
}
