import type { RulesetInfo } from "../messages";
import { BEST_OF, type Setup } from "./setup";

/** A single game, or a match of several. */
export function Length({
  ruleset,
  setup,
  change,
}: {
  ruleset: RulesetInfo;
  setup: Setup;
  change: (part: Partial<Setup>) => void;
}) {
  return (
    <label>
      <span>Match</span>
      <select
        class="field"
        value={setup.bestOf}
        onChange={(event) => change({ bestOf: Number(event.currentTarget.value) })}
        data-testid="best-of"
      >
        <option value={1}>One game</option>
        <option value={BEST_OF}>Best of three{ruleset.best_of === BEST_OF ? " (its book recommends it)" : ""}</option>
      </select>
    </label>
  );
}
