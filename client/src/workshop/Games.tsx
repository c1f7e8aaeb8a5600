import type { RulesetInfo } from "../messages";
import { rulesetOf, titleOf } from "./drafts";

/** In which game the card is read: a tab for each ruleset, and its mods. */
export function Games({
  games,
  game,
  choose,
}: {
  games: readonly RulesetInfo[];
  game: string;
  choose: (game: string) => void;
}) {
  const here = games.find(({ name }) => name === rulesetOf(game));
  return (
    <div class="shop-games">
      <div class="shop-tabs" role="group" aria-label="Game">
        {games.map(({ name, title }) => (
          <button
            type="button"
            aria-pressed={name === rulesetOf(game)}
            title={title}
            onClick={() => choose(name)}
            data-testid={`game-${name}`}
          >
            {titleOf(name)}
          </button>
        ))}
      </div>
      {here && here.mods.length > 0 && (
        <label>
          <span class="unseen-text">Mod</span>
          <select class="field" value={game} onChange={(event) => choose(event.currentTarget.value)}>
            <option value={here.name}>no mod</option>
            {here.mods.map(({ key, title }) => (
              <option value={`${here.name}+${key}`}>with {title}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
