import { useState } from "preact/hooks";
import type { RoomInfo } from "../../messages";

/** The room before the match: who sits, who is missing, and the link for them. */
export function Waiting({ room }: { room: RoomInfo }) {
  const open = room.seats.filter((seat) => seat.kind === "open");
  return (
    <main class="waiting-room">
      <h1>{room.title}</h1>
      <p>{open.length ? "The match begins when everybody sits." : "The match begins."}</p>
      <ul class="sitters">
        {room.seats.map((seat) => (
          <li key={seat.seat}>
            <b>{seat.kind === "open" ? "Free seat" : seat.you ? "You" : seat.name}</b>
            {seat.deck && <span>{seat.deck}</span>}
            {seat.kind === "open" && room.invitations[String(seat.seat)] && (
              <Invitation path={room.invitations[String(seat.seat)] as string} />
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href="/">Back to the start</a> (this page is kept under your matches)
      </p>
    </main>
  );
}

/** A secret link, to be copied. */
function Invitation({ path }: { path: string }) {
  const [copied, setCopied] = useState(false);
  const link = new URL(path, location.href).href;
  const copy = async (field: HTMLInputElement | null) => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field?.select();
      document.execCommand("copy"); // pages without https have no clipboard
    }
    setCopied(true);
  };
  return (
    <div class="invitation">
      <label>
        Send this link to a friend
        <input readOnly value={link} data-testid="invitation" onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" onClick={(event) => copy(event.currentTarget.parentElement?.querySelector("input") ?? null)}>
        {copied ? "Copied" : "Copy"}
      </button>
    </div>
  );
}
