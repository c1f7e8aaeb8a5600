import { useEffect, useState } from "preact/hooks";
import type { DeckInfo, RoomInfo } from "../../messages";
import { gameNamed, RequestRefused, takeSeat } from "../../net/api";

/** An invited person chooses a deck and sits down. */
export function Joining({
  seatKey,
  room,
  sat,
  taken,
}: {
  seatKey: string;
  room: RoomInfo;
  sat: (room: RoomInfo) => void;
  taken: () => void;
}) {
  const [decks, setDecks] = useState<DeckInfo[]>([]);
  const [fault, setFault] = useState("");
  const seat = room.seats.find((one) => one.you);
  const [deck, setDeck] = useState<string | null>(null); // null: the one that lies there
  useEffect(() => {
    gameNamed(room.ruleset).then(
      (game) => setDecks(game?.decks.slice() ?? []),
      () => setDecks([]),
    );
  }, [room.ruleset]);
  const sit = () =>
    takeSeat(seatKey, deck).then(sat, (error: Error) =>
      error instanceof RequestRefused && error.status === 409 ? taken() : setFault(error.message),
    );
  const host = room.seats.find((one) => one.kind === "person" && !one.you)?.name ?? "Somebody";
  const there = decks.find((one) => one.name === seat?.deck);
  const chosen = decks.find((one) => one.key === deck) ?? there;
  return (
    <main class="waiting-room">
      <h1>{room.title}</h1>
      <p>{host} invites you to a match.</p>
      {room.laid && <p>You play {seat?.deck}, from a table that is laid out.</p>}
      {!room.laid && decks.length > 0 && (
        <label class="deck-choice">
          Your deck
          <select value={chosen?.key ?? ""} onChange={(event) => setDeck(event.currentTarget.value || null)} data-testid="deck">
            {!chosen && <option value="">{seat?.deck}</option>}
            {decks.map((one) => (
              <option key={one.key} value={one.key}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen && <p>{chosen.description}</p>}
      <button type="button" class="rest" onClick={sit} data-testid="sit">
        Sit down
      </button>
      {fault && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
    </main>
  );
}
