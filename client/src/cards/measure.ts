import { signal } from "@preact/signals";
import { SANS, SERIF } from "../look/fonts";
import type { Run } from "./words";

export type Style = "plain" | "strong" | "italic";

const FONTS: Record<Style, string> = {
  plain: `500 100px ${SANS}`,
  strong: `700 100px ${SERIF}`,
  italic: `italic 500 100px ${SANS}`,
};

/** How often fonts have arrived: what was measured before was measured with others. */
export const fontsArrived = signal(0);

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

function context(): CanvasRenderingContext2D | null {
  if (pen === undefined) {
    // jsdom has no canvas and says so loudly; there a rough width serves.
    pen = typeof OffscreenCanvas === "undefined" ? null : (document.createElement("canvas").getContext("2d") ?? null);
    document.fonts?.addEventListener?.("loadingdone", () => {
      widths.clear();
      fontsArrived.value++;
    });
  }
  return pen;
}

let ruler: ((text: string, style: Style) => number) | undefined;

/** Whoever draws without a page measures with this. */
export function measureWith(own: (text: string, style: Style) => number): void {
  ruler = own;
}

/** The width of a text at 1 px. */
export function textWidth(text: string, style: Style = "plain"): number {
  if (ruler) return ruler(text, style);
  const canvas = context();
  if (!canvas)
    return [...text].reduce(
      (sum, letter) => sum + (/[MWmw]/.test(letter) ? 0.75 : /[ijlrtf.,:' ]/.test(letter) ? 0.26 : 0.48),
      0,
    );
  const key = `${style}:${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    canvas.font = FONTS[style];
    width = canvas.measureText(text).width / 100;
    widths.set(key, width);
  }
  return width;
}

/** Something at its place in a line: words, or a symbol as wide as it is high. */
export interface Piece {
  x: number;
  width: number;
  run: Run;
}

export interface Line {
  pieces: Piece[];
  width: number;
  first: boolean; // does it begin a paragraph?
}

export const SYMBOL_WIDTH = 1.28; // of a gem or mark sign, in sizes of the text

interface Word {
  run: Run;
  width: number;
  space: number; // before it; 0: it may not be torn from the word before
}

function words(paragraph: readonly Run[], style: Style): Word[] {
  const all: Word[] = [];
  let gap = 0;
  for (const run of paragraph) {
    if (run.kind !== "words") {
      all.push({ run, width: SYMBOL_WIDTH, space: gap });
      gap = 0;
      continue;
    }
    const own = run.strong ? "strong" : style;
    for (const [piece] of run.text.matchAll(/\s+|\S+/g)) {
      if (/\s/.test(piece)) gap = textWidth(" ", own);
      else {
        all.push({ run: { ...run, text: piece }, width: textWidth(piece, own), space: gap });
        gap = 0;
      }
    }
  }
  return all;
}

/** Break paragraphs into lines of at most this width, in sizes of the text; `first` is the width of the very first. */
export function flow(paragraphs: readonly (readonly Run[])[], width: number, style: Style = "plain", first = width): Line[] {
  const lines: Line[] = [];
  for (const paragraph of paragraphs) {
    let line: Line = { pieces: [], width: 0, first: true };
    lines.push(line);
    for (const knot of knots(words(paragraph, style))) {
      const space = knot[0]?.space ?? 0;
      const wide = knot.reduce((sum, word) => sum + word.width, 0);
      if (line.pieces.length && line.width + space + wide > (lines.length === 1 ? first : width)) {
        line = { pieces: [], width: 0, first: false };
        lines.push(line);
      } else if (line.pieces.length) line.width += space;
      for (const word of knot) place(line, word);
    }
  }
  return lines;
}

/** Words that stand together without a space are one knot. */
function knots(all: readonly Word[]): Word[][] {
  const tied: Word[][] = [];
  for (const word of all) {
    const last = tied.at(-1);
    if (last && word.space === 0) last.push(word);
    else tied.push([word]);
  }
  return tied;
}

function place(line: Line, word: Word): void {
  line.pieces.push({ x: line.width, width: word.width, run: word.run });
  line.width += word.width;
}

export interface Fitted {
  lines: Line[];
  size: number;
  height: number;
  cut: boolean; // did not all of it fit?
}

export const LEADING = 1.16;
const PARAGRAPH = 0.32; // more space before a paragraph, in sizes

function heightOf(lines: readonly Line[], size: number): number {
  const breaks = lines.filter((line) => line.first).length - 1;
  return lines.length ? (lines.length * LEADING + Math.max(0, breaks) * PARAGRAPH) * size : 0;
}

/** Where the baseline of each line stands, from the top. */
export function baselines(lines: readonly Line[], size: number): number[] {
  let y = -0.26 * size;
  return lines.map((line, n) => (y += (LEADING + (line.first && n ? PARAGRAPH : 0)) * size));
}

/** Set a text as large as it may be, and at least `least`; what does not fit even then is cut off after the last line. */
export function fit(
  paragraphs: readonly (readonly Run[])[],
  width: number,
  height: number,
  most: number,
  least: number,
  style: Style = "plain",
): Fitted {
  for (let size = most; ; size -= 0.5) {
    const lines = flow(paragraphs, width / size, style);
    const needed = heightOf(lines, size);
    if (needed <= height) return { lines, size, height: needed, cut: false };
    if (size - 0.5 < least) return cutOff(lines, size, height);
  }
}

function cutOff(lines: readonly Line[], size: number, height: number): Fitted {
  const kept = [...lines];
  while (kept.length > 1 && heightOf(kept, size) > height) kept.pop();
  return { lines: kept, size, height: heightOf(kept, size), cut: true };
}
