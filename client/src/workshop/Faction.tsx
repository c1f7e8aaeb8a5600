import { TextSign } from "../cards/Symbols";
import { factionKey } from "../cards/tinctures";

/** A faction to be chosen by its sign: the only one, or one of several. */
export function Faction({
  faction,
  chosen,
  choose,
  several = false,
}: {
  faction: string;
  chosen: boolean;
  choose: () => void;
  several?: boolean;
}) {
  return (
    <label class="shop-faction" title={faction}>
      <input
        type={several ? "checkbox" : "radio"}
        name={several ? undefined : "faction"}
        checked={chosen}
        onChange={choose}
        aria-label={faction}
      />
      <svg viewBox="-13 -13 26 26" aria-hidden="true">
        <TextSign run={{ kind: "gem", text: "", faction: factionKey(faction) }} x={0} y={0} radius={11} />
      </svg>
    </label>
  );
}
