import type { ComponentChildren } from "preact";
import type { Blazon } from "./blazon";
import { CHARGES, type Charge } from "./charges";
import { circle, outline, rays } from "./shapes";

/** Shields, each about 80 wide and 96 high around (0, 0). */
export const SHIELD_OUTLINES: Record<Blazon["shield"], string> = {
  heater: "M-40-46H40V-8C40 22 20 40 0 50C-20 40-40 22-40-8Z",
  kite: "M0-48C22-48 38-38 38-18C38 12 16 36 0 52C-16 36-38 12-38-18C-38-38-22-48 0-48Z",
  spanish: "M-40-46H40V8A40 40 0 0 1-40 8Z",
  french: "M-40-46H40V32C40 42 34 42 22 42C10 42 4 44 0 51C-4 44-10 42-22 42C-34 42-40 42-40 32Z",
  notched: "M-28-46H28A12 12 0 0 0 40-34V4C40 28 18 40 0 50C-18 40-40 28-40 4V-34A12 12 0 0 0-28-46Z",
  round: circle(0, 0, 47),
};

const strips = (count: number, strip: (at: number) => string): string =>
  Array.from({ length: count }, (_, n) => strip(n)).join("");

/** The part of a field that has the second tincture; the field reaches from -50 to 50. */
const DIVIDED: Record<Blazon["division"], string> = {
  plain: "",
  pale: "M0-60H60V60H0Z",
  fess: "M-60 0H60V60H-60Z",
  bend: "M-60-60L60 60H-60Z",
  sinister: "M60-60L-60 60H60Z",
  quarterly: "M0-60H60V0H0ZM-60 0H0V60H-60Z",
  saltire: "M-60-60L0 0L60-60ZM-60 60L0 0L60 60Z",
  chevron: "M-60 52L0-6L60 52V60H-60Z",
  barry: strips(4, (n) => `M-60 ${-34 + n * 24}h120v12h-120Z`),
  paly: strips(4, (n) => `M${-40 + n * 24}-60h12V60h-12Z`),
  bendy: strips(6, (n) =>
    outline([
      [-110 + n * 36, -60],
      [-92 + n * 36, -60],
      [28 + n * 36, 60],
      [10 + n * 36, 60],
    ]),
  ),
  gyronny: rays(4, 0, 0, 90, 0, 0.5),
  lozengy: strips(6, (row) =>
    strips(6, (column) => {
      const [x, y] = [-45 + column * 18 + (row % 2) * 9, -45 + row * 18];
      return outline([
        [x, y - 12],
        [x + 9, y],
        [x, y + 12],
        [x - 9, y],
      ]);
    }),
  ),
};

/** Bands over a field. */
const BANDS: Record<Blazon["ordinary"], string> = {
  none: "",
  chief: "M-60-60H60V-24H-60Z",
  bordure: "",
  pale: "M-13-60H13V60H-13Z",
  fess: "M-60-13H60V13H-60Z",
  bend: outline([
    [-66, -48],
    [-48, -66],
    [66, 48],
    [48, 66],
  ]),
  chevron: "M0-22L60 30V54L0 4L-60 54V30Z",
  base: "M-60 26H60V60H-60Z",
  orle: "",
  flaunches: `${circle(-52, 0, 26)}${circle(52, 0, 26)}`,
};

/** A charge, so wide, around a point. */
export function ChargeAt(props: {
  charge: Charge;
  x: number;
  y: number;
  size: number;
  fill: string;
  edge: string;
  turn?: number;
}) {
  const scale = props.size / 100;
  const turned = props.turn ? ` rotate(${props.turn})` : "";
  return (
    <path
      d={CHARGES[props.charge]}
      transform={`translate(${props.x} ${props.y})${turned} scale(${scale}) translate(-50 -50)`}
      fill={props.fill}
      fill-rule="evenodd"
      stroke={props.edge}
      stroke-width={1.3 / scale}
      stroke-linejoin="round"
      paint-order="stroke"
    />
  );
}

/** The charges of a blazon: one, two beside each other, or two over one. */
export function Charges({ arms, size, fill, edge }: { arms: Blazon; size: number; fill: string; edge: string }) {
  const one = (x: number, y: number, share: number, charge = arms.charge) => (
    <ChargeAt charge={charge} x={x} y={y} size={size * share} fill={fill} edge={edge} />
  );
  if (arms.many === 2)
    return (
      <>
        {one(-0.33 * size, -0.05 * size, 0.62)}
        {one(0.33 * size, -0.05 * size, 0.62, arms.second)}
      </>
    );
  if (arms.many === 3)
    return (
      <>
        {one(-0.34 * size, -0.28 * size, 0.56)}
        {one(0.34 * size, -0.28 * size, 0.56)}
        {one(0, 0.36 * size, 0.56, arms.second)}
      </>
    );
  return one(0, 0, 1);
}

/** A whole shield with what stands on it, around (0, 0). */
export function Escutcheon({ arms, clip, children }: { arms: Blazon; clip: string; children?: ComponentChildren }) {
  const shape = SHIELD_OUTLINES[arms.shield];
  const banded =
    arms.ordinary === "pale" || arms.ordinary === "fess" || arms.ordinary === "bend" || arms.ordinary === "chevron";
  // On a band of its own tincture a charge would vanish: there it wears the field's.
  const fill = banded && arms.many === 1 && arms.trim === arms.bearing ? arms.field : arms.bearing;
  const size = arms.ordinary === "chief" || arms.ordinary === "base" ? 46 : arms.ordinary === "bordure" ? 50 : 56;
  const drop = arms.ordinary === "chief" ? 10 : arms.ordinary === "base" ? -10 : -3;
  return (
    <g>
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <path d={shape} transform="translate(2.500 3.500)" fill={arms.deep} opacity=".35" />
      <g clip-path={`url(#${clip})`}>
        <path d="M-60-60H60V60H-60Z" fill={arms.field} />
        <path d={DIVIDED[arms.division]} fill={arms.other} />
        <path d={BANDS[arms.ordinary]} fill={arms.trim} stroke={arms.deep} stroke-width="1" />
        {arms.ordinary === "orle" && <path d={shape} transform="scale(.8)" fill="none" stroke={arms.trim} stroke-width="5" />}
        {arms.ordinary === "bordure" && <path d={shape} fill="none" stroke={arms.trim} stroke-width="17" />}
        <path d="M0-60H60V60H0Z" fill={arms.deep} opacity=".13" />
      </g>
      <g transform={`translate(0 ${drop})`}>
        <Charges arms={arms} size={size} fill={fill} edge={fill === arms.field ? arms.bearing : arms.deep} />
      </g>
      <path d={shape} fill="none" stroke={arms.deep} stroke-width="3" />
      <path d={shape} transform="scale(.965)" fill="none" stroke={arms.bearing} stroke-width=".8" opacity=".7" />
      {children}
    </g>
  );
}
