import type { LogLine } from "../../messages";

/** How the log tells of what is done by hand: the first line of a sentence, and all others of it. */
const BEGINS = "by hand, ";

/** What was told since a sentence began to be carried out; nothing before any has. */
export function linesOfSentence(log: readonly LogLine[]): LogLine[] {
  const begun = log.findLastIndex((line) => line.text[0]?.text.startsWith(BEGINS));
  return begun < 0 ? [] : log.slice(begun + 1).filter((line) => !line.head);
}
