import type { ModInfo, RulesetInfo } from "../messages";
import { OfferFacts } from "./OfferFacts";
import { OfferPicture } from "./OfferPicture";
import { isByHand, modsOf, rulesetOf, switched, withHands } from "./setup";

interface ModsProps {
  all: readonly RulesetInfo[];
  wanted: string; // the name of the game, with the mods that are switched on
  choose: (name: string) => void;
}

/** What can be switched on beside the rules of a game, each with what is otherwise then; the mods of other games last. */
export function Mods({ all, wanted, choose }: ModsProps) {
  const own = all.find((one) => one.name === rulesetOf(wanted));
  const games = [...(own ? [own] : []), ...all.filter((one) => one !== own)].filter((game) => game.mods.length);
  if (!games.length) return null;
  return (
    <section class="panel" aria-labelledby="mods">
      <h2 id="mods">With more, or otherwise</h2>
      <fieldset class="mods">
        <legend>Mods change the rules of one game; switch on as many as go together.</legend>
        {games.flatMap((game) =>
          game.mods.map((mod) => (
            <Mod
              key={`${game.name}+${mod.key}`}
              mod={mod}
              game={game}
              own={game === own}
              on={game === own && modsOf(wanted).includes(mod.key)}
              choose={() => choose(game === own ? switched({ ...game, name: wanted }, mod.key) : `${game.name}+${mod.key}`)}
            />
          )),
        )}
      </fieldset>
    </section>
  );
}

interface HandsProps {
  wanted: string; // the name of the game, with the mods that are switched on
  choose: (name: string) => void;
}

/** The switch for cards whose texts nobody reads, where the server lets people play such. */
export function Hands({ wanted, choose }: HandsProps) {
  const on = isByHand(wanted);
  return (
    <section class="panel" aria-labelledby="hands">
      <h2 id="hands">By hand</h2>
      <label data-testid="by-hand">
        <input type="checkbox" checked={on} onChange={() => choose(withHands(wanted, !on))} />{" "}
        <span>
          Cards whose texts nobody reads may be played by hand.{" "}
          <span class="soft">
            Their players say what they do, one step after the other, and the others let it stand or object. Among people only.
          </span>
        </span>
      </label>
    </section>
  );
}

interface ModProps {
  mod: ModInfo;
  game: RulesetInfo;
  own: boolean; // is it one of the game that is chosen?
  on: boolean;
  choose: () => void;
}

function Mod({ mod, game, own, on, choose }: ModProps) {
  return (
    <div class="mod" data-testid={own ? `mod-${mod.key}` : `mod-${game.name}-${mod.key}`}>
      <label>
        <OfferPicture offer={mod.offer} title={mod.title} />
        <input type="checkbox" checked={on} onChange={choose} />
        <span>
          <strong>{mod.title}</strong> <span class="soft">{mod.about}</span>
        </span>
      </label>
      <p class="mod-game">
        {own ? "Of" : "Chooses"} {game.title}
      </p>
      <OfferFacts offer={mod.offer} seats={mod.seats} />
    </div>
  );
}
