import { useState } from "preact/hooks";
import type { RulesetInfo } from "../messages";
import { faultText } from "./fetching";
import { Length } from "./Length";
import { Settings } from "./Settings";
import { Seats } from "./Seats";
import { type Setup, playNow } from "./setup";

interface PlayNowProps {
  ruleset: RulesetInfo;
  setup: Setup;
  change: (part: Partial<Setup>) => void;
  waits: boolean; // for the game that is to be played
}

/** One click to a game against a bot; deck and level are chosen already, and can be changed. */
export function PlayNow({ ruleset, setup, change, waits }: PlayNowProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const deck = ruleset.decks.find((one) => one.key === setup.deck);
  const bot = ruleset.bots.find((one) => one.key === setup.bot);
  const play = async () => {
    setBusy(true);
    setFault("");
    try {
      await playNow(setup);
    } catch (error) {
      setFault(faultText(error));
      setBusy(false);
    }
  };
  return (
    <form
      class="play"
      onSubmit={(event) => {
        event.preventDefault();
        void play();
      }}
    >
      <button type="submit" class="button button-main button-big" disabled={busy || waits} data-testid="play-now">
        {busy ? "Laying out the cards …" : `Play now against ${setup.others === 1 ? "a bot" : `${setup.others} bots`}`}
      </button>
      <p class="soft">
        You play <strong>{deck?.name}</strong> (
        <a href="#decks" onClick={toDecks}>
          change
        </a>
        ).
      </p>
      <div class="play-choices">
        <Seats ruleset={ruleset} setup={setup} change={change} />
        <label>
          <span>Level</span>
          <select
            class="field"
            value={setup.bot}
            onChange={(event) => change({ bot: event.currentTarget.value })}
            data-testid="level"
            aria-describedby="level-means"
          >
            {ruleset.bots.map((one) => (
              <option value={one.key}>{one.title}</option>
            ))}
          </select>
        </label>
        <label>
          <span>{setup.others === 1 ? "It plays" : "They play"}</span>
          <select
            class="field"
            value={setup.against}
            onChange={(event) => change({ against: event.currentTarget.value })}
            data-testid="against"
          >
            {ruleset.decks.map((one) => (
              <option value={one.key}>{one.name}</option>
            ))}
          </select>
        </label>
        <Length ruleset={ruleset} setup={setup} change={change} />
      </div>
      <p class="soft" id="level-means">
        {bot ? `This bot ${bot.description}.` : ""}
      </p>
      <Settings ruleset={ruleset} setup={setup} change={change} />
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

function toDecks(event: Event): void {
  event.preventDefault();
  document.getElementById("decks")?.scrollIntoView({ block: "start", behavior: "smooth" });
  document.querySelector<HTMLInputElement>("input[name=deck]:checked")?.focus({ preventScroll: true });
}
