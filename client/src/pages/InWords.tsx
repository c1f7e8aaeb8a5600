import { scraps } from "./ruletext";

const NO_RULES: ReadonlySet<string> = new Set();

/** A text with stressed words and code; numbers in `known` are links to rules on the same page. */
export function InWords({
  text,
  known = NO_RULES,
  follow,
}: {
  text: string;
  known?: ReadonlySet<string>;
  follow?: (rule: string) => void;
}) {
  return (
    <>
      {scraps(text, known).map(({ kind, text: words }) => {
        if (kind === "rule")
          return (
            <a href={`#${words}`} onClick={() => follow?.(words)}>
              {words}
            </a>
          );
        if (kind === "strong") return <strong>{words}</strong>;
        if (kind === "stress") return <em>{words}</em>;
        return kind === "code" ? <code>{words}</code> : words;
      })}
    </>
  );
}
