/** A deck as lines of a count and a name. */
export function asText(cards: Readonly<Record<string, number>>): string {
  return Object.entries(cards)
    .map(([name, count]) => `${count} ${name}`)
    .join("\n");
}

/** The cards of such lines ("3 Bell Founder", "3x Bell Founder", "Bell Founder"), and the lines that are none. */
export function fromText(text: string): { cards: Record<string, number>; odd: string[] } {
  const cards: Record<string, number> = {};
  const odd: string[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (!line || line.startsWith("#")) continue;
    const [, count = "1", name = ""] = /^(?:(\d{1,3})\s*[x×]?\s+)?(.+)$/.exec(line) ?? [];
    const many = Number(count);
    if (!name || many < 1 || name.length > 80) odd.push(line);
    else cards[name] = Math.min(999, (cards[name] ?? 0) + many);
  }
  return { cards, odd };
}
