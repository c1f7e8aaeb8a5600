import type { CardState } from "../messages";
import { CHARGES, type Charge } from "./charges";

/** Which figure explains a sign; a sign without one shows its first letter. */
const FIGURES: Record<string, Charge> = {
  attacking: "sword",
  attacked: "lightning",
  defending: "gate",
  blocked: "wall",
  blocking: "wall",
  attached: "chain",
  damaged: "drop",
  advantage: "star",
  shielded: "helm",
  bidding: "scales",
  chosen: "hand",
  used: "hourglass",
  abroad: "ship",
  leading: "crown",
  away: "tower",
  alongside: "gate",
  top: "wall",
  flying: "wings",
  "face-down": "eye",
  fixed: "anchor",
  level: "crown",
};

/** Behind a number of damage. */
const DROP = "M0-14C4-7 10-3 10 3a10 10 0 0 1-20 0C-10-3-4-7 0-14Z";

/** A round badge with the sign's figure, or what it counts, and its words for who asks; damage stands in a drop. */
export function SignBadge({
  sign,
  title,
  number = "",
  sum = "",
  x,
  y,
  radius,
}: {
  sign: string;
  title: string;
  number?: string;
  sum?: string;
  x: number;
  y: number;
  radius: number;
}) {
  const figure = FIGURES[sign];
  const letter = number || sum || (figure ? "" : title.slice(0, 1).toUpperCase());
  return (
    <g class={`sign sign-${sign}`} transform={`translate(${x} ${y}) scale(${radius / 10})`}>
      <title>{title}</title>
      {number ? <path class="sign-body" d={DROP} /> : <circle class="sign-body" r="10" />}
      {figure && !number && !sum && (
        <path class="sign-figure" d={CHARGES[figure]} transform="scale(.135) translate(-50 -50)" fill-rule="evenodd" />
      )}
      {letter && (
        <text class="sign-text" font-size={number ? 13 : 12} y={number ? 6.6 : 4.2} text-anchor="middle">
          {letter}
        </text>
      )}
    </g>
  );
}

const TOLD_OTHERWISE: ReadonlySet<string> = new Set(["marked", "damaged", "magic"]); // by how it lies, a drop, the shape of a value

const COUNTER = "counter"; // the number is how many there are, not what they add

/** What is to be told of a card beside its values: damage first, then the signs that came with it, marked last. */
export function signsOf(state: CardState): { sign: string; title: string; number?: string; sum?: string }[] {
  const told = state.signs.filter((sign) => !TOLD_OTHERWISE.has(sign.key));
  const damaged = state.signs.find((sign) => sign.key === "damaged");
  const damage = state.damage
    ? [{ sign: "damaged", title: damaged?.title ?? `${state.damage} damage`, number: String(state.damage) }]
    : [];
  return [
    ...damage,
    ...told.map((sign) => ({
      sign: sign.key,
      title: sign.title,
      ...(sign.number ? { sum: sign.key === COUNTER ? `${sign.number}` : `+${sign.number}` } : {}),
    })),
  ];
}
