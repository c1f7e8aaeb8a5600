import "./say.css";
import { useMemo, useState } from "preact/hooks";
import { cardEnglish } from "../net/api";
import { useFetched } from "../pages/fetching";
import { nearest, sayingsOf } from "../pages/sayings";

const MOST = 8;

/** Texts that are understood and have the words that somebody looks for; `add` writes one on the card, if that is ours. */
export function HowToSay({ game, add }: { game: string; add: ((words: string) => void) | null }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="shop-say" data-testid="how-to-say" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>How can I say that?</summary>
      {open && <Sayings game={game} add={add} />}
    </details>
  );
}

function Sayings({ game, add }: { game: string; add: ((words: string) => void) | null }) {
  const fetched = useFetched(() => cardEnglish(game), game);
  const [search, setSearch] = useState("");
  const sayings = useMemo(() => (fetched.state === "loaded" ? sayingsOf(fetched.answer) : []), [fetched]);
  const { found, whole } = useMemo(() => nearest(sayings, search, MOST), [sayings, search]);
  return (
    <>
      <label>
        <span>Words of what the card should do</span>
        <input
          class="field"
          type="search"
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
          placeholder="opponent discards"
          data-testid="say"
        />
      </label>
      <p class="soft" role="status">
        {fetched.state === "failed" ? fetched.fault : told(fetched.state === "loading", search, found.length, whole)}
      </p>
      <ul class="shop-instead">
        {found.map(({ text, title }) => (
          <li key={title + text}>
            {add ? (
              <button type="button" onClick={() => add(text)} data-testid="say-it">
                <span>{text}</span> <b>Add</b>
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href={`/english/${encodeURIComponent(game)}`} target="_blank" rel="noopener">
          All that can be said
        </a>
      </p>
    </>
  );
}

/** How the search went. */
function told(coming: boolean, search: string, count: number, whole: boolean): string {
  if (coming) return "Fetching what can be said …";
  if (!search.trim()) return "Here stand texts with these words, all of which are understood.";
  if (!count) return "No text has any of these words.";
  const when = "What does not say when it is done is for events and magic.";
  return whole ? `These are understood as they stand. ${when}` : `No text has all of these words; these have most. ${when}`;
}
