import type { RulesetInfo } from "../messages";
import type { Setup } from "./setup";

const SECRET = "discreet";

/** What a match may have otherwise than the rules say; nobody has to look at it. */
export function Settings({
  ruleset,
  setup,
  change,
}: {
  ruleset: RulesetInfo;
  setup: Setup;
  change: (part: Partial<Setup>) => void;
}) {
  if (!ruleset.settings.length) return null;
  const set = (name: string, value: number, usual: number) => {
    const { [name]: _, ...others } = setup.settings;
    change({ settings: Number.isNaN(value) || value === usual ? others : { ...others, [name]: value } });
  };
  return (
    <details class="settings">
      <summary>House rules</summary>
      <div class="settings-grid">
        {ruleset.settings
          .filter((one) => one.name !== SECRET)
          .map((one) => (
            <label>
              <span>
                {one.title}{" "}
                <small>
                  ({one.least} to {one.most})
                </small>
              </span>
              <input
                class="field"
                type="number"
                min={one.least}
                max={one.most}
                value={setup.settings[one.name] ?? one.default}
                onChange={(event) => set(one.name, within(event.currentTarget.valueAsNumber, one.least, one.most), one.default)}
              />
            </label>
          ))}
      </div>
      {ruleset.settings.some((one) => one.name === SECRET) && <Secret setup={setup} change={change} />}
    </details>
  );
}

/** Whether not being asked may tell of somebody's cards; people who play each other usually do not want that. */
function Secret({ setup, change }: { setup: Setup; change: (part: Partial<Setup>) => void }) {
  const set = (value: string) => {
    const { [SECRET]: _, ...others } = setup.settings;
    change({ settings: value === "" ? others : { ...others, [SECRET]: Number(value) } });
  };
  return (
    <label class="settings-secret">
      <span>Keep secret who holds an answer</span>
      <select
        class="field"
        data-testid="discreet"
        value={setup.settings[SECRET]?.toString() ?? ""}
        onChange={(event) => set(event.currentTarget.value)}
      >
        <option value="">between people</option>
        <option value="1">always</option>
        <option value="0">never</option>
      </select>
      <small>
        Whoever could hold one is asked, and goes on after a moment if there is none. It takes longer, and tells nothing.
      </small>
    </label>
  );
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.round(value), least), most);
}
