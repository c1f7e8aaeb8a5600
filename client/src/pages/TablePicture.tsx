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
    <g
      class={faction === "back" ? "small-back" : `faction-${faction}`}
      transform={`translate(${x} ${y})${turned ? ` rotate(8 ${WIDTH / 2} ${HEIGHT / 2})` : ""}`}
    >
      <rect class="small-frame" width={WIDTH} height={HEIGHT} rx="3" />
      {faction === "back" ? (
        <circle class="small-ring" cx={WIDTH / 2} cy={HEIGHT / 2} r="7" />
      ) : (
        <rect class="small-text" x="3" y="19" width={WIDTH - 6} height={HEIGHT - 22} rx="1" />
      )}
      {faction !== "back" && <rect class="small-art" x="3" y="6" width={WIDTH - 6} height="12" />}
    </g>
  );
}

type Sort = Small["faction"];

/** A line of so many cards, in turns of these sorts, around the middle of the table or of a half of it. */
const line = (y: number, count: number, sorts: readonly Sort[], turned = -1, middle = 188): Small[] =>
  Array.from({ length: count }, (_, n) => ({
    x: middle - count * 18 + n * 36,
    y,
    faction: sorts[n % sorts.length] as Sort,
    turned: n === turned,
  }));

const [LEGION, GAIAN, NOBLES, BANNER] = FACTION_KEYS;

/** Two rows a side: as broad as the grid, or as many as have come. */
function cards(columns: number, hand: boolean): Small[] {
  return [
    ...line(-14, hand ? 4 : 0, ["back"]),
    ...line(34, columns || 5, [LEGION, LEGION, BANNER]),
    ...line(82, columns || 3, [BANNER, LEGION, LEGION]),
    ...line(136, columns || 4, [GAIAN, GAIAN, NOBLES], 1),
    ...line(184, columns || 5, [NOBLES, GAIAN, GAIAN]),
    ...line(232, hand ? 4 : 0, [GAIAN, NOBLES]),
  ];
}

/** Two fronts a side, each opposite one of theirs. */
function fronts(): Small[] {
  const [left, right] = [98, 282];
  return [
    ...line(-14, 4, ["back"]),
    ...line(76, 2, [BANNER, LEGION], -1, left),
    ...line(76, 3, [LEGION, LEGION, BANNER], 1, right),
    ...line(140, 3, [GAIAN, NOBLES, GAIAN], 2, left),
    ...line(140, 2, [NOBLES, GAIAN], -1, right),
    ...line(232, 4, [GAIAN, NOBLES]),
  ];
}

/** The words beside the cards: whose they are, or which front. */
function words(hand: boolean, [near = "", far = ""]: readonly string[]): [number, number, string, boolean?][] {
  const rows: [number, number, string, boolean?][] = near
    ? [
        [16, 66, `Their ${far}`],
        [366, 66, `Their ${near}`, true],
        [16, 196, `Your ${near}`],
        [366, 196, `Your ${far}`, true],
      ]
    : [
        [16, 57, "Theirs"],
        [16, 208, "Yours"],
        [366, 57, "their points", true],
        [366, 208, "your points", true],
      ];
  return hand ? [...rows, [16, 252, "Your hand"]] : rows;
}

/** A drawn table: theirs above, yours below, so that what fights stands face to face. */
export function TablePicture({ columns, hand, fronts: titles }: { columns: number; hand: boolean; fronts: readonly string[] }) {
  const [top, bottom] = hand ? [-26, 282] : [20, 235];
  const from = titles.length ? 98 : 201;
  const aim = titles.length ? 80 : columns ? 201 : 184; // in a grid they stand column against column
  const faced = titles.length ? " in two fronts, each opposite one of yours" : " in two rows";
  return (
    <figure class="table-picture">
      <svg
        viewBox={`0 ${top} 380 ${bottom - top}`}
        role="img"
        aria-label={`A table: your opponent's cards above${faced}, yours below${hand ? ", your hand at the lower edge" : ""}; an arrow leads from one of your cards to one of theirs.`}
      >
        <rect class="small-table" y={top} width="380" height={bottom - top} rx="10" />
        <path class="small-middle" d="M14 127.500H366" />
        {titles.length > 0 && <path class="small-middle" d="M190 34V212" />}
        {(titles.length ? fronts() : cards(columns, hand)).map((card) => (
          <Card {...card} />
        ))}
        <path class="small-arrow" d={`M${from} 138C${from} 128 ${aim + 1} 132 ${aim} 122`} />
        <path class="small-tip" d={`M${aim} 114l6 11h-12Z`} />
        <g class="small-words">
          {words(hand, titles).map(([x, y, text, end]) => (
            <text key={text} x={x} y={y} text-anchor={end ? "end" : "start"}>
              {text}
            </text>
          ))}
        </g>
      </svg>
      <figcaption>
        Theirs above, yours below: what fights stands face to face. A card that leans and is grey is marked: it has done its
        work.
      </figcaption>
    </figure>
  );
}
