import type { RulesetInfo } from "../messages";
import { rulesets } from "../net/api";
import { go } from "../router";
import { useFetched } from "./fetching";
import { modsOf, rulesetOf, switched } from "./setup";

type Named = readonly [name: string, title: string];

/** The heading of a page about one game, and the way to the same page of another. */
export function GameHead({ title, page, ruleset }: { title: string; page: "rules" | "cards" | "english"; ruleset: string }) {
  const fetched = useFetched(rulesets, "");
  const games = fetched.state === "loaded" ? gamesOf(fetched.answer, ruleset) : [];
  return (
    <div class="game-head">
      <h1>{title}</h1>
      {games.length > 0 && (
        <label>
          <span class="unseen-text">Game</span>
          <select
            class="field"
            value={ruleset}
            onChange={(event) => go(`/${page}/${event.currentTarget.value}`)}
            data-testid="of-game"
          >
            {games.map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** Every game, and each with each of its mods; besides the one at hand, if it has several. */
export function gamesOf(all: readonly RulesetInfo[], here: string): Named[] {
  const games = all.flatMap((game): Named[] => [
    [game.name, game.title],
    ...game.mods.map((mod): Named => [switched(game, mod.key), `${game.title} with ${mod.title}`]),
  ]);
  const own = all.find((game) => game.name === rulesetOf(here));
  if (!own || games.some(([name]) => name === here)) return own ? games : [];
  const mods = modsOf(here).map((key) => own.mods.find((mod) => mod.key === key)?.title ?? key);
  return [...games, [here, `${own.title} with ${mods.slice(0, -1).join(", ")} and ${mods.at(-1)}`]];
}
