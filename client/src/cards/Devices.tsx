import type { Blazon } from "./blazon";
import { ChargeAt, Escutcheon } from "./Escutcheon";
import { ALL, land } from "./scenery";
import { around, circle, polygon, rays, star, woven } from "./shapes";
import { Supporters } from "./Supporters";

type Device = { arms: Blazon; id: string };

const [X, Y] = [100, 65];

/** An event: rays that break from one point, with the charge before them. */
export function Burst({ arms }: Device) {
  const turn = arms.turn / 100;
  const behind = [
    star(arms.count + 4, X, Y, 60, 44, turn),
    polygon(arms.count, X, Y, 52, turn),
    circle(X, Y, 48),
    star(arms.count + 9, X, Y, 56, 48, turn),
  ];
  return (
    <>
      <path d={rays(arms.count * 2, X, Y, 190, turn, 0.5)} fill={arms.field} opacity=".85" />
      <path d={rays(arms.count * 2, X, Y, 190, turn + 0.25 / arms.count, 0.12)} fill={arms.bearing} opacity=".8" />
      <path d={behind[arms.turn % 4]} fill={arms.field} stroke={arms.deep} stroke-width="2.500" stroke-linejoin="round" />
      <circle cx={X} cy={Y} r="39" fill={arms.other} stroke={arms.bearing} stroke-width="2" />
      <ChargeAt charge={arms.charge} x={X} y={Y} size={56} fill={arms.bearing} edge={arms.deep} />
    </>
  );
}

/** Magic: a drawn figure in rings, small charges at its corners, the charge in the middle. */
export function Sigil({ arms }: Device) {
  const corners = 5 + (arms.count % 5);
  const step = 2 + (arms.turn % (corners > 6 ? 2 : 1));
  const ink = { fill: "none", stroke: arms.bearing, "stroke-width": 1.8, "stroke-linejoin": "round" as const };
  const marks = Array.from({ length: corners }, (_, n) => around(X, Y, 53, n / corners));
  return (
    <>
      <rect {...ALL} fill={arms.field} />
      <path d={rays(corners * 6, X, Y, 190, 0, 0.08)} fill={arms.bearing} opacity=".22" />
      <circle cx={X} cy={Y} r="61" fill={arms.other} stroke={arms.deep} stroke-width="3" />
      <path d={`${circle(X, Y, 59)}${circle(X, Y, 46)}`} {...ink} />
      <path d={woven(corners, step, X, Y, 46)} {...ink} stroke-width="1.400" />
      {marks.map(([x, y], n) =>
        n % 2 && arms.turn % 2 ? (
          <path d={star(4, x, y, 6, 2.2)} fill={arms.trim} />
        ) : (
          <circle cx={x} cy={y} r="3.800" fill={arms.trim} stroke={arms.deep} stroke-width=".8" />
        ),
      )}
      <circle cx={X} cy={Y} r="30" fill={arms.field} stroke={arms.bearing} stroke-width="1.800" />
      <ChargeAt charge={arms.charge} x={X} y={Y} size={44} fill={arms.bearing} edge={arms.deep} />
    </>
  );
}

const LEAVES = [
  "M0 0c4-9 14-12 22-9c-3 8-12 14-22 9Z",
  "M0 0l4-9 6 4 3-8 7 12-9 5Z",
  "M0 0C4-3 6-3 9-3a4.500 4.500 0 1 1 0 6C6 3 4 3 0 0Z",
  "M0-4L20-9 8 0 20 6Z",
];

/** An enchantment: a wreath around the charge, tied with a ribbon. */
export function Wreath({ arms }: Device) {
  const count = 16 + arms.count;
  const leaf = LEAVES[arms.turn % LEAVES.length];
  return (
    <>
      <path d={land(arms)} fill={arms.deep} opacity=".22" />
      <g transform="translate(12 7.800) scale(.88)">
        <circle cx={X} cy={Y} r="46" fill={arms.field} stroke={arms.deep} stroke-width="1.500" />
        {arms.count % 2 ? <path d={`M${X} ${Y - 46}a46 46 0 0 1 0 92Z`} fill={arms.other} /> : null}
        <circle cx={X} cy={Y} r="50" fill="none" stroke={arms.deep} stroke-width="3.500" />
        {Array.from({ length: count }, (_, n) => {
          const [x, y] = around(X, Y, 49, n / count);
          const slant = (n / count) * 360 + (n % 2 ? 22 : -58);
          return (
            <path
              d={leaf}
              transform={`translate(${x} ${y}) rotate(${slant})`}
              fill={n % 2 ? arms.bearing : arms.trim}
              stroke={arms.deep}
              stroke-width="1"
            />
          );
        })}
        <ChargeAt charge={arms.charge} x={X} y={Y - 1} size={58} fill={arms.bearing} edge={arms.deep} />
        <path
          d="M70 108c12-2 20 2 30 8c10-6 18-10 30-8l-6 7 6 8c-12 1-22-1-30-7c-8 6-18 8-30 7l6-8Z"
          fill={arms.trim}
          stroke={arms.deep}
          stroke-width="1.400"
        />
        <circle cx={X} cy="115" r="5" fill={arms.bearing} stroke={arms.deep} stroke-width="1.200" />
      </g>
    </>
  );
}

/** Equipment, and whatever has no device of its own: a banner that hangs from a bar. */
export function Pennon({ arms }: Device) {
  const tails = [
    "M58 10H142V96L121 112 100 96 79 112 58 96Z",
    "M58 10H142V92L100 120 58 92Z",
    "M58 10H142V112H58Z",
    "M58 10H142V112L100 92 58 112Z",
  ];
  return (
    <>
      <path d={land(arms)} fill={arms.deep} opacity=".3" />
      <Supporters arms={arms} />
      <path d={tails[arms.turn % 4]} fill={arms.field} stroke={arms.deep} stroke-width="2.500" />
      <path d="M58 10H142V26H58Z" fill={arms.trim} stroke={arms.deep} stroke-width="1.500" />
      <path d="M46 5H154v6H46Z" fill={arms.bearing} stroke={arms.deep} stroke-width="1.500" />
      <ChargeAt charge={arms.charge} x={X} y={62} size={60} fill={arms.bearing} edge={arms.deep} />
    </>
  );
}

/** An avatar: a crowned shield between its supporters. */
export function Crowned({ arms, id }: Device) {
  const held = arms.supporters === "none" ? ({ ...arms, supporters: "branches" } as const) : arms;
  return (
    <>
      <path d={rays(24, X, Y, 190, 0, 0.5)} fill={arms.bearing} opacity=".35" />
      <Supporters arms={held} />
      <g transform="translate(100 76)">
        <Escutcheon arms={arms} clip={id} />
      </g>
      <ChargeAt charge="crown" x={X} y={17} size={34} fill={arms.bearing} edge={arms.deep} />
    </>
  );
}

/** A quest: a road to the charge on the horizon. */
export function Road({ arms }: Device) {
  return (
    <>
      <path d={rays(arms.count * 2, X, 58, 190, 0, 0.5)} fill={arms.bearing} opacity=".3" />
      <path d={land(arms)} fill={arms.field} stroke={arms.deep} stroke-width="1.500" />
      <path
        d="M96 92C70 100 128 108 60 134H140C168 112 96 102 106 92Z"
        fill={arms.trim}
        stroke={arms.deep}
        stroke-width="1.500"
      />
      <circle cx={X} cy="52" r="36" fill={arms.field} stroke={arms.bearing} stroke-width="2" />
      <ChargeAt charge={arms.charge} x={X} y={52} size={50} fill={arms.bearing} edge={arms.deep} />
    </>
  );
}
