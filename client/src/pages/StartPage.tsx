import "./start.css";
import "./decks.css";
import { useState } from "preact/hooks";
import type { Guest, RulesetInfo } from "../messages";
import { gameNamed, request, rulesets } from "../net/api";
import { fileName, PrintCards } from "../paper/PrintCards";
import { type Fetched, faultText, useFetched } from "./fetching";
import { DeckChoice } from "./DeckChoice";
import { Frame, Missing } from "./Frame";
import { GuestName } from "./GuestName";
import { Invite } from "./Invite";
import { Hands, Mods } from "./Mods";
import { MyGames } from "./MyGames";
import { Offers, friendliest } from "./Offers";
import { OwnLink } from "./OwnLink";
import { PlayNow } from "./PlayNow";
import { type Setup, firstSetup, keptSetup, playFirst, playNow, rulesetOf } from "./setup";

/** The start: play now, invite a friend, go on with a game, or learn how it goes. */
export function StartPage() {
  const fetched = useFetched(offered, "rulesets");
  const guest = useFetched(() => request<Guest>("/api/guest"), "guest");
  if (fetched.state !== "loaded")
    return (
      <Frame title="WTactics" ruleset={null}>
        <h1>WTactics</h1>
        <Missing fetched={fetched} what="the games" />
      </Frame>
    );
  const { all, first } = fetched.answer;
  if (first) return <Start all={all} first={first} guest={guest} />;
  return (
    <Frame title="WTactics" ruleset={null}>
      <h1>WTactics</h1>
      <p>This server has no game to play.</p>
    </Frame>
  );
}

/** All games, and the one to offer first: that of last time, with its mods if they are still there, or the easiest. */
async function offered(): Promise<{ all: RulesetInfo[]; first: RulesetInfo | undefined }> {
  const all = await rulesets();
  const last = keptSetup()?.ruleset ?? "";
  const own = all.find((one) => one.name === rulesetOf(last));
  const first = own && (await gameNamed(last).catch(() => own));
  return { all, first: first ?? friendliest(all) };
}

function Start({ all, first, guest }: { all: readonly RulesetInfo[]; first: RulesetInfo; guest: Fetched<Guest> }) {
  const [ruleset, setRuleset] = useState(first);
  const [setup, setSetup] = useState<Setup>(() => firstSetup(first, keptSetup()));
  const [fault, setFault] = useState("");
  const [wanted, setWanted] = useState(""); // the game that is on its way, with other mods
  const change = (part: Partial<Setup>) => setSetup({ ...setup, ...part });
  const begin = (game: RulesetInfo, like: Partial<Setup> | null) => {
    setFault("");
    setWanted("");
    setRuleset(game);
    setSetup(firstSetup(game, like));
  };
  const otherwise = (name: string) => {
    setWanted(name);
    gameNamed(name).then(
      (game) => game && begin(game, { ...setup, ruleset: name }),
      (error: unknown) => {
        setWanted("");
        setFault(faultText(error));
      },
    );
  };
  const deck = ruleset.decks.find((one) => one.key === setup.deck);
  const sitDown = (game: RulesetInfo, ready: Promise<void>) => {
    begin(game, null);
    ready.catch((error: unknown) => setFault(faultText(error)));
  };
  return (
    <Frame title="WTactics" ruleset={ruleset.name} wide>
      <div class="welcome">
        <h1 class="display">Sit down and play. The table knows the rules.</h1>
        <p class="soft">No account, nothing to install.</p>
      </div>
      <MyGames fetched={guest} />
      <Offers
        all={all}
        chosen={rulesetOf(ruleset.name)}
        choose={(one) => begin(one, keptSetup())}
        play={(one) => sitDown(one, playNow(firstSetup(one)))}
        learn={(one) => sitDown(one, playFirst(one))}
        waits={wanted !== ""}
      />
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <section class="panel" aria-labelledby="yours">
        <h2 id="yours">{ruleset.title}</h2>
        <p class="soft">{ruleset.summary}</p>
        <PlayNow ruleset={ruleset} setup={setup} change={change} waits={wanted !== ""} />
      </section>
      <Mods all={all} wanted={wanted || ruleset.name} choose={otherwise} />
      {ruleset.hands && <Hands wanted={wanted || ruleset.name} choose={otherwise} />}
      <section class="panel" aria-labelledby="decks">
        <h2 id="decks">Your deck</h2>
        <DeckChoice decks={ruleset.decks} chosen={setup.deck} choose={(deck) => change({ deck })} />
        {deck?.guide && (
          <p>
            <a href={`/deck/${ruleset.name}/${deck.key}`} data-testid="deck-guide">
              {deck.name}, card by card
            </a>
            , with advice, to read or to print
          </p>
        )}
        {deck && (
          <PrintCards
            key={deck.key}
            what={`Print ${deck.name}`}
            asked={{ game: ruleset.name, deck: deck.name, cards: [] }}
            file={fileName(deck.name)}
          />
        )}
      </section>
      <div class="two">
        <Invite setup={setup} ruleset={ruleset} waits={wanted !== ""} />
        <section class="panel" aria-labelledby="learn">
          <h2 id="learn">New here?</h2>
          <ul class="ways">
            <li>
              <a href={`/how/${ruleset.name}`}>How to play {ruleset.title}</a>, in one screen
            </li>
            <li>
              <a href={`/rules/${ruleset.name}`}>The rulebook</a>, every rule with its number
            </li>
            <li>
              <a href={`/cards/${ruleset.name}`}>All the cards</a>, to search and to read
            </li>
          </ul>
          <GuestName fetched={guest} />
          {guest.state === "loaded" && <OwnLink />}
        </section>
      </div>
    </Frame>
  );
}
