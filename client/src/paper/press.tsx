import { renderToString } from "preact-render-to-string";
import letters from "virtual:letters";
import { CardPaper } from "../cards/CardFace";
import { type Style, measureWith } from "../cards/measure";
import { PLANS } from "../cards/plan";
import { factionKey } from "../cards/tinctures";
import type { FaceInfo } from "../messages";
import { dress, factionsIn } from "./dress";

const UNKNOWN = 600; // thousandths of the size: a letter that none of the fonts has
const { width, height } = PLANS.full;

/** The width of a text at 1 px, without a page: by the metrics of the fonts. */
function measured(text: string, style: Style): number {
  const { widths, pairs } = letters[style];
  let [sum, before] = [0, ""];
  for (const letter of text) {
    sum += (widths[letter] ?? UNKNOWN) + (pairs[before + letter] ?? 0);
    before = letter;
  }
  return sum / 1000;
}

measureWith(measured);

const has = (letter: string) => letter === "\n" || (letter in letters.plain.widths && letter in letters.strong.widths);

/** The letters of a text that the fonts have not, each once. */
export const lacking = (text: string): string => [...new Set(text)].filter((letter) => !has(letter)).join("");

/** A text in letters that the fonts have: after one that none has, a typesetter finds no others. */
export const spelt = (text: string): string => [...text].map((letter) => (has(letter) ? letter : "?")).join("");

/** As XML wants it: an attribute has a value, if only an empty one, and no text ends what it has not begun. */
export function wellFormed(html: string): string {
  return html
    .replaceAll("]]>", "]]&gt;")
    .replace(/<\w+((?:\s+[\w:-]+(?:="[^"]*")?)+)(?=\s*\/?>)/g, (tag: string, attributes: string) =>
      tag.replace(attributes, () =>
        attributes.replace(/(\s+[\w:-]+)(="[^"]*")?/g, (_, name, value) => `${name}${value ?? '=""'}`),
      ),
    );
}

/** A picture that stands alone. */
function picture(face: FaceInfo | null): string {
  const ink = wellFormed(renderToString(<CardPaper face={face} size="full" id="back" />));
  const styles = `${dress(factionsIn(ink))}\n.card-paper{font-family:"Alegreya Sans";font-weight:500}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${styles}</style>${ink}</svg>`;
}

/** The front of a card, told as JSON, and the colour of its frame, as JSON: whoever calls this shares nothing else with it. */
export function front(told: string): string {
  const face = JSON.parse(told, (_, value: unknown) => (typeof value === "string" ? spelt(value) : value)) as FaceInfo;
  return JSON.stringify({ picture: picture(face), ground: ground(`faction-${factionKey(face.faction)}`, "card-frame") });
}

/** The back of all cards. */
export function back(): string {
  return JSON.stringify({ picture: picture(null), ground: ground("card-back-plain", "back-frame") });
}

/** The colour of a frame, which goes on around it. */
function ground(faction: string, frame: string): string {
  return new RegExp(`\\.${frame}\\{fill:(#\\w+)`).exec(dress([faction]))?.[1] ?? "#ffffff";
}
