import { Gem } from "../cards/Symbols";
import { factionKey } from "../cards/tinctures";
import type { DeckInfo } from "../messages";
import { counted } from "../words";

/** The gems of the factions in a deck; its words name them as well. */
export function FactionGems({ factions }: { factions: readonly string[] }) {
  return (
    <svg
      class="faction-gems"
      viewBox={`0 0 ${factions.length * 22} 22`}
      width={factions.length * 22}
      height="22"
      aria-hidden="true"
    >
      {factions.map((name, n) => (
        <Gem faction={factionKey(name)} text="" x={11 + n * 22} y={11} radius={9} />
      ))}
    </svg>
  );
}

/** Decks to choose from, as cards on the table. */
export function DeckChoice({
  decks,
  chosen,
  choose,
}: {
  decks: readonly DeckInfo[];
  chosen: string;
  choose: (key: string) => void;
}) {
  return (
    <fieldset class="decks">
      <legend class="unseen-text">Choose your deck</legend>
      {decks.map((deck) => (
        <label class="deck" data-testid={`deck-${deck.key}`}>
          <input type="radio" name="deck" value={deck.key} checked={deck.key === chosen} onChange={() => choose(deck.key)} />
          <span class="deck-head">
            <FactionGems factions={deck.factions} />
            <span class="deck-name">{deck.name}</span>
            {deck.learning && <span class="mark">for learning</span>}
          </span>
          <span class="deck-factions">
            {deck.factions.join(", ")} · {counted(deck.size, "card")}
          </span>
          <span class="deck-about">{deck.description}</span>
        </label>
      ))}
    </fieldset>
  );
}
