import { useEffect, useState } from "preact/hooks";
import type { CardDraft, CardRead, Measured, MeasureState, OwnSet } from "../messages";
import { faultText } from "../pages/fetching";
import { go } from "../router";
import { measure, measured as measuredNow, stopMeasure, tryCard } from "./calls";
import type { Draft } from "./keeping";
import { SittingDown, USUAL } from "./Sitting";
import { Going, Tested } from "./Tested";

const GAMES = 200; // with the card, without it, and of one against the other
const LOOK = 1_000; // milliseconds between two looks at games that are played

interface TryingProps {
  own: OwnSet;
  id: string;
  game: string;
  draft: Draft<CardDraft>;
  read: CardRead | null;
  measured: Measured | null;
}

/** What can be done with a card: a game at once, with a friend where it is not understood; many games between bots. */
export function Trying({ own, id, game, draft, read, measured }: TryingProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const [sitting, setSitting] = useState(USUAL);
  const [state, setState] = useState<MeasureState | null>(null);
  useEffect(() => {
    void measuredNow(own.id, id).then(setState, () => undefined);
  }, [own.id, id]);
  const under = state?.state === "runs" || state?.state === "waits";
  useEffect(() => {
    if (!under) return;
    const timer = setInterval(() => void measuredNow(own.id, id).then(setState, () => undefined), LOOK);
    return () => clearInterval(timer);
  }, [under, own.id, id]);
  const why = blocked(read, draft.what.value, game);
  const byHand = why === "" && odd(read) > 0; // with somebody across who carries it out
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
  const friend = byHand || sitting.friend;
  const tell = state?.measured ?? measured;
  return (
    <footer class="shop-foot">
      <div class="shop-told-tests" role="status">
        {under && state ? (
          <Going state={state} stop={() => stopMeasure(own.id, id).then(setState)} />
        ) : (
          tell && <Tested found={tell} />
        )}
        {(state?.state === "failed" || state?.state === "stopped") && <span class="soft">{state.said}</span>}
        {busy && <progress aria-label="The cards are laid out" />}
        {fault && <span class="shop-fault">{fault}</span>}
        {!fault && why && <span class="soft">{why}</span>}
        {!fault && byHand && <span class="soft">{unreadWords(odd(read))} With a friend across it is played by hand.</span>}
      </div>
      <details class="shop-with" name="trying">
        <summary data-testid="with">Decks, and who sits across</summary>
        <SittingDown own={own} game={game} sitting={sitting} change={setSitting} />
      </details>
      <button
        type="button"
        class="button"
        disabled={busy || under || byHand || Boolean(why)}
        onClick={() =>
          attempt(async () => {
            const { deck, against, bot } = sitting;
            setState(await measure(own.id, id, { game, deck, against, bot, instead: "", games: GAMES }));
          })
        }
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
        onClick={() => attempt(async () => go((await tryCard(own.id, id, { game, ...sitting, friend })).link))}
        data-testid="try"
      >
        {busy ? (
          "Laying out …"
        ) : (
          <span>
            Try it<span class="shop-wide">{friend ? " with a friend" : " on a table"}</span>
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
  return read.fields.length ? "A value is not as the game wants it." : "";
}

/** How many sentences are not understood. */
const odd = (read: CardRead | null) => read?.sentences.filter((one) => one.fault).length ?? 0;

const unreadWords = (many: number) =>
  many === 1 ? "One sentence is not understood." : `${many} sentences are not understood.`;
