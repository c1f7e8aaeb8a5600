import { useEffect, useState } from "preact/hooks";
import { CardFace } from "../cards/CardFace";
import type { FaceInfo } from "../messages";
import { printedCards } from "../net/api";

/** A few cards in a fan, to show what is played with: one of each faction, other ones every day. */
export function Fan({ ruleset }: { ruleset: string }) {
  const [shown, setShown] = useState<FaceInfo[]>([]);
  useEffect(() => {
    // They adorn the page: if they do not come, nothing is missing.
    printedCards(ruleset).then(
      (all) => setShown(ofToday(all)),
      () => setShown([]),
    );
  }, [ruleset]);
  return (
    <div class="fan" aria-hidden="true">
      {shown.map((face, n) => (
        <div key={face.number} style={`--from-middle: ${n - (shown.length - 1) / 2}`}>
          <CardFace face={face} size="hand" quiet />
        </div>
      ))}
    </div>
  );
}

function ofToday(all: readonly FaceInfo[]): FaceInfo[] {
  const day = Math.floor(Date.now() / 86_400_000);
  const factions = [...new Set(all.map((face) => face.faction))];
  const types = [...new Set(all.map((face) => face.type))];
  return factions.slice(0, 5).flatMap((faction, n) => {
    const own = all.filter((face) => face.faction === faction);
    const sort = own.filter((face) => face.type === types[(n + day) % types.length]);
    const from = sort.length ? sort : own;
    const face = from[day % from.length];
    return face ? [face] : [];
  });
}
