import { useEffect, useState } from "preact/hooks";
import type { CardDraft, CardRead, DeckInfo, FaceInfo, Measured, MeasureState, OwnSet } from "../messages";
import { gameNamed } from "../net/api";
import { faultText } from "../pages/fetching";
import { go } from "../router";
import { measure, measured as measuredNow, stopMeasure, tryCard } from "./calls";
import type { Draft } from "./keeping";

const GAMES = 200;
const LOOK = 1_000; // milliseconds between two looks at games that are played

interface TryingProps {
  own: OwnSet;
  id: string;
  game: string;
  draft: Draft<CardDraft>;
  read: CardRead | null;
  measured: Measured | null;
  faces: readonly FaceInfo[];
}

/** What can be done with a card that is understood: a game at once, and many games between bots. */
export function Trying({ own, id, game, draft, read, measured }: TryingProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const [deck, setDeck] = useState("");
  const [decks, setDecks] = useState<readonly DeckInfo[]>([]);
  const [state, setState] = useState<MeasureState | null>(null);
  useEffect(
    () =>
      void gameNamed(game).then(
        (found) => setDecks(found?.decks ?? []),
        () => setDecks([]),
      ),
    [game],
  );
  useEffect(() => setDeck(""), [game]);
  useEffect(() => {
    void measuredNow(own.id, id).then(setState, () => undefined);
  }, [own.id, id]);
  const under = state?.state === "runs" || state?.state === "waits";
  useEffect(() => {
    if (!under) return;
    const timer = setInterval(() => void measuredNow(own.id, id).then(setState, () => undefined), LOOK);
    return () => clearInterval(timer);
  }, [under, own.id, id]);
  const mine = own.decks.filter((one) => one.deck.game === game);
  const why = blocked(read, draft.what.value, game);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFault("");
    try {
      if (!(await draft.now())) throw new Error("The card is not saved yet.");
      await work();
    } catch (error) {
      setFault(faultText(error));
    } finally {
      setBusy(false);
    }
  };
  const tell = state?.measured ?? measured;
  return (
    <footer class="shop-foot">
      <div class="shop-told-tests" role="status">
        {under && state ? (
          <Going state={state} stop={() => stopMeasure(own.id, id).then(setState)} />
        ) : (
          tell && <Told found={tell} />
        )}
        {(state?.state === "failed" || state?.state === "stopped") && <span class="soft">{state.said}</span>}
        {fault && <span class="shop-fault">{fault}</span>}
        {!fault && why && <span class="soft">{why}</span>}
      </div>
      <label class="shop-deck">
        <span class="unseen-text">In which deck</span>
        <select class="field" value={deck} onChange={(event) => setDeck(event.currentTarget.value)} data-testid="deck">
          <option value="">a deck that fits</option>
          {mine.map((one) => (
            <option value={one.id}>{one.deck.name || "No name yet"} (yours)</option>
          ))}
          {decks.map((one) => (
            <option value={one.key}>{one.name}</option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="button"
        disabled={busy || under || Boolean(why)}
        onClick={() => attempt(async () => setState(await measure(own.id, id, game, deck, "", GAMES)))}
        data-testid="measure"
      >
        <span>
          <span class="shop-wide">Play </span>
          {GAMES} games
        </span>
      </button>
      <button
        type="button"
        class="button button-main"
        disabled={busy || Boolean(why)}
        onClick={() => attempt(async () => go((await tryCard(own.id, id, game, deck, "", "greedy")).link))}
        data-testid="try"
      >
        {busy ? (
          "Laying out …"
        ) : (
          <span>
            Try it<span class="shop-wide"> on a table</span>
          </span>
        )}
      </button>
    </footer>
  );
}

/** Why it cannot be tried yet; nothing if it can. */
function blocked(read: CardRead | null, card: CardDraft, game: string): string {
  if (!card.games.includes(game)) return `It is not in ${game.toUpperCase()} yet.`;
  if (!read) return "It is being read.";
  const odd = read.sentences.filter((one) => one.fault).length;
  if (odd) return odd === 1 ? "One sentence is not understood yet." : `${odd} sentences are not understood yet.`;
  return read.playable ? "" : "A value is not as the game wants it.";
}

function Going({ state, stop }: { state: MeasureState; stop: () => void }) {
  return (
    <>
      <span>{state.state === "waits" ? "Waits for its turn" : `${state.played} of ${state.games} games`}</span>
      <progress max={state.games} value={state.played} aria-label="Games that are played" />
      <button type="button" class="button" onClick={stop} data-testid="stop">
        Stop
      </button>
    </>
  );
}

/** What came of many games: the share that the deck with the card has won, and how sure that is. */
function Told({ found }: { found: Measured }) {
  const share = (found.wins / Math.max(1, found.games)) * 100;
  const percent = (part: number) => `${Math.round(part * 100)}`;
  return (
    <>
      <span class="soft">
        Last test
        <br />
        <b>version {found.version}</b>
      </span>
      <span class="shop-result" data-testid="measured">
        <span class="shop-bar" aria-hidden="true">
          <i style={{ width: `${share}%` }} />
          <u style={{ left: `${found.low * 100}%`, width: `${(found.high - found.low) * 100}%` }} />
          <b />
        </span>
        <span>
          <b>{Math.round(share)} %</b> won with it, {found.wins} of {found.games} (95 %: {percent(found.low)} to{" "}
          {percent(found.high)})
        </span>
      </span>
      <span class="soft">
        {found.deck}
        {found.instead ? `, instead of ${found.instead}` : ""}; {found.turns.toFixed(1)} turns
      </span>
    </>
  );
}
