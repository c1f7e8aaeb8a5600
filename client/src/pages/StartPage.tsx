import "./start.css";
import "./decks.css";
import { useState } from "preact/hooks";
import type { Guest, RulesetInfo } from "../messages";
import { request, rulesets } from "../net/api";
import { type Fetched, useFetched } from "./fetching";
import { DeckChoice } from "./DeckChoice";
import { Fan } from "./Fan";
import { Frame, Missing } from "./Frame";
import { GuestName } from "./GuestName";
import { Invite } from "./Invite";
import { MyGames } from "./MyGames";
import { OwnLink } from "./OwnLink";
import { PlayNow } from "./PlayNow";
import { type Setup, firstSetup, keptSetup } from "./setup";

/** The start: play now, invite a friend, go on with a game, or learn how it goes. */
export function StartPage() {
  const fetched = useFetched(rulesets, "rulesets");
  const guest = useFetched(() => request<Guest>("/api/guest"), "guest");
  if (fetched.state !== "loaded")
    return (
      <Frame title="WTactics" ruleset={null}>
        <h1>WTactics</h1>
        <Missing fetched={fetched} what="the games" />
      </Frame>
    );
  return <Start all={fetched.answer} guest={guest} />;
}

function Start({ all, guest }: { all: readonly RulesetInfo[]; guest: Fetched<Guest> }) {
  const kept = keptSetup();
  const [setup, setSetup] = useState<Setup | null>(() => {
    const first = all.find((one) => one.name === kept?.ruleset) ?? all[0];
    return first ? firstSetup(first, kept) : null;
  });
  const ruleset = all.find((one) => one.name === setup?.ruleset);
  if (!setup || !ruleset)
    return (
      <Frame title="WTactics" ruleset={null}>
        <h1>WTactics</h1>
        <p>This server has no game to play.</p>
      </Frame>
    );
  const change = (part: Partial<Setup>) => setSetup({ ...setup, ...part });
  return (
    <Frame title="WTactics" ruleset={ruleset.name} wide>
      <div class="hero">
        <div>
          <h1 class="display">
            Sit down and play.
            <br /> The table knows the rules.
          </h1>
          <p class="lead">{ruleset.summary}</p>
          <PlayNow ruleset={ruleset} setup={setup} change={change} />
        </div>
        <Fan ruleset={ruleset.name} />
      </div>
      <MyGames fetched={guest} />
      {all.length > 1 && <Games all={all} setup={setup} choose={(one) => setSetup(firstSetup(one, kept))} />}
      <section class="panel" aria-labelledby="decks">
        <h2 id="decks">Your deck</h2>
        <DeckChoice decks={ruleset.decks} chosen={setup.deck} choose={(deck) => change({ deck })} />
      </section>
      <div class="two">
        <Invite setup={setup} ruleset={ruleset} />
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

/** Which game is to be played, where the server knows several. */
function Games({ all, setup, choose }: { all: readonly RulesetInfo[]; setup: Setup; choose: (one: RulesetInfo) => void }) {
  return (
    <section class="panel" aria-labelledby="games">
      <h2 id="games">The game</h2>
      <div class="abreast" role="radiogroup" aria-labelledby="games">
        {all.map((one) => (
          <label class="pill">
            <input type="radio" name="ruleset" checked={one.name === setup.ruleset} onChange={() => choose(one)} />
            <span>{one.title}</span>
          </label>
        ))}
      </div>
    </section>
  );
}
