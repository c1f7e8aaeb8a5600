import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { type Font, create } from "fontkit";

const FILES = "node_modules/@fontsource";
const SUBSETS = ["latin", "latin-ext", "cyrillic", "greek"];
const STYLES = {
  plain: ["alegreya-sans", "500-normal"],
  strong: ["alegreya", "700-normal"],
  italic: ["alegreya-sans", "500-italic"],
} as const;
const DIGITS = "0123456789";
const LATIN = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)).join("");

export const LICENCES = {
  "alegreya-OFL.txt": `${FILES}/alegreya/LICENSE`,
  "alegreya-sans-OFL.txt": `${FILES}/alegreya-sans/LICENSE`,
};

/** How wide letters are, in thousandths of the size, and by how much two of them stand closer. */
export interface Letters {
  widths: Record<string, number>;
  pairs: Record<string, number>;
}

function file(style: keyof typeof STYLES, subset: string): Buffer {
  const [family, cut] = STYLES[style];
  return readFileSync(`${FILES}/${family}/files/${family}-${subset}-${cut}.woff`);
}

/** The letters of each style. */
export function letters(): Record<string, Letters> {
  return Object.fromEntries(Object.keys(STYLES).map((style) => [style, lettersOf(style as keyof typeof STYLES)]));
}

function lettersOf(style: keyof typeof STYLES): Letters {
  const widths: Record<string, number> = {};
  const pairs: Record<string, number> = {};
  for (const subset of SUBSETS) {
    const font = create(file(style, subset)) as Font;
    const wide = (text: string) => Math.round((font.layout(text, ["lnum", "kern"]).advanceWidth / font.unitsPerEm) * 1000);
    for (const code of font.characterSet) widths[String.fromCodePoint(code)] ??= wide(String.fromCodePoint(code));
    if (subset !== "latin") continue;
    for (const one of LATIN)
      for (const two of LATIN) {
        const closer = wide(one + two) - (widths[one] ?? 0) - (widths[two] ?? 0);
        if (closer) pairs[one + two] = closer;
      }
  }
  return { widths, pairs };
}

/** The fonts as files that a typesetter reads; their digits are those that stand on the line, as on the page. */
export function typeFiles(): { fileName: string; source: Uint8Array }[] {
  return Object.keys(STYLES).flatMap((name) =>
    SUBSETS.map((subset) => {
      const style = name as keyof typeof STYLES;
      const woff = file(style, subset);
      const tables = tablesOf(woff);
      const font = create(woff) as Font;
      exchangeGlyphs(tables, digitsOf(font));
      tables.set("name", named(font, subset));
      return { fileName: `${STYLES[style].join("-")}-${subset}.ttf`, source: joined(tables) };
    }),
  );
}

/** Each digit's glyph, and the one that stands on the line. */
function digitsOf(font: Font): [number, number][] {
  return [...DIGITS].flatMap((digit): [number, number][] => {
    if (!font.hasGlyphForCodePoint(digit.charCodeAt(0))) return [];
    const [low, high] = [font.layout(digit).glyphs[0]?.id, font.layout(digit, ["lnum"]).glyphs[0]?.id];
    return low !== undefined && high !== undefined && low !== high ? [[low, high]] : [];
  });
}

type Tables = Map<string, Buffer>;

/** The tables of a font in WOFF, as they were before it was made one. */
function tablesOf(woff: Buffer): Tables {
  const tables: Tables = new Map();
  for (let n = 0; n < woff.readUInt16BE(12); n++) {
    const at = 44 + 20 * n;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const raw = woff.subarray(offset, offset + packed);
    tables.set(woff.toString("latin1", at, at + 4), Buffer.from(packed < length ? inflateSync(raw) : raw));
  }
  return tables;
}

/** Glyphs change places: outlines and widths. */
function exchangeGlyphs(tables: Tables, pairs: readonly [number, number][]): void {
  const [head, loca, glyf, hmtx] = ["head", "loca", "glyf", "hmtx"].map((tag) => tables.get(tag) ?? Buffer.alloc(0));
  if (!pairs.length || !head || !loca || !glyf || !hmtx) return;
  const long = head.readInt16BE(50) === 1;
  const starts = Array.from({ length: loca.length / (long ? 4 : 2) }, (_, n) =>
    long ? loca.readUInt32BE(4 * n) : 2 * loca.readUInt16BE(2 * n),
  );
  const glyphs = starts.slice(0, -1).map((start, n) => glyf.subarray(start, starts[n + 1]));
  for (const [a, b] of pairs) {
    [glyphs[a], glyphs[b]] = [glyphs[b] as Buffer, glyphs[a] as Buffer];
    const width = Buffer.from(hmtx.subarray(4 * a, 4 * a + 4));
    hmtx.copy(hmtx, 4 * a, 4 * b, 4 * b + 4);
    width.copy(hmtx, 4 * b);
  }
  let end = 0;
  [...glyphs, Buffer.alloc(0)].forEach((glyph, n) => {
    if (long) loca.writeUInt32BE(end, 4 * n);
    else loca.writeUInt16BE(end / 2, 2 * n);
    end += glyph.length;
  });
  tables.set("glyf", Buffer.concat(glyphs));
}

/** The names of a font: those of a subset have its own, for of one name a typesetter takes one file. */
function named(font: Font, subset: string): Buffer {
  const own =
    subset === "latin" ? font.familyName.replace(" Medium", "") : `${font.familyName.replace(" Medium", "")} ${subset}`;
  const cut = font.subfamilyName;
  const names: [number, string][] = [
    [0, font.copyright],
    [1, own],
    [2, cut],
    [4, `${own} ${cut}`],
    [6, `${own}-${cut}`.replace(/ /g, "")],
    [13, "SIL Open Font License, Version 1.1"],
  ];
  const texts = names.map(([, text]) => Buffer.from(text, "utf16le").swap16());
  const top = Buffer.alloc(6 + 12 * names.length);
  top.writeUInt16BE(names.length, 2);
  top.writeUInt16BE(top.length, 4);
  let at = 0;
  names.forEach(([id], n) => {
    const length = (texts[n] as Buffer).length;
    [3, 1, 0x409, id, length, at].forEach((value, field) => top.writeUInt16BE(value, 6 + 12 * n + 2 * field));
    at += length;
  });
  return Buffer.concat([top, ...texts]);
}

/** A font of these tables. */
function joined(tables: Tables): Uint8Array {
  const names = [...tables.keys()].sort();
  const power = Math.floor(Math.log2(names.length));
  const top = Buffer.alloc(12 + 16 * names.length);
  top.writeUInt32BE(0x00010000, 0);
  [names.length, 16 * 2 ** power, power, 16 * (names.length - 2 ** power)].forEach((n, at) => top.writeUInt16BE(n, 4 + 2 * at));
  const parts = [top];
  let offset = top.length;
  names.forEach((name, n) => {
    const table = tables.get(name) as Buffer;
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    let sum = 0;
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
    top.write(name, 12 + 16 * n, "latin1");
    [sum, offset, table.length].forEach((value, at) => top.writeUInt32BE(value, 16 + 16 * n + 4 * at));
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}
