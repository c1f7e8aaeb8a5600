import type { SettingInfo } from "../../messages";
import { gameNamed } from "../../net/api";
import { useFetched } from "../../pages/fetching";
import { listed } from "../../words";
import { useInteraction } from "../choosing/interaction";

const UNTOLD: ReadonlySet<string> = new Set(["first_player", "discreet", "end_asked"]); // who began, and how it was asked, decided nothing

/** The numbers of this game that are not those of the rules: a rule that is quoted may name another. */
export function HouseRules() {
  const room = useInteraction().session.room.value;
  const name = room?.ruleset ?? "";
  const game = useFetched(() => gameNamed(name), name);
  const known = game.state === "loaded" ? (game.answer?.settings ?? []) : [];
  const other = known.filter((one) => !UNTOLD.has(one.name) && (room?.settings[one.name] ?? one.default) !== one.default);
  if (!other.length) return null;
  return (
    <p class="rule-words" data-testid="house-rules">
      In this game: {listed(other.map((one) => `${one.title.toLowerCase()} ${told(one, room?.settings[one.name])}`))}.
    </p>
  );
}

/** A number of the game, or whether a rule holds. */
function told(setting: SettingInfo, value: number | undefined): string {
  if (setting.least !== 0 || setting.most !== 1) return `${value}`;
  return value ? "(on)" : "(off)";
}
