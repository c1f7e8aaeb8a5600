import { useEffect, useMemo, useState } from "preact/hooks";
import type { CardRow, FaceInfo } from "../messages";
import { printedCards } from "../net/api";
import { cardsOf } from "./calls";

export const MOST_OWN = 100; // cards of a set that are fetched at once
const AFTER = 200; // milliseconds after the last key, the set is searched

/** The cards of a game by their names: those that ship, and of the set those that were asked for so far. */
export function usePool(set: string, game: string, begun: readonly CardRow[], words: string): ReadonlyMap<string, FaceInfo> {
  const [faces, setFaces] = useState<readonly FaceInfo[]>([]);
  const [mine, setMine] = useState(begun);
  useEffect(() => void printedCards(game).then(setFaces, () => setFaces([])), [game]);
  useEffect(() => {
    if (!words || begun.length < MOST_OWN) return; // all are there
    let wanted = true;
    const timer = setTimeout(
      () =>
        void cardsOf(set, words, 0, MOST_OWN).then(
          ({ rows }) => wanted && setMine((before) => [...before, ...rows]),
          () => undefined,
        ),
      AFTER,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [set, words]);
  return useMemo(() => {
    const there = mine.filter(({ games }) => games.includes(game)).map(({ face }) => face);
    return new Map([...there, ...faces, ...there].map((face) => [face.name, face]));
  }, [faces, mine, game]);
}

/** Those of the cards in which each of these words stands, own cards first. */
export function matching(pool: ReadonlyMap<string, FaceInfo>, words: string): FaceInfo[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return [...pool.values()].filter((face) => {
    const said = `${face.name} ${face.type} ${face.faction} ${face.subtypes.join(" ")} ${face.text}`.toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}
