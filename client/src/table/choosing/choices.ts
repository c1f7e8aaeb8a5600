import type { OptionShown, Question } from "../../messages";
import { type Key, areaKey, isCard, nameKey, seatKey, slotKey } from "../keys";

/** The thing that an option is about. */
export function mainOf(option: OptionShown, own: number): Key | null {
  if (option.card !== null) return nameKey(option.card);
  const seat = option.seat ?? own;
  if (option.area !== null) return option.slot !== null ? slotKey(seat, option.area, option.slot) : areaKey(seat, option.area);
  return option.seat !== null ? seatKey(option.seat) : null;
}

/** Where an option's thing can be dragged. */
export function ontoOf(option: OptionShown, own: number): Key | null {
  if (option.onto !== null) return nameKey(option.onto);
  if (option.onto_area === null) return null;
  const seat = option.onto_seat ?? own;
  return option.onto_slot !== null ? slotKey(seat, option.onto_area, option.onto_slot) : areaKey(seat, option.onto_area);
}

/** Which thing stands in a slot: its card, or the slot itself where it is empty. */
export type Standing = (slot: Key) => Key;

/** All things that an option is about: one, or each that stands in the slots that it names together. */
function aboutOf(option: OptionShown, own: number, standing: Standing): Key[] {
  const { area, slots } = option;
  if (area !== null && slots.length) return slots.map((slot) => standing(slotKey(option.seat ?? own, area, slot)));
  const main = mainOf(option, own);
  return main === null ? [] : [standing(main)];
}

/** The options of a question, sorted by how they can be chosen; all are indices into its list. */
export interface Choices {
  about: Key[][]; // by option: the things that it is about
  places: (Key | null)[]; // by option: where its thing can be dropped
  main: Map<Key, number[]>; // by the thing they are about
  onto: Map<Key, number[]>; // by the thing they can be dropped on
  hidden: Map<Key, number[]>; // about cards that lie nowhere in sight
  loose: number[]; // to be shown as buttons
  rest: number[]; // that end or decline
}

/** Sort the options of a question; `inSight` tells which things the board draws. */
export function choicesOf(
  question: Question | null,
  own: number,
  inSight: (key: Key) => boolean,
  standing: Standing = (slot) => slot,
): Choices {
  const options = question?.options ?? [];
  const about = options.map((option) => aboutOf(option, own, standing));
  const places = options.map((option) => ontoOf(option, own)).map((key) => (key === null ? null : standing(key)));
  const choices: Choices = { about, places, main: new Map(), onto: new Map(), hidden: new Map(), loose: [], rest: [] };
  const sameThing = isAboutOneThing(options, about);
  ranked(options, [...options.keys()]).forEach((index) => {
    const option = options[index] as OptionShown;
    const [keys, onto] = [about[index] as Key[], places[index] as Key | null];
    const [first] = keys;
    if (option.proposed && option.leap.length) return; // the bar has it, as long as it is not put aside
    if (option.rest) choices.rest.push(index);
    else if (first === undefined) choices.loose.push(index);
    else if (sameThing && onto === null) {
      choices.loose.push(index);
      if (keys.every(inSight)) keys.forEach((key) => put(choices.main, key, index)); // whoever touches it is shown the same
    } else if (keys.every(inSight)) keys.forEach((key) => put(choices.main, key, index));
    else if (isCard(first)) put(choices.hidden, first, index);
    else choices.loose.push(index);
    if (!option.rest && first !== undefined && onto !== null) put(choices.onto, onto, index);
  });
  return choices;
}

/** Several options about one card differ in something that no thing on the table shows: a price, a faction. */
function isAboutOneThing(options: readonly OptionShown[], about: readonly Key[][]): boolean {
  const attempts = about.filter((_, index) => !options[index]?.rest);
  return attempts.length > 1 && new Set(attempts.map(String)).size === 1;
}

function put(map: Map<Key, number[]>, key: Key, index: number): void {
  const known = map.get(key);
  if (known) known.push(index);
  else map.set(key, [index]);
}

/** What a click on this thing could mean, while `held` is the thing taken up before (or null). */
export function meant(choices: Choices, key: Key, held: Key | null): number[] {
  if (held !== null && held !== key) {
    const dropped = (choices.onto.get(key) ?? []).filter((index) => choices.about[index]?.includes(held));
    if (dropped.length) return dropped;
  }
  return choices.main.get(key) ?? choices.hidden.get(key) ?? choices.onto.get(key) ?? [];
}

/** The same options, the best first. */
export function ranked(options: readonly OptionShown[], indices: readonly number[]): number[] {
  return [...indices].sort((a, b) => (options[a]?.rank ?? 0) - (options[b]?.rank ?? 0));
}

/** The places where this thing can be dropped. */
export function targetsOf(choices: Choices, held: Key | null): Set<Key> {
  const mine = held === null ? [] : (choices.main.get(held) ?? choices.hidden.get(held) ?? []);
  return new Set(mine.map((index) => choices.places[index] ?? null).filter((onto) => onto !== null));
}
