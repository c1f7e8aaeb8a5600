import { type FactionKey, factionKey } from "./tinctures";

/** A stretch of card text: words, a sign for what is marked (the card, so many others, a shape), or a gem with its number of power. */
export type Run =
  | { kind: "words"; text: string; strong?: boolean; unread?: boolean }
  | { kind: "mark"; written: string }
  | { kind: "marks"; text: string }
  | { kind: "shape"; text: string }
  | { kind: "gem"; text: string; faction: FactionKey };

const AMOUNT = "\\d+|X";
const SYMBOL = new RegExp(
  `\\(M\\)|\\[(?: |\\d+|[PRCS])\\]|\\b(${AMOUNT}) ((?:The |the )?[A-Z]\\w+(?: (?:of )?[A-Z]\\w+)*) power\\b|\\b(${AMOUNT}) power\\b`,
  "g",
);
const PRICE = new RegExp(`^(?:${AMOUNT})$`);
const ADVANTAGE = /^(?:Total [a-z]|[A-Z])\w+(?= ?:)/;

/** The lines of a card's text as runs; keywords on a line of their own stand out, and so do sentences that nobody reads. */
export function runs(text: string, keywords: readonly string[] = [], unread: readonly string[] = []): Run[][] {
  const known = new Set(keywords.map((keyword) => keyword.toLowerCase()));
  return text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => stretches(line.trim(), unread).flatMap((part) => partRuns(part, known)));
}

interface Stretch {
  text: string;
  unread: boolean;
}

function partRuns({ text, unread }: Stretch, known: ReadonlySet<string>): Run[] {
  const found = lineRuns(text, known);
  return unread ? found.map((run) => (run.kind === "words" ? { ...run, unread } : run)) : found;
}

/** A line in parts: what is read, and the sentences of it that nobody reads. */
function stretches(line: string, unread: readonly string[]): Stretch[] {
  let parts: Stretch[] = [{ text: line, unread: false }];
  for (const sentence of unread) {
    const wanted = sentence.replace(/\.$/, "");
    parts = parts.flatMap((part) => (part.unread || !wanted ? [part] : cutAt(part.text, wanted)));
  }
  return parts;
}

function cutAt(text: string, wanted: string): Stretch[] {
  const at = text.indexOf(wanted);
  if (at < 0) return [{ text, unread: false }];
  const end = at + wanted.length + (text[at + wanted.length] === "." ? 1 : 0);
  const parts = [
    { text: text.slice(0, at), unread: false },
    { text: text.slice(at, end), unread: true },
    ...(end < text.length ? cutAt(text.slice(end), wanted) : []),
  ];
  return parts.filter((part) => part.text);
}

function lineRuns(line: string, keywords: ReadonlySet<string>): Run[] {
  const parts = line
    .replace(/\.$/, "")
    .split(/,\s*/)
    .map((part) => part.toLowerCase());
  if (keywords.size && parts.every((part) => keywords.has(part))) return [{ kind: "words", text: line, strong: true }];
  const lead = ADVANTAGE.exec(line)?.[0];
  const worded = lead && !PRICE.test(lead) ? `${lead}:` : "";
  const rest = symbols(coins(line.slice(worded.length)));
  return worded ? [{ kind: "words", text: worded, strong: true }, ...rest] : rest;
}

/** Say of bare numbers in a price ("1, (M): ...") that they are power. */
function coins(line: string): string {
  return line.replace(/(^|["“:]\s*)([^:"“.]+)(?=:)/g, (_, before: string, price: string) => {
    const parts = price.split(/(,\s*)/);
    return before + parts.map((part) => part.replace(new RegExp(`^(\\s*)(${AMOUNT})(\\s*)$`), "$1$2 power$3")).join("");
  });
}

function symbols(line: string): Run[] {
  const found: Run[] = [];
  let end = 0;
  for (const match of line.matchAll(SYMBOL)) {
    const run = symbol(match);
    if (!run) continue;
    if (match.index > end) found.push({ kind: "words", text: line.slice(end, match.index) });
    found.push(run);
    end = match.index + match[0].length;
  }
  if (end < line.length) found.push({ kind: "words", text: line.slice(end) });
  return found;
}

function symbol([whole, amount, faction, plain]: RegExpMatchArray): Run | null {
  if (whole === "(M)" || whole === "[ ]") return { kind: "mark", written: whole };
  if (whole.startsWith("[")) return { kind: /\d/.test(whole) ? "marks" : "shape", text: whole.slice(1, -1) };
  if (plain) return { kind: "gem", text: plain, faction: "none" };
  const key = factionKey(faction);
  // Power of a faction that we do not know stays in words, for a grey gem would lie.
  return amount && key !== "none" ? { kind: "gem", text: amount, faction: key } : null;
}
