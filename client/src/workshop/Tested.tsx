import type { Measured, MeasureState, Share } from "../messages";

/** How far the games have come. */
export function Going({ state, stop }: { state: MeasureState; stop: () => void }) {
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

/** What came of many games: how much the deck wins with the card and without it, and how sure that is. */
export function Tested({ found }: { found: Measured }) {
  return (
    <details class="shop-tested" name="trying" data-testid="measured">
      <summary>
        <b>{percent(found.with_it)} %</b> won with it, <b>{percent(found.without)} %</b> without
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{found.deck}</th>
            <th scope="col">won</th>
            <th scope="col">95 %</th>
          </tr>
        </thead>
        <tbody>
          <Row title="with it" share={found.with_it} />
          <Row title={found.instead ? `with ${found.instead} instead` : "without it"} share={found.without} />
          <Row title="with it, against without" share={found.between} />
        </tbody>
      </table>
      <p class="soft">
        Version {found.version}, against {found.against}; {found.bot.toLowerCase()} bots; {found.turns.toFixed(1)} turns a game;{" "}
        {Math.round(found.seconds)} seconds.{" "}
        {apart(found)
          ? "The two intervals lie apart: the card makes a difference."
          : "The intervals overlap: so many games show no sure difference."}
      </p>
    </details>
  );
}

const percent = ({ wins, games }: Share) => Math.round((wins / Math.max(1, games)) * 100);
const apart = ({ with_it, without }: Measured) => with_it.low > without.high || without.low > with_it.high;

/** One of the three comparisons. */
function Row({ title, share }: { title: string; share: Share }) {
  const { games, wins, draws, low, high } = share;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <span class="shop-bar" aria-hidden="true">
          <i style={{ width: `${percent(share)}%` }} />
          <u style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
          <b />
        </span>
        {wins} of {games}
        {draws ? `, ${draws} drawn` : ""}
      </td>
      <td>
        {Math.round(low * 100)} to {Math.round(high * 100)}
      </td>
    </tr>
  );
}
