import { useEffect, useState } from "preact/hooks";
import type { OwnSet, RulesetInfo } from "../messages";
import { gameNamed } from "../net/api";
import { Choice } from "./Choice";

/** With which deck one sits down, against which, and who sits across. */
export interface Sitting {
  deck: string; // the key of one that ships, or the id of one of the set; empty: whichever fits
  against: string;
  bot: string;
  friend: boolean; // is somebody asked by a link, in place of the bot?
}

export const USUAL: Sitting = { deck: "", against: "", bot: "greedy", friend: false };
const FRIEND = "friend"; // among the bots

/** Both decks are chosen, and who sits across. */
export function SittingDown({
  own,
  game,
  sitting,
  change,
}: {
  own: OwnSet;
  game: string;
  sitting: Sitting;
  change: (sitting: Sitting) => void;
}) {
  const [ruleset, setRuleset] = useState<RulesetInfo | null>(null);
  useEffect(() => {
    change({ ...sitting, deck: "", against: "" });
    void gameNamed(game).then(setRuleset, () => setRuleset(null));
  }, [game]);
  const mine = own.decks.filter(({ deck }) => deck.game === game);
  const decks: [string, string][] = [
    ...mine.map(({ id, deck }): [string, string] => [id, `${deck.name || "No name yet"} (yours)`]),
    ...(ruleset?.decks ?? []).map(({ key, name }): [string, string] => [key, name]),
  ];
  const bots = (ruleset?.bots ?? []).map(({ key, title }): [string, string] => [key, title]);
  return (
    <div class="shop-sitting">
      <Choice
        title="Deck"
        value={sitting.deck}
        options={[["", "one that fits"], ...decks]}
        change={(deck) => change({ ...sitting, deck })}
        testid="deck"
      />
      <Choice
        title="Against"
        value={sitting.against}
        options={[["", "another deck"], ...decks]}
        change={(against) => change({ ...sitting, against })}
        testid="against"
      />
      <Choice
        title="Across"
        value={sitting.friend ? FRIEND : sitting.bot}
        options={[...bots, [FRIEND, "a friend, by a link"]]}
        change={(who) => change(who === FRIEND ? { ...sitting, friend: true } : { ...sitting, bot: who, friend: false })}
        testid="bot"
      />
    </div>
  );
}
