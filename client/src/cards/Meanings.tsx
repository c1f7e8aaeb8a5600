export type Glossary = Readonly<Record<string, string>>; // keywords and what they mean, as the server tells

/** What a keyword means; those with a number say N where it stands. Nothing for words that mean nothing by themselves. */
export function meaning(word: string, glossary: Glossary): string {
  const [, name = "", number = ""] = /^(.*?)(?:\s+(\d+))?$/.exec(word.trim().toLowerCase()) ?? [];
  return (glossary[name] ?? "").replace(/(?<=[\s+-])N\b/g, number || "N");
}

/** The keywords of a card with what they mean. */
export function Meanings({ words, glossary }: { words: readonly string[]; glossary: Glossary }) {
  const once = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
  const told = once.map((word) => [word, meaning(word, glossary)] as const).filter(([, text]) => text);
  if (!told.length) return null;
  return (
    <dl class="meanings">
      {told.map(([word, text]) => (
        <div key={word}>
          <dt>{word.charAt(0).toUpperCase() + word.slice(1)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
