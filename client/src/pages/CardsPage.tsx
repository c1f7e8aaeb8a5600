import "./browser.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { FaceInfo } from "../messages";
import { faces, rulesets } from "../net/api";
import { counted } from "../words";
import type { Glossary } from "../cards/Meanings";
import { type Route, go, route } from "../router";
import { useAsked } from "./asking";
import { CardFilters } from "./CardFilters";
import { GridCard } from "./GridCard";
import { type Filter, filterOf, matches, searchOf } from "./filter";
import { Frame, Missing } from "./Frame";
import { step } from "./gridkeys";

const FIRST = 24; // cards that are drawn at once; the others follow when there is time

/** All cards of a ruleset, to be searched, filtered and read. */
export function CardsPage({ ruleset }: { ruleset: string }) {
  const asked = useAsked(() => faces(ruleset), ruleset);
  const games = useAsked(rulesets, "rulesets");
  const glossary = (games.stand === "here" && games.answer.find((one) => one.name === ruleset)?.keywords) || {};
  return (
    <Frame title="Cards" ruleset={ruleset} wide>
      <h1>Cards</h1>
      {asked.stand === "here" ? (
        <Browser faces={asked.answer} glossary={glossary} />
      ) : (
        <Missing asked={asked} what="the cards" />
      )}
    </Frame>
  );
}

function Browser({ faces: all, glossary }: { faces: readonly FaceInfo[]; glossary: Glossary }) {
  const [filter, setFilter] = useState<Filter>(() => filterOf(location.search));
  const [drawn, setDrawn] = useState(FIRST);
  const grid = useRef<HTMLUListElement>(null);
  const open = opened(route.value);
  const shown = useMemo(() => all.filter((face) => matches(face, filter) || face.number === open), [all, filter, open]);
  const change = (next: Filter) => {
    setFilter(next);
    // A filter is no page of its own: it stands in the address, not in the history.
    history.replaceState(null, "", `${location.pathname}${searchOf(next)}`);
    if (open) go(`${location.pathname}${searchOf(next)}`);
  };
  const turnTo = (number: number) => go(`${location.pathname}${location.search}${number ? `#${number}` : ""}`);
  const least = shown.findIndex((face) => face.number === open) + 1;
  useEffect(() => {
    if (drawn >= all.length) return;
    const later = setTimeout(() => setDrawn(all.length), 60);
    return () => clearTimeout(later);
  }, [drawn, all]);
  useEffect(() => {
    if (open) document.getElementById(String(open))?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const close = (number: number) => {
    const top = scrollY;
    turnTo(0);
    scrollTo(0, top);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-number="${number}"]`)?.focus());
  };
  return (
    <>
      <CardFilters faces={all} filter={filter} change={change} />
      <p class="soft" role="status">
        {shown.length === all.length ? `${counted(all.length, "card")}.` : `${shown.length} of ${counted(all.length, "card")}.`}
        {shown.length === 0 ? " Take a word or a filter away to see more." : ""}
      </p>
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
    </>
  );
}

/** The number of the card that the address names; whoever asks with the route is asked again when it changes. */
function opened(_: Route): number {
  return Number(location.hash.slice(1)) || 0;
}
