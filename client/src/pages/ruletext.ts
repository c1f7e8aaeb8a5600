import type { RuleInfo, TopicInfo } from "../messages";

/** A piece of a rule's text: words, a stressed word, code, or the number of another rule. */
export type Scrap = { kind: "words" | "strong" | "stress" | "code" | "rule"; text: string };

const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]+-[A-Z]+-(?:EX|SC|DX)?\d+)\b/g;

/** Take a rule's text apart; only numbers of known rules become links. */
export function scraps(text: string, known: Pick<ReadonlySet<string>, "has">): Scrap[] {
  const found: Scrap[] = [];
  let end = 0;
  const words = (upTo: number) => {
    if (upTo > end) found.push({ kind: "words", text: text.slice(end, upTo) });
  };
  for (const match of text.matchAll(MARKED)) {
    const [whole, strong, stress, code, rule] = match;
    const named = rule ?? code;
    const scrap =
      named !== undefined && known.has(named) ? ({ kind: "rule", text: named } as const) : unlinked(strong, stress, code);
    if (!scrap) continue;
    words(match.index);
    found.push(scrap);
    end = match.index + whole.length;
  }
  words(text.length);
  return found;
}

function unlinked(strong?: string, stress?: string, code?: string): Scrap | null {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (stress !== undefined) return { kind: "stress", text: stress };
  return code !== undefined ? { kind: "code", text: code } : null;
}

/** The rules that have all the words, topic by topic; topics without any are left out. */
export function found(topics: readonly TopicInfo[], words: readonly string[]): TopicInfo[] {
  if (!words.length) return [...topics];
  const has = (rule: RuleInfo, topic: TopicInfo) => {
    const text = `${rule.id} ${rule.title} ${rule.text} ${topic.title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, rules: topic.rules.filter((rule) => has(rule, topic)) }))
    .filter((topic) => topic.rules.length);
}

/** Is it a worked example rather than a rule? */
export function isExample(id: string): boolean {
  return /-(EX|SC|DX)\d+$/.test(id);
}
