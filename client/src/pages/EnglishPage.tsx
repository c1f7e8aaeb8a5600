import "./book.css";
import "./english.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { ChapterInfo, EnglishInfo } from "../messages";
import { cardEnglish } from "../net/api";
import { counted } from "../words";
import { useFetched } from "./fetching";
import { Frame, Missing } from "./Frame";
import { GameHead } from "./GameHead";
import { InWords } from "./InWords";
import { SearchField } from "./SearchField";
import { nearest, sayingsOf } from "./sayings";
import { nowAndWithLetters } from "./sight";

const MOST = 60; // texts that a search shows

/** Card English: all that a card can say, to be searched by whoever writes one. */
export function EnglishPage({ ruleset, chapter }: { ruleset: string; chapter: string }) {
  const fetched = useFetched(() => cardEnglish(ruleset), ruleset);
  return (
    <Frame title="Card English" ruleset={ruleset} wide>
      <GameHead title="Card English" page="english" ruleset={ruleset} />
      <p class="soft">
        What a card says is what it does. Every text on this page is understood as it stands; write yours in its manner in the{" "}
        <a href="/workshop">workshop</a>.
      </p>
      {fetched.state === "loaded" ? (
        <Told english={fetched.answer} chapter={chapter} />
      ) : (
        <Missing fetched={fetched} what="card English" />
      )}
    </Frame>
  );
}

function Told({ english, chapter }: { english: EnglishInfo; chapter: string }) {
  const [search, setSearch] = useState("");
  const sayings = useMemo(() => sayingsOf(english), [english]);
  const { found, whole } = useMemo(() => nearest(sayings, search, MOST), [sayings, search]);
  return (
    <>
      <div class="english-search">
        <SearchField label="How can I say that?" value={search} change={setSearch} hint="words such as: opponent discards" />
      </div>
      <p class="soft" role="status">
        {search.trim() ? outcome(found.length, whole) : `${counted(sayings.length, "text", "texts")}.`}
      </p>
      {search.trim() ? (
        <ul class="sayings">
          {found.map(({ text, form, title }) => (
            <li key={`${title}${form}${text}`}>
              <p class="saying">{text}</p>
              <p class="soft">
                {title}
                {form && (
                  <>
                    {": "}
                    <InWords text={form} />
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <Guide english={english} chapter={chapter} />
      )}
    </>
  );
}

/** What a search has found, in a sentence. */
function outcome(count: number, whole: boolean): string {
  if (!count) return "No text has any of these words.";
  const shown = count === MOST ? `${MOST} texts, the shortest first` : counted(count, "text", "texts");
  return whole ? `${shown}.` : `No text has all of these words; most of them: ${shown}.`;
}

function Guide({ english, chapter }: { english: EnglishInfo; chapter: string }) {
  const parts = [...new Set(english.chapters.map(({ part }) => part))];
  return (
    <div class="english">
      <details class="english-points">
        <summary>How a text is read</summary>
        <ul>
          {english.points.map((point) => (
            <li key={point}>
              <InWords text={point} />
            </li>
          ))}
          <li>
            Below each text stands its form: words as they are, blanks <em>in italics</em>; [x] may be missing, x | y is a
            choice.
          </li>
        </ul>
      </details>
      {parts.map((part) => (
        <section key={part} aria-label={part}>
          <h2>{part}</h2>
          {english.chapters
            .filter((each) => each.part === part)
            .map((each) => (
              <Chapter key={each.key} chapter={each} here={each.key === chapter} />
            ))}
        </section>
      ))}
    </div>
  );
}

/** A chapter, folded up until somebody wants it: there are thousands of texts. */
function Chapter({ chapter, here }: { chapter: ChapterInfo; here: boolean }) {
  const [open, setOpen] = useState(here);
  useEffect(() => {
    if (!here) return;
    setOpen(true);
    nowAndWithLetters(() => document.getElementById(chapter.key)?.scrollIntoView({ block: "start" }));
  }, [here]);
  return (
    <details id={chapter.key} class="chapter" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {chapter.title} <span class="soft">{chapter.sayings.length}</span>
      </summary>
      {open && (
        <>
          {chapter.about && <p class="soft">{chapter.about}</p>}
          <ul class="sayings">
            {chapter.sayings.map(({ form, examples }) => (
              <li key={form + examples[0]}>
                {examples.map((example) => (
                  <p class="saying" key={example}>
                    {example}
                  </p>
                ))}
                {form && (
                  <p class="soft">
                    <InWords text={form} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
