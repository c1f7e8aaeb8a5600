import type { CardRead, SentenceRead } from "../messages";
import { capitalized } from "../words";

/** What the table understands of a card, sentence by sentence. */
export function Understood({
  read,
  reading,
  use,
  game,
}: {
  read: CardRead | null;
  reading: boolean;
  use: ((sentence: SentenceRead, words: string) => void) | null; // null: it is not ours to write
  game: string;
}) {
  if (!read)
    return (
      <p class="soft" role="status">
        {reading ? `Learning the words of ${game} …` : "Write, and what the table understands stands here."}
      </p>
    );
  const told = new Set(read.sentences.flatMap(({ parts }) => parts.map(([, words]) => words)));
  const untold = read.keywords.filter(([, meant]) => !told.has(meant)); // that stand within other sentences
  return (
    <div class="shop-meanings" aria-busy={reading}>
      <p class="unseen-text" role="status">
        {read.understood ? "All of it is understood." : "Some of it is not understood."}
      </p>
      {read.sentences.map((sentence) => (
        <Sentence sentence={sentence} use={use} key={`${sentence.line}.${sentence.begin}`} />
      ))}
      {!read.sentences.length && <p class="soft">A card without text: nothing but its values.</p>}
      {untold.length > 0 && (
        <dl class="meanings shop-keywords">
          {untold.map(([word, meant]) => (
            <div key={word}>
              <dt>{capitalized(word)}</dt>
              <dd>{meant}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Sentence({
  sentence,
  use,
}: {
  sentence: SentenceRead;
  use: ((sentence: SentenceRead, words: string) => void) | null;
}) {
  const { fault } = sentence;
  return (
    <section class={`shop-sentence ${fault ? "shop-odd" : "shop-fine"}`} data-testid={fault ? "not-understood" : "understood"}>
      <h3>
        <i aria-label={fault ? "Not understood" : "Understood"}>{fault ? "!" : "✓"}</i>
        <span>{sentence.text}</span>
      </h3>
      {sentence.parts.length > 0 && (
        <dl>
          {sentence.parts.map(([label, words]) => (
            <div key={label + words}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {sentence.wording && <p class="soft">In the words of the rules: {sentence.wording}</p>}
      {fault && (
        <>
          <p class="shop-why">
            {fault.why ? `${capitalized(fault.why)}: “${fault.found}”.` : `It is not understood from “${fault.found}” on.`}
          </p>
          {fault.expected.length > 0 && <p class="soft">Understood would be: {fault.expected.join(", ")}.</p>}
          {fault.instead.length > 0 && use && (
            <ul class="shop-instead" aria-label="What would be understood">
              {fault.instead.map((words, n) => (
                <li key={words}>
                  <button type="button" onClick={() => use(sentence, words)} data-testid="use">
                    <span>{words}</span> <b>{n ? "Use" : "Use this"}</b>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p class="soft">
            A sentence that is not understood can be played by hand in rooms that allow it; bots leave such cards alone.
          </p>
        </>
      )}
    </section>
  );
}
