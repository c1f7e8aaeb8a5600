import "./guide.css";
import { CardFace } from "../cards/CardFace";
import type { AdvisedCard, DeckGuideInfo } from "../messages";
import { request } from "../net/api";
import { fileName, PrintCards } from "../paper/PrintCards";
import { counted } from "../words";
import { useFetched } from "./fetching";
import { Frame, Missing } from "./Frame";

/** The guide to a deck for learning, card by card, to read or to print. */
export function GuidePage({ ruleset, deck }: { ruleset: string; deck: string }) {
  const path = `/api/rulesets/${encodeURIComponent(ruleset)}/decks/${encodeURIComponent(deck)}/guide`;
  const fetched = useFetched(() => request<DeckGuideInfo>(path), path);
  if (fetched.state !== "loaded")
    return (
      <Frame title="Guide to a deck" ruleset={ruleset}>
        <h1>Guide to a deck</h1>
        <Missing fetched={fetched} what="the guide" />
      </Frame>
    );
  const guide = fetched.answer;
  const size = guide.cards.reduce((sum, one) => sum + one.count, 0);
  return (
    <Frame title={guide.name} ruleset={ruleset} wide>
      <header class="guide-head">
        <h1>{guide.name}</h1>
        <p class="soft">
          {guide.title} · {counted(size, "card")}
        </p>
        <button type="button" class="button guide-print" onClick={() => print()}>
          Print the guide
        </button>
        <PrintCards what="Print the cards" asked={{ game: ruleset, deck: guide.name, cards: [] }} file={fileName(guide.name)} />
      </header>
      <p>{guide.description}</p>
      <dl class="guide-plan">
        <div>
          <dt>To begin with</dt>
          <dd>{guide.hand}</dd>
        </div>
        <div>
          <dt>The turns</dt>
          <dd>{guide.turns}</dd>
        </div>
      </dl>
      {byType(guide.cards).map(([type, cards]) => (
        <section key={type} class="guide-type" aria-labelledby={`type-${type}`}>
          <h2 id={`type-${type}`}>{PLURAL[type] ?? type}</h2>
          <ul class="guide-cards">
            {cards.map((one) => (
              <Advised key={one.face.number} one={one} ruleset={ruleset} />
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  );
}

const PLURAL: Record<string, string> = {
  avatar: "Your avatar",
  city: "Cities",
  creature: "Creatures",
  equipment: "Equipment",
  event: "Events",
  magic: "Magic",
  enchantment: "Enchantments",
  quest: "Quests",
};

/** The cards in the order of the deck, by their types. */
function byType(cards: readonly AdvisedCard[]): [string, AdvisedCard[]][] {
  const found = new Map<string, AdvisedCard[]>();
  for (const one of cards) found.set(one.face.type, [...(found.get(one.face.type) ?? []), one]);
  return [...found];
}

function Advised({ one, ruleset }: { one: AdvisedCard; ruleset: string }) {
  const { face } = one;
  return (
    <li class="guide-card">
      <div class="guide-face">
        <CardFace face={face} size="tiny" quiet />
      </div>
      <div>
        <h3>
          <a href={`/cards/${ruleset}#${face.number}`}>{face.name}</a> <small>× {one.count}</small>
        </h3>
        {face.text && <p class="guide-text">{face.text}</p>}
        <p>{one.advice}</p>
      </div>
    </li>
  );
}
