import { useEffect, useRef, useState } from "preact/hooks";
import type { CardDraft, CardRead, SentenceRead, WordsOffered } from "../messages";
import { wordsAfter } from "./calls";
import { withWord } from "./drafts";

const AFTER = 220; // milliseconds after the last key, words are asked for
const MOST = 2_000;
const ALWAYS = ["(M):", "until end of turn"];

interface TextBoxProps {
  draft: CardDraft;
  game: string;
  read: CardRead | null;
  change: (text: string) => void;
  fault: string;
}

/** The text of a card: each line has its sign, what is not understood is underlined, and words that go on are offered. */
export function TextBox({ draft, game, read, change, fault }: TextBoxProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [offered, setOffered] = useState<WordsOffered | null>(null);
  const { text } = draft;
  useEffect(() => {
    if (cursor === null) return;
    let wanted = true;
    const timer = setTimeout(() => {
      wordsAfter(game, draft.type, draft.name, text.slice(0, cursor)).then(
        (found) => wanted && setOffered(found),
        () => wanted && setOffered(null),
      );
    }, AFTER);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, draft.type, draft.name, text, cursor]);
  const follow = () => setCursor(area.current?.selectionStart ?? null);
  const put = (word: string, begun = "") => {
    const next = withWord(text, cursor ?? text.length, begun, word);
    change(next.text.slice(0, MOST));
    setCursor(next.at);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.at, next.at);
    });
  };
  const first = offered?.words[0];
  return (
    <div class="shop-text">
      <label for="card-text">Text</label>
      <div class={`shop-box${fault ? " shop-box-odd" : ""}`}>
        <Behind text={text} sentences={read?.sentences ?? []} fresh={read?.face.text === text} />
        <textarea
          id="card-text"
          ref={area}
          value={text}
          maxLength={MOST}
          spellcheck={false}
          aria-describedby="text-help"
          placeholder="When this creature comes into play, draw a card."
          onInput={(event) => {
            change(event.currentTarget.value);
            follow();
          }}
          onKeyUp={follow}
          onClick={follow}
          onKeyDown={(event) => {
            if (event.key !== " " || !event.ctrlKey || !offered || !first) return;
            event.preventDefault();
            put(first, offered.begun);
          }}
          data-testid="text"
        />
      </div>
      <div class="shop-words" role="group" aria-label="Words that would be understood next">
        {(offered?.words ?? []).map((word) => (
          <button type="button" key={word} onClick={() => put(word, offered?.begun)} data-testid="word">
            {word}
          </button>
        ))}
        {ALWAYS.filter((word) => !offered?.words.includes(word)).map((word) => (
          <button type="button" class="shop-sign" onClick={() => put(word)}>
            {word}
          </button>
        ))}
      </div>
      <p class="soft shop-help" id="text-help">
        A line for each ability. Ctrl and space take the first word that is offered.
      </p>
      {fault && <p class="shop-fault">{fault}</p>}
    </div>
  );
}

/** What stands behind the text, line by line: its number with what was made of it, and waves under what was not understood. */
function Behind({ text, sentences, fresh }: { text: string; sentences: readonly SentenceRead[]; fresh: boolean }) {
  return (
    <div class="shop-behind" aria-hidden="true">
      {text.split("\n").map((line, n) => {
        const here = sentences.filter((one) => one.line === n);
        const faults = here.flatMap((one) => (one.fault ? [one.fault] : []));
        const state = !line.trim() || !here.length ? "none" : faults.length ? "odd" : "fine";
        const fault = faults[0];
        const marked = fresh && fault && fault.begin < line.length;
        return (
          <div class={`shop-behind-line shop-${fresh ? state : "none"}`}>
            <i>{line.trim() ? n + 1 : ""}</i>
            {marked ? (
              <>
                {line.slice(0, fault.begin)}
                <u>{line.slice(fault.begin, fault.end)}</u>
                {line.slice(fault.end)}
              </>
            ) : (
              line
            )}
            {"\u200b"}
          </div>
        );
      })}
    </div>
  );
}
