import type { FactionKey } from "./tinctures";
import type { Run } from "./words";
import { circle, polygon } from "./shapes";

/** Each faction's gem has a shape of its own, around (0, 0), about 1 in radius; colour alone says nothing. */
export const GEMS: Record<FactionKey, string> = {
  "dark-legion": polygon(4, 0, 0, 112),
  gaian: polygon(6, 0, 0, 104),
  "house-of-nobles": "M-84-92H84V12C84 60 44 86 0 104C-44 86-84 60-84 12Z",
  "red-banner": polygon(5, 0, 6, 110),
  "the-empire": polygon(8, 0, 0, 100, 1 / 16),
  none: circle(0, 0, 94),
};

/** A gem with a number, such as a cost. */
export function Gem({
  faction,
  text,
  x,
  y,
  radius,
  gold = false,
}: {
  faction: FactionKey;
  text: string;
  x: number;
  y: number;
  radius: number;
  gold?: boolean;
}) {
  const size = radius * (text.length > 2 ? 0.72 : text.length > 1 ? 1.05 : 1.5);
  return (
    <g class={`gem faction-${faction}${gold ? " gem-gold" : ""}`} transform={`translate(${x} ${y})`}>
      <path class="gem-body" d={GEMS[faction]} transform={`scale(${radius / 100})`} stroke-width={Math.max(9, 150 / radius)} />
      {text && (
        <text class="gem-text" font-size={size} y={size * 0.345} text-anchor="middle">
          {text.replace(/\s/g, "")}
        </text>
      )}
    </g>
  );
}

/** The sign that means: mark this card; a card that turns. */
export function MarkSign({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 10})`} class="mark-sign">
      <circle r="10" />
      <path d="M-4.800-.5A5 5 0 0 1 4 -3.600" fill="none" stroke-width="2" stroke-linecap="round" />
      <path class="mark-tip" d="M6.800-6.300V.2L.6-2.300Z" />
      <rect x="-4" y="1" width="8" height="5" rx=".8" />
    </g>
  );
}

/** The sign that means: mark so many others. */
export function MarksSign({ text, x, y, radius }: { text: string; x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 10})`} class="mark-sign">
      <circle r="10" />
      <text class="mark-number" font-size="15" y="5" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Which of two rows of four slots a shape is: a pair, a row, a column, a square. */
const SHAPES: Record<string, readonly number[]> = { P: [0, 1], R: [0, 1, 2, 3], C: [0, 4], S: [0, 1, 4, 5] };

/** The sign that means: mark all in such a shape. */
export function ShapeSign({ text, x, y, radius }: { text: string; x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 10})`} class="shape-sign">
      {Array.from({ length: 8 }, (_, slot) => (
        <rect
          x={-9.5 + (slot % 4) * 4.9}
          y={slot < 4 ? -5.5 : 0.5}
          width="4.200"
          height="5"
          data-full={SHAPES[text]?.includes(slot) ? "" : undefined}
        />
      ))}
    </g>
  );
}

/** The sign of a stretch of card text, if it is one. */
export function TextSign({ run, ...place }: { run: Run; x: number; y: number; radius: number }) {
  if (run.kind === "gem") return <Gem {...place} text={run.text} faction={run.faction} />;
  if (run.kind === "marks") return <MarksSign {...place} text={run.text} />;
  return run.kind === "shape" ? <ShapeSign {...place} text={run.text} /> : <MarkSign {...place} />;
}

/** Outlines behind the values, around (0, 0), 10 in radius; what is not named here stands in a coin. */
const VALUE_SHAPES: Record<string, string> = {
  attack: circle(0, 0, 10),
  close: circle(0, 0, 10),
  ranged: "M0-11.500L11.500 0L0 11.500L-11.500 0Z",
  magic: polygon(6, 0, 0, 11),
  defense: "M-9.500-10H9.500V1C9.500 6 5 9.500 0 11.500C-5 9.500-9.500 6-9.500 1Z",
  strength: "M-10-11H-5.500V-8H-2.300V-11H2.300V-8H5.500V-11H10V10.500H-10Z",
  hp: "M-10-11H-5.500V-8H-2.300V-11H2.300V-8H5.500V-11H10V10.500H-10Z",
  life: "M0 11.500C-16 1-12-10-6-10C-2-10 0-7.500 0-6C0-7.500 2-10 6-10C12-10 16 1 0 11.500Z",
};

/** A value of a card in its shape, with an arrow if it has changed. */
export function Value({
  kind,
  now,
  printed,
  x,
  y,
  radius,
}: {
  kind: string;
  now: number;
  printed: number;
  x: number;
  y: number;
  radius: number;
}) {
  const text = String(now);
  const size = text.length > 1 ? 12 : 15.5;
  const change = Math.sign(now - printed);
  return (
    <g
      class={`value value-${kind}${change ? (change > 0 ? " value-raised" : " value-lowered") : ""}`}
      transform={`translate(${x} ${y}) scale(${radius / 10})`}
    >
      <path class="value-body" d={VALUE_SHAPES[kind] ?? circle(0, 0, 10)} />
      <text
        class="value-text"
        font-size={size}
        y={size * 0.34 + (kind === "strength" ? 0.8 : kind === "defense" ? -0.6 : 0)}
        text-anchor="middle"
      >
        {text}
      </text>
      {change ? (
        <path class="value-arrow" d={change > 0 ? "M0-18.500L5.500-10.500H-5.500Z" : "M0 19L5.500 11H-5.500Z"} />
      ) : null}
    </g>
  );
}
