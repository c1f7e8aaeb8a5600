import "./meanings.css";
import type { CardState, FaceInfo } from "../messages";
import { capitalized } from "../words";
import { valuesOf } from "./describe";
import { TextSign, Value } from "./Symbols";
import { runs } from "./words";

export type Glossary = Readonly<Record<string, string>>; // keywords and what they mean, as the server tells

/** What a keyword means; those with a number say N where it stands. Nothing for words that mean nothing by themselves. */
export function meaning(word: string, glossary: Glossary): string {
  const [, name = "", number = ""] = /^(.*?)(?:\s+(\d+))?$/.exec(word.trim().toLowerCase()) ?? [];
  return (glossary[name] ?? "").replace(/(?<=[\s+-])N\b/g, number || "N");
}

/** A sign as it is drawn in a card's text: the mark sign and gems as pictures, the others as they are written. */
function Sign({ written }: { written: string }) {
  const [[run, ...more] = []] = runs(written);
  if (!run || more.length || run.kind === "words") return <>{written}</>;
  return (
    <svg class="meant" viewBox="-12 -12 24 24" role="img" aria-label={written}>
      <TextSign run={run} x={0} y={0} radius={10} />
    </svg>
  );
}

/** The values of a card, each in its shape, with what it is called. */
export function Values({ face, state }: { face: FaceInfo | null; state?: CardState | undefined }) {
  const all = valuesOf(face, state);
  if (!all.length) return null;
  return (
    <p class="legend">
      {all.map(({ key, now, printed, title }) => (
        <span key={key}>
          <svg class="meant" viewBox="-13 -14 26 28" aria-hidden="true">
            <Value kind={key} now={now} printed={printed} x={0} y={0} radius={10} />
          </svg>{" "}
          <span class="unseen-text">{now} </span>
          {title}
        </span>
      ))}
    </p>
  );
}

/** The signs and keywords of a card with what they mean. */
export function Meanings({
  words,
  glossary,
  signs = [],
}: {
  words: readonly string[];
  glossary: Glossary;
  signs?: readonly (readonly [string, string])[];
}) {
  const once = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
  const told = once.map((word) => [word, meaning(word, glossary)] as const).filter(([, text]) => text);
  if (!told.length && !signs.length) return null;
  return (
    <dl class="meanings">
      {signs.map(([written, text]) => (
        <div key={written}>
          <dt>
            <Sign written={written} />
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
      {told.map(([word, text]) => (
        <div key={word}>
          <dt>{capitalized(word)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The sentences of a card that nobody reads: who plays it carries them out. */
export function ByHand({ sentences }: { sentences: readonly string[] }) {
  if (!sentences.length) return null;
  return (
    <dl class="meanings by-hand" data-testid="unread">
      <div>
        <dt>By hand</dt>
        {sentences.map((sentence) => (
          <dd key={sentence}>{sentence}</dd>
        ))}
      </div>
    </dl>
  );
}
