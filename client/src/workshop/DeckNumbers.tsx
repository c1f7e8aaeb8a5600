import { useState } from "preact/hooks";
import type { FaceInfo } from "../messages";
import { atLeastOne, curve } from "./odds";
import { Steps } from "./Steps";

/** What a deck costs, of which factions it is, and how soon a card comes up. */
export function DeckNumbers({ cards, pool }: { cards: Readonly<Record<string, number>>; pool: ReadonlyMap<string, FaceInfo> }) {
  const [copies, setCopies] = useState(3);
  const [drawn, setDrawn] = useState(7);
  const all = Object.entries(cards).flatMap(([name, many]) => {
    const face = pool.get(name);
    return face ? [{ face, many }] : [];
  });
  const size = Object.values(cards).reduce((sum, many) => sum + many, 0);
  const bars = curve(
    all.filter(({ face }) => face.cost !== "").map(({ face, many }) => ({ cost: Number.parseInt(face.cost, 10) || 0, many })),
  );
  const top = Math.max(1, ...bars);
  const factions = new Map<string, number>();
  for (const { face, many } of all) factions.set(face.faction || "none", (factions.get(face.faction || "none") ?? 0) + many);
  const odds = atLeastOne(size, copies, drawn);
  return (
    <>
      <h2>Costs</h2>
      <ol class="shop-curve" aria-label="Cards by cost">
        {bars.map((many, cost) => (
          <li key={cost} aria-label={`${many} of cost ${cost}${cost === bars.length - 1 ? " or more" : ""}`}>
            <b>{many || ""}</b>
            <i style={{ height: `${(many / top) * 72}px` }} />
            <span>{cost === bars.length - 1 ? `${cost}+` : cost}</span>
          </li>
        ))}
      </ol>
      <p class="soft">
        {[...factions]
          .sort(([, one], [, other]) => other - one)
          .map(([name, many]) => `${name} ${many}`)
          .join(", ")}
      </p>
      <h2>Odds</h2>
      <div class="shop-numbers">
        <Steps title="Copies" value={copies} least={1} change={setCopies} />
        <Steps title="Cards seen" value={drawn} least={1} change={setDrawn} />
      </div>
      <p data-testid="odds">
        At least one of {copies} among {drawn} of {size}: <b>{Math.round(odds * 100)} %</b>
      </p>
    </>
  );
}
