import "./browser.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { FaceInfo } from "../messages";
import { gameNamed, printedCards } from "../net/api";
import { PrintCards } from "../paper/PrintCards";
import { counted } from "../words";
import type { Glossary } from "../cards/Meanings";
import { go, NO_CARD } from "../router";
import { useFetched } from "./fetching";
import { CardFilters } from "./CardFilters";
import { GridCard } from "./GridCard";
import { type Filter, filterOf, matches, searchOf } from "./filter";
import { Frame, Missing } from "./Frame";
import { GameHead } from "./GameHead";
import { step } from "./gridkeys";
import { nowAndWithLetters } from "./sight";

const MOST_PRINTED = 200; // at once; whoever wants more takes a filter
const FIRST = 24; // cards that are drawn at once; the others follow when there is time,
const STEP = 150; // so many at a time,
const MOST = 600; // and of thousands so many, until more are asked for

/** All cards of a ruleset, to be searched, filtered and read. */
export function CardsPage({ ruleset, card }: { ruleset: string; card: number }) {
  const fetched = useFetched(() => printedCards(ruleset), ruleset);
  const game = useFetched(() => gameNamed(ruleset), ruleset);
  const glossary = (game.state === "loaded" && game.answer?.keywords) || {};
  return (
    <Frame title="Cards" ruleset={ruleset} wide>
      <GameHead title="Cards" page="cards" ruleset={ruleset} />
      {fetched.state === "loaded" ? (
        <Browser ruleset={ruleset} faces={fetched.answer} glossary={glossary} open={card} />
      ) : (
        <Missing fetched={fetched} what="the cards" />
      )}
    </Frame>
  );
}

function Browser({
  ruleset,
  faces: all,
  glossary,
  open,
}: {
  ruleset: string;
  faces: readonly FaceInfo[];
  glossary: Glossary;
  open: number;
}) {
  const [filter, setFilter] = useState<Filter>(() => filterOf(location.search));
  const [drawn, setDrawn] = useState(FIRST);
  const [limit, setLimit] = useState(MOST);
  const grid = useRef<HTMLUListElement>(null);
  const shown = useMemo(() => all.filter((face) => matches(face, filter) || face.number === open), [all, filter, open]);
  const change = (next: Filter) => {
    setFilter(next);
    // A filter is no page of its own: it stands in the address, not in the history.
    history.replaceState(null, "", `${location.pathname}${searchOf(next)}`);
    if (open) go(`${location.pathname}${searchOf(next)}`);
  };
  const turnTo = (number: number) => go(`${location.pathname}${location.search}${number === NO_CARD ? "" : `#${number}`}`);
  const least = shown.findIndex((face) => face.number === open) + 1;
  useEffect(() => {
    if (drawn >= Math.min(all.length, limit)) return;
    const later = setTimeout(() => setDrawn(drawn + STEP), 60);
    return () => clearTimeout(later);
  }, [drawn, limit, all]);
  useEffect(() => {
    if (open) nowAndWithLetters(() => document.getElementById(String(open))?.scrollIntoView({ block: "nearest" }));
  }, [open]);
  const close = (number: number) => {
    const top = scrollY;
    turnTo(NO_CARD);
    scrollTo(0, top);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-number="${number}"]`)?.focus());
  };
  return (
    <>
      <CardFilters faces={all} filter={filter} change={change} />
      <div class="browser-found">
        <p class="soft" role="status">
          {shown.length === all.length
            ? `${counted(all.length, "card")}.`
            : `${shown.length} of ${counted(all.length, "card")}.`}
          {shown.length === 0 ? " Take a word or a filter away to see more." : ""}
        </p>
        {shown.length > 0 && shown.length <= MOST_PRINTED && (
          <PrintCards
            what={shown.length === 1 ? "Print this card" : `Print these ${shown.length} cards`}
            asked={{ game: ruleset, deck: null, cards: shown.map(({ name }) => ({ name, count: 1 })) }}
            file={`${ruleset}-cards.pdf`}
          />
        )}
      </div>
      <ul class="faces" ref={grid} onKeyDown={(event) => step(event, grid.current)}>
        {shown.slice(0, Math.max(drawn, least)).map((face) => (
          <GridCard
            key={face.number}
            face={face}
            glossary={glossary}
            open={face.number === open}
            close={() => close(face.number)}
          />
        ))}
      </ul>
      {shown.length > limit && drawn >= limit && (
        <button type="button" class="button" onClick={() => setLimit(limit + MOST)}>
          Show more cards
        </button>
      )}
    </>
  );
}
