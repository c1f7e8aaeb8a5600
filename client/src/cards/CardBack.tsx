import { Gem, GEMS } from "./Symbols";
import type { Plan } from "./plan";
import { outline, star } from "./shapes";
import { FACTION_KEYS, type FactionKey, factionKey } from "./tinctures";

/** Where the five small gems stand on the back: around the middle, from the top. */
const RING = FACTION_KEYS.filter((key) => key !== "none");

function lattice(): string {
  let path = "";
  for (let row = -1; row < 24; row++)
    for (let column = -1; column < 9; column++) {
      const [x, y] = [column * 20 + (row % 2 ? 10 : 0), row * 12];
      path += outline([
        [x, y - 4.2],
        [x + 2.6, y],
        [x, y + 4.2],
        [x - 2.6, y],
      ]);
    }
  return path;
}

const LATTICE = lattice();

/** The back of a card: a roundel with the gems of the five factions, or one gem if the card stands for a faction. */
export function CardBack({ plan, faction, clip }: { plan: Plan; faction: string | null; clip: string }) {
  const key: FactionKey | null = faction ? factionKey(faction) : null;
  const scale = plan.width / 162;
  const height = plan.height / scale; // a small card is shorter
  return (
    <g class={`card-back faction-${key ?? "none"}${key ? "" : " card-back-plain"}`} transform={`scale(${scale})`}>
      <clipPath id={clip}>
        <rect x="7" y="7" width="148" height={height - 14} rx="4" />
      </clipPath>
      <rect class="back-frame" width="162" height={height} rx="8" />
      <g clip-path={`url(#${clip})`}>
        <rect class="back-field" width="162" height={height} />
        <path class="back-lattice" d={LATTICE} />
      </g>
      <rect class="back-line" x="9.500" y="9.500" width="143" height={height - 19} rx="3" />
      {[
        [14, 14],
        [148, 14],
        [14, height - 14],
        [148, height - 14],
      ].map(([x, y]) => (
        <path class="back-corner" d={star(4, x ?? 0, y ?? 0, 10, 3.6, 0)} />
      ))}
      <g transform={`translate(81 ${height / 2})`}>
        <path class="back-star" d={star(16, 0, 0, 61, 53)} />
        <circle class="back-disc" r="50" />
        <circle class="back-line" r="46" />
        {key ? <Gem faction={key} text="" x={0} y={0} radius={33} /> : <Ring />}
      </g>
    </g>
  );
}

function Ring() {
  return (
    <>
      <path class="back-star" d={star(5, 0, 0, 30, 12)} />
      <path class="back-hub" d={GEMS["house-of-nobles"]} transform="scale(.13)" />
      {RING.map((key, n) => {
        const angle = (n / RING.length - 0.25) * 2 * Math.PI;
        return <Gem faction={key} text="" x={33 * Math.cos(angle)} y={33 * Math.sin(angle)} radius={8.5} />;
      })}
    </>
  );
}
