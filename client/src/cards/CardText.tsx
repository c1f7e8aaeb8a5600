import type { Fitted, Piece } from "./measure";
import { SYMBOL_WIDTH, baselines } from "./measure";
import { TextSign } from "./Symbols";

interface Stroke {
  x: number;
  end: number;
  text: string;
  strong: boolean;
  unread: boolean;
  symbol?: Piece;
}

/** Neighbours in the same dress, which can be written in one go. */
function strokes(pieces: readonly Piece[]): Stroke[] {
  const all: Stroke[] = [];
  for (const { x, width, run } of pieces) {
    const last = all.at(-1);
    const end = x + width;
    if (run.kind !== "words") {
      all.push({ x, end, text: "", strong: false, unread: false, symbol: { x, width, run } });
      continue;
    }
    const dress = { strong: Boolean(run.strong), unread: Boolean(run.unread) };
    if (last && !last.symbol && last.strong === dress.strong && last.unread === dress.unread) {
      last.text += (x > last.end + 0.01 ? " " : "") + run.text;
      last.end = end;
    } else all.push({ x, end, text: run.text, ...dress });
  }
  return all;
}

/** A fitted text, its lines left or in the middle of the width; what nobody reads of it has a dotted line below. */
export function CardText({
  text,
  x,
  y,
  width,
  middle = false,
  dress = "plain",
}: {
  text: Fitted;
  x: number;
  y: number;
  width: number;
  middle?: boolean;
  dress?: "plain" | "italic";
}) {
  const { lines, size } = text;
  const rows = baselines(lines, size);
  return (
    <g class={`card-text card-text-${dress}`} font-size={size}>
      {lines.map((line, row) => {
        const left = x + (middle ? (width - line.width * size) / 2 : 0);
        const base = y + (rows[row] ?? 0);
        const cut = text.cut && row === lines.length - 1;
        return strokes(line.pieces).map(({ x: at, end, text: words, strong, unread, symbol }, n, all) => {
          if (!symbol)
            return (
              <>
                <text class={strong ? "strong" : undefined} x={left + at * size} y={base}>
                  {words + (cut && n === all.length - 1 ? " …" : "")}
                </text>
                {unread && (
                  <path
                    class="card-unread"
                    d={`M${left + at * size} ${base + 0.2 * size}H${left + end * size}`}
                    stroke-width={0.11 * size}
                    stroke-dasharray={`${0.12 * size} ${0.16 * size}`}
                  />
                )}
              </>
            );
          const place = { x: left + (at + SYMBOL_WIDTH / 2) * size, y: base - 0.33 * size, radius: 0.62 * size };
          return <TextSign {...place} run={symbol.run} />;
        });
      })}
    </g>
  );
}
