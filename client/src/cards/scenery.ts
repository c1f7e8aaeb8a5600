import type { Blazon } from "./blazon";
import { circle, outline } from "./shapes";
import { Dice } from "./seed";

/** A device fills 200 by 130; the land around it goes on, so that a frame of any breadth is full. */
export const WIDE = 200;
export const HIGH = 130;
const WEST = -80;
const EAST = 280;

/** The land behind a shield: an outline that reaches down to the lower edge. */
export function land(arms: Blazon): string {
  const dice = new Dice(`${arms.seed}:land`);
  const edge = (points: string) => `M${WEST} 140${points}L${EAST + 10} 140Z`;
  const steps = (width: number, step: (x: number) => string): string => {
    let path = "";
    for (let x = WEST; x < EAST; x += width) path += step(x);
    return path;
  };
  switch (arms.ground) {
    case "hills":
      return edge(`L${WEST} 96${steps(42, () => `q21-${dice.between(10, 34)} 42 0`)}`);
    case "waves":
      return edge(`L${WEST} 92${steps(20, () => "q10-12 20 0")}`);
    case "peaks":
      return edge(steps(30, (x) => `L${x} ${dice.between(92, 106)}L${x + 15} ${dice.between(48, 84)}`));
    case "pines":
      return edge(steps(15, (x) => `L${x} 104l3-6-2 0 4.500-${dice.between(14, 34)} 4.500 ${dice.between(14, 28)}-2 0`));
    case "roofs":
      return edge(steps(26, (x) => roof(dice, x)));
    case "stones":
      return edge(steps(24, (x) => `L${x} 108v-${dice.between(8, 34)}h${dice.between(7, 12)}V108`));
  }
}

function roof(dice: Dice, x: number): string {
  const eaves = dice.between(78, 100);
  const ridge = eaves - dice.between(6, 20);
  return `L${x} 112V${eaves}L${x + 9} ${ridge}L${x + 18} ${eaves}V112`;
}

/** A pattern over the whole sky. */
export function diaper(kind: Blazon["diaper"]): string {
  let path = "";
  for (let row = 0; row < 10; row++)
    for (let column = 0; column < 27; column++) {
      const [x, y] = [WEST + column * 14 + (row % 2) * 7, row * 14 + 2];
      if (kind === "dots") path += circle(x, y, 1.6);
      if (kind === "crosses") path += `M${x - 3} ${y - 1}h2v-2h2v2h2v2h-2v2h-2v-2h-2Z`;
      if (kind === "lozenges")
        path += outline([
          [x, y - 5],
          [x + 3.5, y],
          [x, y + 5],
          [x - 3.5, y],
        ]);
      if (kind === "scales") path += `M${x - 7} ${y}a7 7 0 0 0 14 0h-1.200a5.800 5.800 0 0 1-11.600 0Z`;
    }
  if (kind === "hatching") for (let x = WEST - 130; x < EAST; x += 6) path += `M${x} 0h1.500l130 130h-1.500Z`;
  return path;
}

/** What a frame of this shape shows: all of the height, and as much of the breadth as there is room for. */
export function frame(width: number, height: number): string {
  const [top, shown] = [5, HIGH - 9];
  const broad = Math.min(EAST - WEST, (shown * width) / height);
  return `${(WIDE - broad) / 2} ${top} ${broad} ${shown}`;
}

/** All that a frame can show. */
export const ALL = { x: WEST, width: EAST - WEST, height: HIGH };

/** One tower of a wall: its body and the side in shadow, its roof, its windows. */
export interface Tower {
  body: string;
  shade: string;
  roof: string;
  holes: string;
  peak: readonly [number, number];
}

/** The towers of a city from left to right, the highest near the middle. */
export function towers(arms: Blazon): Tower[] {
  const dice = new Dice(`${arms.seed}:towers`);
  const count = 3 + (arms.count % 3);
  const style = dice.pick(["battlement", "cone", "dome", "gable"] as const);
  return Array.from({ length: count }, (_, n) => {
    const middle = 1 - Math.abs((n + 0.5) / count - 0.5) * 2;
    const width = dice.between(18, 24);
    const x = 100 + (n - (count - 1) / 2) * (118 / count);
    const top = 78 - middle * dice.between(24, 44) - dice.between(0, 8);
    return tower(x, top, width, dice.chance(0.75) ? style : dice.pick(["battlement", "cone"] as const), dice.between(1, 2));
  });
}

function tower(x: number, top: number, width: number, style: "battlement" | "cone" | "dome" | "gable", windows: number): Tower {
  const half = width / 2;
  const body = `M${x - half} 120V${top}H${x + half}V120Z`;
  const shade = `M${x + half * 0.2} 120V${top}H${x + half}V120Z`;
  const holes = Array.from({ length: windows }, (_, n) => `M${x - 2.5} ${top + 18 + n * 17}v-5a2.500 2.500 0 0 1 5 0v5Z`).join(
    "",
  );
  const over = half + 2.5;
  const tooth = (2 * over) / 5;
  const high = { battlement: 9, cone: 26, dome: 15, gable: 16 }[style];
  const merlons = `M${x - over} ${top + 3}v-${high}h${tooth}v4h${tooth}v-4h${tooth}v4h${tooth}v-4h${tooth}v${high}Z`;
  const pointed = outline([
    [x - over, top + 1],
    [x, top - high],
    [x + over, top + 1],
  ]);
  const round = `M${x - over} ${top + 1}a${over} ${high} 0 0 1 ${2 * over} 0Z`;
  const roof = style === "battlement" ? merlons : style === "dome" ? round : pointed;
  return { body, shade, roof, holes, peak: [x, top - high] };
}
