import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { CardFace } from "../cards/CardFace";
import { describe } from "../cards/describe";
import type { CardRow, OwnSet } from "../messages";
import { faultText, useFetched } from "../pages/fetching";
import { Frame } from "../pages/Frame";
import { LinkToCopy } from "../pages/LinkToCopy";
import { go } from "../router";
import { counted } from "../words";
import { Coming } from "./Head";
import { cardsOf, copySet, deleteSet, fileOf, newId, renameSet, setNamed, upload } from "./calls";

const PAGE = 60; // cards that are fetched at once
const AFTER = 250; // milliseconds after the last key of a search

/** One set: its cards as they look, its decks, its files, and the link by which others read it. */
export function SetPage({ set }: { set: string }) {
  const fetched = useFetched(() => setNamed(set), set);
  if (fetched.state !== "loaded") return <Coming fetched={fetched} what="the set" />;
  return <Opened own={fetched.answer} again={fetched.again} />;
}

function Opened({ own, again }: { own: OwnSet; again: () => void }) {
  const at = `/workshop/${own.id}`;
  const [fault, setFault] = useState("");
  const attempt = (work: () => Promise<unknown>) =>
    work().then(
      () => setFault(""),
      (error: unknown) => setFault(faultText(error)),
    );
  return (
    <Frame title={own.name} ruleset={null} wide>
      <header class="shop-set-head">
        <div>
          <p class="shop-trail">
            <a href="/workshop">Workshop</a> ›
          </p>
          <h1>{own.name}</h1>
          <p class="soft">
            {counted(own.cards, "card")}, {counted(own.decks.length, "deck")}
            {own.yours ? "" : "; somebody shared it with you, to be read"}
          </p>
        </div>
        <div class="abreast">
          {own.yours && (
            <a class="button button-main" href={`${at}/card/${newId()}`} data-testid="new-card">
              New card
            </a>
          )}
          {own.yours && (
            <a class="button" href={`${at}/deck/${newId()}`} data-testid="new-deck">
              New deck
            </a>
          )}
          {own.yours && own.cards > 0 && (
            <a class="button" href={`${at}/table`}>
              Test table
            </a>
          )}
          {!own.yours && (
            <button
              type="button"
              class="button button-main"
              onClick={() => attempt(() => copySet(own.id).then((made) => go(`/workshop/${made.id}`)))}
              data-testid="copy-set"
            >
              Copy to my workshop
            </button>
          )}
          <a class="button" href={fileOf(own.id)} download>
            Download
          </a>
        </div>
      </header>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {own.decks.length > 0 && (
        <section aria-labelledby="decks-title">
          <h2 id="decks-title">Decks</h2>
          <ul class="shop-sets">
            {own.decks.map(({ id, deck }) => (
              <li key={id}>
                <a href={`${at}/deck/${id}`}>{deck.name || "No name yet"}</a>
                <span class="soft">
                  {deck.game.toUpperCase()},{" "}
                  {counted(
                    Object.values(deck.cards).reduce((sum, n) => sum + n, 0),
                    "card",
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Cards set={own.id} count={own.cards} />
      {own.yours && <Keeping own={own} again={again} attempt={attempt} />}
    </Frame>
  );
}

/** The cards, a page at a time: the next is fetched when its place comes into sight. */
function Cards({ set, count }: { set: string; count: number }) {
  const [words, setWords] = useState("");
  const [rows, setRows] = useState<readonly CardRow[]>([]);
  const [found, setFound] = useState(count);
  const [fault, setFault] = useState("");
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(0);
  const fetch = async (first: number) => {
    const mine = ++latest.current;
    try {
      const page = await cardsOf(set, words, first, PAGE);
      if (mine !== latest.current) return;
      setFound(page.found);
      setRows((before) => [...(first ? before : []), ...page.rows]);
      setFault("");
    } catch (error) {
      if (mine === latest.current) setFault(faultText(error));
    }
  };
  useEffect(() => {
    const timer = setTimeout(() => void fetch(0), words ? AFTER : 0);
    return () => clearTimeout(timer);
  }, [words, set, count]);
  useEffect(() => {
    if (!end.current || rows.length === 0 || rows.length >= found || !("IntersectionObserver" in globalThis)) return;
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && void fetch(rows.length), {
      rootMargin: "600px",
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [rows.length, found, words]);
  const drawn = useMemo(
    () =>
      rows.map(({ id, face, games }) => (
        <li key={id}>
          <a href={`/workshop/${set}/card/${id}`} aria-label={describe(face)}>
            <CardFace face={face} size="hand" quiet />
          </a>
          <span class="soft">{games.map((game) => game.toUpperCase()).join(", ")}</span>
        </li>
      )),
    [rows, set],
  );
  return (
    <section aria-labelledby="cards-title" class="shop-cards">
      <h2 id="cards-title">Cards</h2>
      {count > 12 && (
        <label>
          <span>Find by name</span>
          <input class="field" type="search" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
        </label>
      )}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <p class="soft" role="status">
        {count === 0 ? "No card yet." : words ? `${found} of ${counted(count, "card")}.` : ""}
      </p>
      <ul class="shop-faces">{drawn}</ul>
      <div ref={end} />
    </section>
  );
}

/** The link to give away, files to take up, another name, and the end of the set. */
function Keeping({
  own,
  again,
  attempt,
}: {
  own: OwnSet;
  again: () => void;
  attempt: (work: () => Promise<unknown>) => Promise<void>;
}) {
  const [told, setTold] = useState<readonly string[]>([]);
  const [sure, setSure] = useState(false);
  const [name, setName] = useState(own.name);
  const takeUp = (files: FileList | null) =>
    attempt(async () => {
      const said: string[] = [];
      for (const file of files ?? []) {
        const found = await upload(own.id, file.name, await file.text());
        if ("faults" in found) said.push(...found.faults);
        else said.push(`${file.name}: ${counted(found.taken.cards, "card")}, ${counted(found.taken.decks, "deck")} taken up.`);
      }
      setTold(said);
      again();
    });
  return (
    <section class="two" aria-label="The set">
      <div class="panel">
        <h2>Share it</h2>
        <p>Whoever has this link can read the set and take a copy. Nobody but you can change it.</p>
        <LinkToCopy address={location.origin + own.share} label="Link to the set" testid="share" />
      </div>
      <div class="panel">
        <h2>Files</h2>
        <label class="shop-line">
          <span>Take up cards and decks (TOML)</span>
          <input
            type="file"
            accept=".toml"
            multiple
            onChange={(event) => takeUp(event.currentTarget.files)}
            data-testid="upload"
          />
        </label>
        {told.length > 0 && (
          <ul class="shop-told" role="status">
            {told.map((line) => (
              <li>{line}</li>
            ))}
          </ul>
        )}
        <form
          class="abreast"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(() => renameSet(own.id, name).then(again));
          }}
        >
          <label>
            <span>Name</span>
            <input class="field" value={name} maxLength={60} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <button type="submit" class="button" disabled={name === own.name || !name.trim()}>
            Rename
          </button>
        </form>
        {sure ? (
          <div class="abreast">
            <button type="button" class="button" onClick={() => attempt(() => deleteSet(own.id).then(() => go("/workshop")))}>
              Throw away {counted(own.cards, "card")} for good
            </button>
            <button type="button" class="button" onClick={() => setSure(false)}>
              Keep it
            </button>
          </div>
        ) : (
          <button type="button" class="button" onClick={() => setSure(true)}>
            Throw the set away …
          </button>
        )}
      </div>
    </section>
  );
}
