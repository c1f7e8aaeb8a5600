import { FACTION_KEYS, type FactionKey } from "../cards/tinctures";

interface Small {
  x: number;
  y: number;
  faction: FactionKey | "back";
  turned?: boolean;
}

const WIDTH = 26;
const HEIGHT = 37;

function Card({ x, y, faction, turned = false }: Small) {
  return (
    <g class={faction === "back" ? "small-back" : `faction-${faction}`} transform={`translate(${x} ${y})${turned ? ` rotate(90 ${WIDTH / 2} ${HEIGHT / 2})` : ""}`}>
      <rect class="small-frame" width={WIDTH} height={HEIGHT} rx="3" />
      {faction === "back" ? <circle class="small-ring" cx={WIDTH / 2} cy={HEIGHT / 2} r="7" /> : <rect class="small-text" x="3" y="19" width={WIDTH - 6} height={HEIGHT - 22} rx="1" />}
      {faction !== "back" && <rect class="small-art" x="3" y="6" width={WIDTH - 6} height="12" />}
    </g>
  );
}

const line = (y: number, from: number, factions: readonly Small["faction"][], turned = -1): Small[] =>
  factions.map((faction, n) => ({ x: from + n * 36, y, faction, turned: n === turned }));

const [LEGION, GAIAN, NOBLES, BANNER] = FACTION_KEYS;
const CARDS: Small[] = [
  ...line(-14, 116, ["back", "back", "back", "back"]),
  ...line(34, 98, [LEGION, LEGION, BANNER, LEGION, BANNER]),
  ...line(82, 134, [BANNER, LEGION, LEGION]),
  ...line(136, 116, [GAIAN, GAIAN, NOBLES, GAIAN], 1),
  ...line(184, 98, [NOBLES, GAIAN, GAIAN, NOBLES, GAIAN]),
  ...line(232, 116, [GAIAN, NOBLES, GAIAN, NOBLES]),
];

/** A drawn table: theirs above, yours below, so that what fights stands face to face. */
export function TablePicture() {
  return (
    <figure class="table-picture">
      <svg viewBox="0 -26 380 308" role="img" aria-label="A table: your opponent's cards above in two rows, yours below, your hand at the lower edge; an arrow leads from one of your cards to one of theirs.">
        <rect class="small-table" y="-26" width="380" height="308" rx="10" />
        <path class="small-middle" d="M14 127.500H366" />
        {CARDS.map((card) => (
          <Card {...card} />
        ))}
        <path class="small-arrow" d="M201 138C201 128 185 132 184 122" />
        <path class="small-tip" d="M184 114l6 11h-12Z" />
        <g class="small-words">
          <text x="16" y="57">Theirs</text>
          <text x="16" y="208">Yours</text>
          <text x="16" y="252">Your hand</text>
          <text x="366" y="57" text-anchor="end">their points</text>
          <text x="366" y="208" text-anchor="end">your points</text>
        </g>
      </svg>
      <figcaption>Theirs above, yours below: what fights stands face to face. A card that lies on its side is marked: it has done its work.</figcaption>
    </figure>
  );
}
