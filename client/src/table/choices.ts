import type { OptionShown, Question } from "../messages";

/** The key of a thing on the table: what can glow, be clicked and be dropped on. */
export type Key = string;

export const cardKey = (name: number): Key => (name < 0 ? seatKey(-1 - name) : `card:${name}`);
export const seatKey = (seat: number): Key => `seat:${seat}`;
export const areaKey = (seat: number, area: string): Key => `area:${seat}:${area}`;
export const slotKey = (seat: number, area: string, slot: number): Key => `slot:${seat}:${area}:${slot}`;

/** The thing that an option is about. */
export function mainOf(option: OptionShown, own: number): Key | null {
  if (option.card !== null) return cardKey(option.card);
  const seat = option.seat ?? own;
  if (option.area !== null) return option.slot !== null ? slotKey(seat, option.area, option.slot) : areaKey(seat, option.area);
  return option.seat !== null ? seatKey(option.seat) : null;
}

/** Where an option's thing can be dragged. */
export function ontoOf(option: OptionShown, own: number): Key | null {
  if (option.onto !== null) return cardKey(option.onto);
  if (option.onto_area === null) return null;
  return option.onto_slot !== null ? slotKey(own, option.onto_area, option.onto_slot) : areaKey(own, option.onto_area);
}

/** The options of a question, sorted by how they can be chosen; all are indices into its list. */
export interface Choices {
  main: Map<Key, number[]>; // by the thing they are about
  onto: Map<Key, number[]>; // by the thing they can be dropped on
  hidden: Map<Key, number[]>; // about cards that lie nowhere in sight
  loose: number[]; // to be shown as buttons
  rest: number[]; // that end or decline
}

/** Sort the options of a question; `inSight` tells which things the board draws. */
export function choicesOf(question: Question | null, own: number, inSight: (key: Key) => boolean): Choices {
  const choices: Choices = { main: new Map(), onto: new Map(), hidden: new Map(), loose: [], rest: [] };
  const options = question?.options ?? [];
  const sameThing = isAboutOneThing(options, own);
  options.forEach((option, index) => {
    const key = mainOf(option, own);
    const onto = ontoOf(option, own);
    if (option.rest) choices.rest.push(index);
    else if (key === null || (sameThing && onto === null)) choices.loose.push(index);
    else if (inSight(key)) put(choices.main, key, index);
    else if (key.startsWith("card:")) put(choices.hidden, key, index);
    else choices.loose.push(index);
    if (!option.rest && key !== null && onto !== null) put(choices.onto, onto, index);
  });
  return choices;
}

/** Several options about one card differ in something that no thing on the table shows: a price, a faction. */
function isAboutOneThing(options: readonly OptionShown[], own: number): boolean {
  const wishes = options.filter((option) => !option.rest);
  return wishes.length > 1 && new Set(wishes.map((option) => mainOf(option, own))).size === 1;
}

function put(map: Map<Key, number[]>, key: Key, index: number): void {
  const known = map.get(key);
  if (known) known.push(index);
  else map.set(key, [index]);
}

/** What a click on this thing could mean, while `held` is the thing taken up before (or null). */
export function meant(choices: Choices, options: readonly OptionShown[], own: number, key: Key, held: Key | null): number[] {
  if (held !== null && held !== key) {
    const dropped = (choices.onto.get(key) ?? []).filter((index) => mainOf(options[index] as OptionShown, own) === held);
    if (dropped.length) return dropped;
  }
  return choices.main.get(key) ?? choices.hidden.get(key) ?? choices.onto.get(key) ?? [];
}

/** The places where this thing can be dropped. */
export function targetsOf(choices: Choices, options: readonly OptionShown[], own: number, held: Key | null): Set<Key> {
  const targets = new Set<Key>();
  if (held === null) return targets;
  for (const index of choices.main.get(held) ?? choices.hidden.get(held) ?? []) {
    const onto = ontoOf(options[index] as OptionShown, own);
    if (onto !== null) targets.add(onto);
  }
  return targets;
}
