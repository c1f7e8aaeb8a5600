import type { FaceInfo } from "../messages";
import type { Charge } from "./charges";
import { charges } from "./motifs";
import { Dice } from "./seed";
import { type Tinctures, TINCTURES, factionKey } from "./tinctures";

export const COMPOSITIONS = ["shield", "walls", "burst", "sigil", "wreath", "pennon", "crowned", "road"] as const;
export const DIVISIONS = [
  "plain",
  "pale",
  "fess",
  "bend",
  "sinister",
  "quarterly",
  "saltire",
  "chevron",
  "barry",
  "paly",
  "bendy",
  "gyronny",
  "lozengy",
] as const;
export const ORDINARIES = ["none", "chief", "bordure", "pale", "fess", "bend", "chevron", "base", "orle", "flaunches"] as const;
export const SHIELDS = ["heater", "kite", "spanish", "french", "notched", "round"] as const;
export const SUPPORTERS = ["none", "spears", "branches", "flags", "wings", "tapers", "swords"] as const;
export const GROUNDS = ["hills", "waves", "peaks", "pines", "roofs", "stones"] as const;
export const DIAPERS = ["dots", "lozenges", "scales", "hatching", "crosses"] as const;

/** What a card's picture shows, in a herald's words; the drawing adds nothing to it. */
export interface Blazon {
  seed: string;
  composition: (typeof COMPOSITIONS)[number];
  charge: Charge;
  second: Charge;
  many: 1 | 2 | 3;
  shield: (typeof SHIELDS)[number];
  division: (typeof DIVISIONS)[number];
  ordinary: (typeof ORDINARIES)[number];
  supporters: (typeof SUPPORTERS)[number];
  ground: (typeof GROUNDS)[number];
  diaper: (typeof DIAPERS)[number];
  orb: number; // where sun or moon stands, in hundredths from the left; 0: none
  count: number; // rays, corners, towers or leaves
  turn: number; // in hundredths of a turn
  sky: string;
  field: string;
  other: string; // the field's second tincture
  bearing: string; // of the charge
  trim: string; // of ordinary and border
  deep: string;
}

const BY_TYPE: Record<string, Blazon["composition"]> = {
  creature: "shield",
  city: "walls",
  event: "burst",
  magic: "sigil",
  enchantment: "wreath",
  equipment: "pennon",
  avatar: "crowned",
  quest: "road",
};

type Drawn = Pick<FaceInfo, "number" | "name" | "faction" | "type" | "subtypes">;

/** The arms of a card: always the same for the same card. */
export function blazon(face: Drawn): Blazon {
  const seed = `${face.number}:${face.name}`;
  const dice = new Dice(seed);
  const suited = charges(`${face.name} ${face.subtypes.join(" ")}`);
  const charge = dice.pick(suited);
  const others = suited.filter((one) => one !== charge);
  const tinctures = TINCTURES[factionKey(face.faction)];
  return {
    seed,
    composition: BY_TYPE[face.type] ?? "pennon",
    charge,
    second: others.length ? dice.pick(others) : charge,
    many: dice.pick([1, 1, 1, 1, 2, 3] as const),
    shield: dice.pick(SHIELDS),
    division: dice.pick(DIVISIONS),
    ordinary: dice.pick(ORDINARIES),
    supporters: dice.pick(SUPPORTERS),
    ground: dice.pick(GROUNDS),
    diaper: dice.pick(DIAPERS),
    orb: dice.chance(0.7) ? dice.between(8, 92) : 0,
    count: dice.between(5, 12),
    turn: dice.below(25),
    ...paints(dice, tinctures),
  };
}

/** Metal on colour or colour on metal, and never two alike side by side. */
function paints(dice: Dice, tinctures: Tinctures): Pick<Blazon, "sky" | "field" | "other" | "bearing" | "trim" | "deep"> {
  const dark = dice.chance(0.62);
  const [fields, figures] = dark ? [tinctures.colours, tinctures.metals] : [tinctures.metals, tinctures.colours];
  const field = dice.pick(fields);
  return {
    sky: dice.pick(tinctures.skies),
    field,
    other: dice.pick(fields.filter((one) => one !== field)),
    bearing: dice.pick(figures),
    trim: dice.pick(figures),
    deep: tinctures.deep,
  };
}
