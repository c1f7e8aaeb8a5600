import type { Fitted, Piece } from "./measure";
import { SYMBOL_WIDTH, baselines } from "./measure";
import { TextSign } from "./Symbols";

/** Neighbours in the same dress, which can be written in one go. */
function strokes(pieces: readonly Piece[]): { x: number; text: string; strong: boolean; symbol?: Piece }[] {
  const all: { x: number; text: string; strong: boolean; symbol?: Piece }[] = [];
  let end = -1;
  for (const piece of pieces) {
    const last = all.at(-1);
    if (piece.run.kind !== "words") all.push({ x: piece.x, text: "", strong: false, symbol: piece });
    else if (last && !last.symbol && last.strong === Boolean(piece.run.strong))
      last.text += (piece.x > end + 0.01 ? " " : "") + piece.run.text;
    else all.push({ x: piece.x, text: piece.run.text, strong: Boolean(piece.run.strong) });
    end = piece.x + piece.width;
  }
  return all;
}

/** A fitted text, its lines left or in the middle of the width. */
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
        return strokes(line.pieces).map(({ x: at, text: words, strong, symbol }, n, all) => {
          if (!symbol)
            return (
              <text class={strong ? "strong" : undefined} x={left + at * size} y={base}>
                {words + (cut && n === all.length - 1 ? " …" : "")}
              </text>
            );
          const place = { x: left + (at + SYMBOL_WIDTH / 2) * size, y: base - 0.33 * size, radius: 0.62 * size };
          return <TextSign {...place} run={symbol.run} />;
        });
      })}
    </g>
  );
}
