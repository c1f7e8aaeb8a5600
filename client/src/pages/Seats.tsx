import type { RulesetInfo } from "../messages";
import { capitalized } from "../words";
import type { Setup } from "./setup";

const NUMBERS = ["no", "one", "two", "three", "four", "five"] as const;

/** How many sit across the table, where a game is for more than two. */
export function Seats({
  ruleset,
  setup,
  change,
}: {
  ruleset: RulesetInfo;
  setup: Setup;
  change: (part: Partial<Setup>) => void;
}) {
  const [least, most] = ruleset.seats;
  if (least === most) return null;
  const numbers = Array.from({ length: most - least + 1 }, (_, more) => least - 1 + more);
  return (
    <label>
      <span>Opponents</span>
      <select
        class="field"
        value={setup.others}
        onChange={(event) => change({ others: Number(event.currentTarget.value) })}
        data-testid="others"
      >
        {numbers.map((others) => (
          <option value={others}>
            {capitalized(NUMBERS[others] ?? `${others}`)} ({others + 1} players)
          </option>
        ))}
      </select>
    </label>
  );
}
