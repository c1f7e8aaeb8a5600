import { useState } from "preact/hooks";
import type { RoomInfo, RulesetInfo } from "../messages";
import { request } from "../net/api";
import { faultText } from "./fetching";
import { LinkToCopy } from "./LinkToCopy";
import { type Setup, keepSetup, roomRequest } from "./setup";

/** A room for friends: whoever has its link sits down. */
export function Invite({ setup, ruleset, waits }: { setup: Setup; ruleset: RulesetInfo; waits: boolean }) {
  const [room, setRoom] = useState<RoomInfo | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const make = async () => {
    setBusy(true);
    setFault("");
    try {
      keepSetup(setup);
      setRoom(await request<RoomInfo>("/api/rooms", roomRequest(setup, "open")));
    } catch (error) {
      setFault(faultText(error));
    }
    setBusy(false);
  };
  const deck = ruleset.decks.find((one) => one.key === setup.deck)?.name;
  return (
    <section class="panel" aria-labelledby="invite">
      <h2 id="invite">Play with {setup.others === 1 ? "a friend" : "friends"}</h2>
      {room ? (
        <Links room={room} />
      ) : (
        <>
          <p>
            {setup.others === 1 ? "You get a link to send. " : `You get ${setup.others} links to send, one for each friend. `}
            Whoever opens {setup.others === 1 ? "it" : "one"} chooses a deck and sits down across from you; you play{" "}
            <strong>{deck}</strong>.
          </p>
          <button type="button" class="button" disabled={busy || waits} onClick={make} data-testid="invite">
            {busy ? "Setting the table …" : `Invite ${setup.others === 1 ? "a friend" : `${setup.others} friends`}`}
          </button>
        </>
      )}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

function Links({ room }: { room: RoomInfo }) {
  const links = Object.entries(room.invitations);
  return (
    <>
      <p role="status">{links.length > 1 ? "Send each friend a link of their own:" : "Send your friend this link:"}</p>
      {links.map(([seat, path]) => (
        <LinkToCopy
          key={seat}
          address={location.origin + path}
          label={links.length > 1 ? `Link for seat ${Number(seat) + 1}` : "Link for your friend"}
        />
      ))}
      <a class="button button-main" href={room.link} data-testid="sit-down">
        Sit down and wait
      </a>
    </>
  );
}
