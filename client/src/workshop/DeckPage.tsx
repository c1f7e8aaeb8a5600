import { useEffect, useMemo, useState } from "preact/hooks";
import type { CardRow, DeckDraft, DeckKept, DeckRead, FaceInfo, OwnSet, RulesetInfo } from "../messages";
import { rulesets } from "../net/api";
import { useFetched } from "../pages/fetching";
import { Frame } from "../pages/Frame";
import { fileName, PrintCards } from "../paper/PrintCards";
import { go } from "../router";
import { counted } from "../words";
import { cardsOf, deleteDeck, printOf, readDeck, type Saved, saveDeck, setNamed } from "./calls";
import { DeckNumbers } from "./DeckNumbers";
import { asText, fromText } from "./decktext";
import { titleOf } from "./drafts";
import { Games } from "./Games";
import { Coming, Head } from "./Head";
import { Draft, type Kept } from "./keeping";
import { KeepingNote, TwoDrafts } from "./KeepingNote";
import { MOST_OWN, matching, usePool } from "./pool";

const AFTER = 300; // milliseconds after the last change, the deck is held against the rules
const MOST_FOUND = 40;

/** A deck of own and shipped cards. */
export function DeckPage({ set, id }: { set: string; id: string }) {
  const fetched = useFetched(
    () => Promise.all([setNamed(set), rulesets(), cardsOf(set, "", 0, MOST_OWN)] as const),
    `${set}/${id}`,
  );
  if (fetched.state !== "loaded") return <Coming fetched={fetched} what="the deck" />;
  const [own, games, page] = fetched.answer;
  return <DeckEditor own={own} id={id} games={games} mine={page.rows} />;
}

interface EditorProps {
  own: OwnSet;
  id: string;
  games: RulesetInfo[];
  mine: readonly CardRow[];
}

function DeckEditor({ own, id, games, mine }: EditorProps) {
  const kept = own.decks.find((one) => one.id === id);
  const draft = useMemo(() => {
    const empty: DeckDraft = { game: mine[0]?.games[0] ?? "arc", name: "", description: "", cards: {} };
    return new Draft<DeckDraft>(`wtactics:deck:${own.id}:${id}`, start(kept, empty), saver(own.id, id));
  }, [own.id, id]);
  useEffect(() => () => draft.close(), [draft]);
  const deck = draft.what.value;
  const [words, setWords] = useState("");
  const [read, setRead] = useState<DeckRead | null>(null);
  const found = usePool(own.id, deck.game, mine, words);
  const pool = useMemo(
    () => new Map([...found, ...(read?.own ?? []).map((face) => [face.name, face] as const)]),
    [found, read],
  );
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(
      () =>
        void readDeck(own.id, deck).then(
          (found) => wanted && setRead(found),
          () => undefined,
        ),
      AFTER,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [deck, own.id]);
  const change = (part: Partial<DeckDraft>) => own.yours && draft.change(part);
  const put = (name: string, by: number) => {
    const many = (deck.cards[name] ?? 0) + by;
    const { [name]: _none, ...left } = deck.cards;
    change({ cards: many > 0 ? { ...deck.cards, [name]: many } : left });
  };
  return (
    <Frame title={deck.name || "A new deck"} ruleset={null} wide>
      <Head own={own} title={deck.name || "A new deck"}>
        {own.yours && <KeepingNote draft={draft} />}
        <Games games={games} game={deck.game} choose={(game) => change({ game })} />
      </Head>
      <TwoDrafts draft={draft} what="deck" told={toldDeck} />
      <div class="shop-decks">
        <section class="shop-list" aria-label="The deck">
          <label class="shop-line">
            <span>Name</span>
            <input
              class="field"
              value={deck.name}
              maxLength={80}
              onInput={(event) => change({ name: event.currentTarget.value })}
              data-testid="deck-name"
            />
          </label>
          <p role="status">
            {counted(read?.size ?? 0, "card")}
            {read && !read.faults.length && !read.unknown.length ? "; the deck keeps the rules" : ""}
          </p>
          <Faults read={read} game={deck.game} />
          <ul class="shop-copies">
            {Object.entries(deck.cards).map(([name, many]) => (
              <li key={name}>
                <span class="shop-many">
                  <button type="button" onClick={() => put(name, -1)} aria-label={`One ${name} less`}>
                    −
                  </button>
                  <b>{many}</b>
                  <button type="button" onClick={() => put(name, 1)} aria-label={`One ${name} more`}>
                    +
                  </button>
                </span>
                <span>{name}</span>
                <span class="soft">{pool.get(name)?.cost ?? ""}</span>
              </li>
            ))}
          </ul>
        </section>
        <Finder pool={pool} words={words} find={setWords} put={put} />
        <section class="shop-sums" aria-label="Numbers of the deck">
          <DeckNumbers cards={deck.cards} pool={pool} />
          {own.yours && <AsText deck={deck} change={change} />}
          {Object.keys(deck.cards).length > 0 && (
            <PrintCards
              what="Print the deck"
              asked={{ game: deck.game, deck: id, cards: [] }}
              file={fileName(deck.name)}
              to={printOf(own.id)}
            />
          )}
          {own.yours && kept && (
            <button
              type="button"
              class="button"
              onClick={() => deleteDeck(own.id, id, draft.at).then(() => go(`/workshop/${own.id}`))}
            >
              Throw the deck away
            </button>
          )}
        </section>
      </div>
    </Frame>
  );
}

function start(kept: DeckKept | undefined, empty: DeckDraft): Kept<DeckDraft> {
  return kept ? { revision: kept.revision, what: kept.deck } : { revision: 0, what: empty };
}

function saver(set: string, id: string) {
  return async (revision: number, what: DeckDraft): Promise<Saved<Kept<DeckDraft>>> => {
    const found = await saveDeck(set, id, revision, what);
    if ("now" in found) return { now: found.now && { revision: found.now.revision, what: found.now.deck } };
    return { kept: { revision: found.kept.revision, what: found.kept.deck } };
  };
}

/** A deck in lines, to be held against another version of it. */
const toldDeck = (deck: DeckDraft) => `${deck.name} · ${titleOf(deck.game)}\n${asText(deck.cards)}`;

/** What the rules have against the deck. */
function Faults({ read, game }: { read: DeckRead | null; game: string }) {
  if (!read || (!read.faults.length && !read.unknown.length && !read.unread.length)) return null;
  return (
    <ul class="shop-told" data-testid="deck-faults">
      {read.faults.map(({ rule, title, found }) => (
        <li key={rule + found}>
          {title}: {found}.{" "}
          <a class="rule-id" href={`/rules/${game}#${rule}`}>
            {rule}
          </a>
        </li>
      ))}
      {read.unknown.map((name) => (
        <li key={name}>{`There is no ${name} in ${titleOf(game)}.`}</li>
      ))}
      {read.unread.map((name) => (
        <li key={name}>{`${name} is not understood yet.`}</li>
      ))}
    </ul>
  );
}

interface FinderProps {
  pool: ReadonlyMap<string, FaceInfo>;
  words: string;
  find: (words: string) => void;
  put: (name: string, by: number) => void;
}

/** Cards to be put in, by their words. */
function Finder({ pool, words, find, put }: FinderProps) {
  const found = useMemo(() => matching(pool, words), [pool, words]);
  return (
    <section class="shop-finder" aria-label="Cards to put in">
      <label class="shop-line">
        <span>Find a card</span>
        <input
          class="field"
          type="search"
          value={words}
          placeholder="name, type, faction, text"
          onInput={(event) => find(event.currentTarget.value)}
          data-testid="find-card"
        />
      </label>
      <p class="soft" role="status">
        {found.length > MOST_FOUND ? `The first ${MOST_FOUND} of ${found.length}.` : counted(found.length, "card")}
      </p>
      <ul class="shop-copies shop-found">
        {found.slice(0, MOST_FOUND).map((face) => (
          <li key={face.number}>
            <button
              type="button"
              class="button"
              onClick={() => put(face.name, 1)}
              aria-label={`Put in ${face.name}`}
              data-testid="put-in"
            >
              +
            </button>
            <span>
              {face.name}
              <small class="soft">
                {" "}
                {face.faction} {face.type}
              </small>
            </span>
            <span class="soft">{face.cost}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The deck as lines of text, to be copied or written over. */
function AsText({ deck, change }: { deck: DeckDraft; change: (part: Partial<DeckDraft>) => void }) {
  const [text, setText] = useState<string | null>(null);
  const found = text === null ? null : fromText(text);
  return (
    <details>
      <summary>As text</summary>
      <textarea
        class="field shop-as-text"
        rows={8}
        aria-label="The deck as text"
        value={text ?? asText(deck.cards)}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {found && found.odd.length > 0 && <p class="shop-fault">No card: {found.odd.join("; ")}</p>}
      <button
        type="button"
        class="button"
        disabled={!found}
        onClick={() => {
          if (found) change({ cards: found.cards });
          setText(null);
        }}
      >
        Take this list
      </button>
    </details>
  );
}
