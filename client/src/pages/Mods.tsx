import type { RulesetInfo } from "../messages";
import { modsOf, switched } from "./setup";

/** What can be switched on beside the rules of a game, each with what is otherwise then. */
export function Mods({
  game,
  wanted,
  choose,
}: {
  game: RulesetInfo;
  wanted: string; // its name, with the mods that are switched on
  choose: (name: string) => void;
}) {
  if (game.mods.length === 0) return null;
  const on = modsOf(wanted);
  return (
    <fieldset class="mods">
      <legend>Mods</legend>
      {game.mods.map((mod) => (
        <label class="mod" key={mod.key} data-testid={`mod-${mod.key}`}>
          <input
            type="checkbox"
            checked={on.includes(mod.key)}
            onChange={() => choose(switched({ ...game, name: wanted }, mod.key))}
          />
          <span>
            <strong>{mod.title}</strong> <span class="soft">{mod.about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
