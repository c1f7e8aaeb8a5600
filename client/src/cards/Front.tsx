import type { FaceInfo } from "../messages";
import { CardText } from "./CardText";
import { typeLine } from "./describe";
import { type Fitted, fit, flow, textWidth } from "./measure";
import { Picture } from "./Picture";
import { LEAST, type Plan } from "./plan";
import { Gem } from "./Symbols";
import { frame } from "./scenery";
import { factionKey } from "./tinctures";
import { runs } from "./words";

interface FrontProps {
  face: FaceInfo;
  plan: Plan;
}

const NOTHING: Fitted = { lines: [], size: 0, height: 0, cut: false };

/** The picture in its frame. */
function Art({ face, x, y, width, height }: { face: FaceInfo; x: number; y: number; width: number; height: number }) {
  return (
    <>
      <svg x={x} y={y} width={width} height={height} viewBox={frame(width, height)} preserveAspectRatio="xMidYMid slice">
        <Picture face={face} />
      </svg>
      <rect class="card-line" x={x} y={y} width={width} height={height} />
    </>
  );
}

/** One line of text, squeezed if it is too long for its place. */
function OneLine({
  words,
  x,
  y,
  size,
  width,
  style,
  className,
  end = false,
}: {
  words: string;
  x: number;
  y: number;
  size: number;
  width: number;
  style: "plain" | "strong";
  className: string;
  end?: boolean;
}) {
  const needed = textWidth(words, style) * size;
  const least = Math.max(LEAST, size * 0.82);
  const fitted = Math.max(least, Math.min(size, (size * width) / needed));
  const tight = (needed / size) * fitted > width + 0.5;
  return (
    <text
      class={className}
      x={x}
      y={y}
      font-size={fitted}
      text-anchor={end ? "end" : undefined}
      {...(tight ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {})}
    >
      {words}
    </text>
  );
}

/** Cost in its gem, and one pip below it for each point of loyalty. */
function Cost({ face, x, y, radius }: { face: FaceInfo; x: number; y: number; radius: number }) {
  const faction = factionKey(face.faction);
  const pip = Math.max(3.6, radius * 0.34);
  return (
    <>
      {Array.from({ length: face.loyalty }, (_, n) => (
        <Gem faction={faction} text="" x={x} y={y + radius + pip * 1.1 + n * pip * 2.35} radius={pip} gold />
      ))}
      {face.cost !== "" && <Gem faction={faction} text={face.cost} x={x} y={y} radius={radius} gold />}
    </>
  );
}

/** The factions that a region supports, as their gems, from the right; its words name them as well. */
function Supports({
  face,
  x,
  y,
  radius,
  end = false,
  width = Number.POSITIVE_INFINITY,
}: {
  face: FaceInfo;
  x: number;
  y: number;
  radius: number;
  end?: boolean;
  width?: number;
}) {
  const step = Math.min(radius * 2.3, (width - 2 * radius) / Math.max(1, face.supports.length - 1)); // many stand closer
  const from = end ? x - radius - (face.supports.length - 1) * step : x + radius;
  return (
    <>
      {face.supports.map((faction, n) => (
        <g class={`faction-${factionKey(faction)}`} key={faction}>
          <title>Supports {faction}</title>
          <circle class="card-ground" cx={from + n * step} cy={y} r={radius * 1.14} />
          <Gem faction={factionKey(faction)} text="" x={from + n * step} y={y} radius={radius * 0.9} />
        </g>
      ))}
    </>
  );
}

/** The front of a card small on the table: name, cost and picture. */
export function FrontTiny({ face, plan }: FrontProps) {
  const { width, height, edge, name, bar } = plan;
  const left = 2 * plan.gem + 4;
  const inner = width - edge - 1 - left;
  const text = flow([[{ kind: "words", text: face.name, strong: true }]], inner / name);
  const rows = text.length > 2 ? [text[0], { pieces: text.slice(1).flatMap((line) => line.pieces) }] : text;
  return (
    <g class={`faction-${factionKey(face.faction)}`}>
      <rect class="card-frame" x=".5" y=".5" width={width - 1} height={height - 1} rx={plan.corner} />
      <Art face={face} x={edge} y={bar} width={width - 2 * edge} height={height - bar - edge} />
      {rows.map((line, row) => {
        const words = (line?.pieces ?? []).map((piece) => (piece.run.kind === "words" ? piece.run.text : "")).join(" ");
        const y = rows.length > 1 ? 11.5 + row * 11.5 : 17.5;
        return <OneLine className="card-name" words={words} x={left} y={y} size={name} width={inner} style="strong" />;
      })}
      <Cost face={face} x={plan.gem + 1} y={plan.gem + 1} radius={plan.gem} />
      <Supports face={face} x={edge + 1} y={height - edge - 9} radius={6} width={width - 2.5 * plan.value - edge} />
    </g>
  );
}

/** The text and, where there is room, what the card says besides; and how high the picture may be. */
function texts(
  face: FaceInfo,
  plan: Plan,
  inner: number,
  room: number,
  large: boolean,
): { text: Fitted; flavour: Fitted; art: number } {
  const [most, least] = plan.art;
  const gap = plan.text[0] * 0.5;
  const text = face.text
    ? fit(runs(face.text, face.keywords, face.unread), inner, room - least - 2 * gap, plan.text[0], plan.text[1])
    : NOTHING;
  const left = room - text.height - 2 * gap - (text.height ? gap : 0);
  const size = large ? plan.text[0] * 0.84 : LEAST + 0.5;
  const tried = face.flavour
    ? fit(
        [[{ kind: "words", text: face.flavour }]],
        inner,
        Math.max(0, left - (large ? least : most * 0.8)),
        size,
        large ? size * 0.85 : LEAST,
        "italic",
      )
    : NOTHING;
  const flavour = tried.cut ? NOTHING : tried;
  const art = Math.max(least, Math.min(most, left - flavour.height - (flavour.height ? gap : 0)));
  return { text, flavour, art };
}

/** The front of a card to be read. */
export function FrontLarge({ face, plan, large }: FrontProps & { large: boolean }) {
  const { width, height, edge, bar, gem, foot } = plan;
  const inside = width - 2 * edge;
  const margin = plan.text[0] * 0.62;
  const strip = plan.type * 1.62;
  const room = height - bar - strip - foot;
  const { text, flavour, art } = texts(face, plan, inside - 2 * margin, room, large);
  const nameX = edge + gem * 2 + (large ? 6 : 2);
  const typeY = bar + art;
  const textY = typeY + strip;
  const panel = height - foot - textY;
  const gap = text.height && flavour.height ? plan.text[0] * (large ? 0.95 : 0.6) : 0;
  const top = textY + Math.max(0, (panel - text.height - gap - flavour.height) / 2);
  const gems = face.supports.length * plan.type * 1.4;
  const typeWidth = gems ? gems + 6 : face.discipline ? textWidth(face.discipline) * plan.type + 6 : 0;
  return (
    <g class={`faction-${factionKey(face.faction)}`}>
      <rect class="card-frame" x=".5" y=".5" width={width - 1} height={height - 1} rx={plan.corner} />
      <rect class="card-panel" x={edge} y={typeY} width={inside} height={strip + panel} rx={large ? 3 : 2} />
      <Art face={face} x={edge} y={bar} width={inside} height={art} />
      <OneLine
        className="card-name"
        words={face.name}
        x={nameX}
        y={bar / 2 + plan.name * 0.36 + edge * 0.15}
        size={plan.name}
        width={width - edge - 2 - nameX}
        style="strong"
      />
      <path class="card-rule" d={`M${edge} ${textY - 0.5}h${inside}`} />
      <OneLine
        className="card-type"
        words={typeLine(face)}
        x={edge + margin}
        y={typeY + strip * 0.5 + plan.type * 0.34}
        size={plan.type}
        width={inside - 2 * margin - typeWidth}
        style="plain"
      />
      {face.discipline && (
        <text
          class="card-type"
          x={width - edge - margin}
          y={typeY + strip * 0.5 + plan.type * 0.34}
          font-size={plan.type}
          text-anchor="end"
        >
          {face.discipline}
        </text>
      )}
      <Supports face={face} x={width - edge - margin} y={typeY + strip * 0.5} radius={plan.type * 0.6} end />
      <CardText text={text} x={edge + margin} y={top + plan.text[0] * 0.12} width={inside - 2 * margin} />
      {gap > 0 && large && <path class="card-rule" d={`M${width / 2 - 30} ${top + text.height + gap / 2}h60`} />}
      <CardText
        text={flavour}
        x={edge + margin}
        y={top + text.height + gap}
        width={inside - 2 * margin}
        dress="italic"
        middle={!text.height}
      />
      {plan.footer > 0 && (
        <text class="card-footer" x={edge + 4} y={height - edge - 4} font-size={plan.footer}>
          {[!face.token && `${face.number}`, face.version && `v${face.version}`, large && face.set].filter(Boolean).join(" · ")}
        </text>
      )}
      <Cost face={face} x={edge + gem - 2} y={bar / 2 + (large ? 3 : 1.5)} radius={gem} />
    </g>
  );
}
