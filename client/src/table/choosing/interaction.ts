import { cardKey, cardOf, isArea, isCard, isSlot, nameKey, thingOf, type Key } from "../keys";
import { computed, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { CardState, FaceInfo, OptionShown } from "../../messages";
import { arrange, type Arrangement } from "../board/arrange";
import { type Choices, choicesOf, mainOf, meant, ranked, targetsOf } from "./choices";
import type { Session } from "../session/session";

/** What somebody looks at enlarged: a card on the table, or a face that a sentence spoke of. */
export type Look = { card: number } | { face: number };

const WHOLE: ReadonlySet<string> = new Set(["attack", "home"]); // who names one of a city's residents for these means the city
const BY_TOUCH: ReadonlySet<string> = new Set(["use", "rest"]); // these mean the card alone: to put it somewhere means something else
const NOTHING: Choices = choicesOf(null, 0, () => false);

/** What a player is about at the table: what is taken up, looked at, opened. */
export class Interaction {
  readonly held = signal<Key | null>(null);
  readonly menu = signal<{ key: Key; options: number[] } | null>(null);
  /** A thing is taken up and wants a place; `options` are what else can be done with it. */
  readonly aiming = signal<{ key: Key; options: number[]; verbs: string[]; byKeys: boolean } | null>(null);
  /** What is chosen and only wants to be confirmed; its arrow stands. */
  readonly named = signal<number | null>(null);
  readonly pointed = signal<number | null>(null); // the card under the pointer or the focus
  readonly shown = signal<ReadonlySet<Key>>(new Set()); // the things that the option under the pointer or the focus is about
  readonly search = signal(false); // are the cards to choose from looked through?
  readonly look = signal<Look | null>(null);
  readonly sheet = signal(false); // is the enlarged card open on a narrow screen?
  readonly open = signal<string | null>(null); // a pile that is open: seat:area
  readonly faces = signal<Map<number, FaceInfo>>(new Map());
  readonly glossary = signal<Record<string, string>>({}); // what keywords mean
  readonly readOut = signal("");

  readonly arrangement = computed<Arrangement | null>(() => {
    const { layout, table, seat } = this.session;
    return layout.value && table.value ? arrange(layout.value, table.value, seat.value) : null;
  });

  readonly options = computed<readonly OptionShown[]>(() =>
    this.session.busy.value ? [] : (this.session.question.value?.options ?? []),
  );

  readonly choices = computed<Choices>(() => {
    const at = this.arrangement.value;
    const question = this.session.question.value;
    if (!at || !question || this.session.busy.value) return NOTHING;
    return choicesOf(
      question,
      this.own,
      (key) => at.sight.has(key),
      (key) => at.standing.get(key) ?? key,
    );
  });

  /** What is done unless somebody wants it otherwise: proposed by the server, until it is put aside. */
  readonly aside = signal(false);
  readonly proposed = computed<number | null>(() => {
    const index = this.aside.value ? -1 : this.options.value.findIndex((option) => option.proposed);
    return index < 0 ? null : index;
  });

  /** The things on the table that would go with the proposal; to touch another changes it. */
  readonly going = computed<ReadonlySet<Key>>(() => {
    const index = this.proposed.value;
    const { about, loose } = this.choices.value;
    if (index === null || loose.includes(index) || this.proposedAt.value) return new Set();
    return new Set([...(about[index] ?? []), ...(this.options.value[index]?.aims ?? []).map(nameKey)]);
  });

  /** Who would stand in a slot if the proposal were taken. */
  readonly proposedAt = computed<{ key: Key; card: number } | null>(() => {
    const [option, place] = [
      this.options.value[this.proposed.value ?? -1],
      this.choices.value.places[this.proposed.value ?? -1] ?? null,
    ];
    return option?.card != null && place?.startsWith("slot:") ? { key: place, card: option.card } : null;
  });

  readonly targets = computed<Set<Key>>(() => targetsOf(this.choices.value, this.held.value));

  /** What the best of the options comes to that go there with the thing taken up: by the place, the option. */
  readonly best = computed<Map<Key, number>>(() => {
    const { main, hidden, places } = this.choices.value;
    const mine = this.held.value === null ? [] : (main.get(this.held.value) ?? hidden.get(this.held.value) ?? []);
    const best = new Map<Key, number>();
    for (const index of ranked(this.options.value, mine)) {
      const onto = places[index] ?? null;
      if (onto !== null && !best.has(onto)) best.set(onto, index);
    }
    return best;
  });

  /** The thing itself, or what it lies in, whichever may be dropped on. */
  placeAround(key: Key): Key | null {
    return this.around(key).find((one) => this.targets.value.has(one)) ?? null;
  }

  private around(key: Key): Key[] {
    const thing = this.standing(key);
    return [thing, ...(this.arrangement.value?.within.get(thing) ?? [])];
  }

  /** What a touch of this thing means: itself, or the group or area that it belongs to where that may be chosen and it may not. */
  private meantBy(key: Key): Key {
    const thing = this.standing(key);
    if (this.held.value !== null && this.held.value !== thing) return this.placeAround(key) ?? thing;
    return this.may(thing) ? thing : (this.around(key).find((one) => this.isWhole(one)) ?? thing);
  }

  /** May an area or a city be chosen with all that belongs to it? */
  private isWhole(key: Key): boolean {
    const about = this.choices.value.main.get(key) ?? [];
    return about.length > 0 && about.every((index) => isArea(key) || WHOLE.has(this.options.value[index]?.verb ?? ""));
  }

  /** In how many ways the thing taken up can go there. */
  waysTo(onto: Key | null): number {
    return onto === null ? 0 : meant(this.choices.value, onto, this.held.value).length;
  }

  /** The same in words. */
  notesAt(onto: Key): readonly string[] {
    return this.options.value[this.best.value.get(onto) ?? -1]?.notes ?? [];
  }

  /** What is named so far at the open question, in any order: by its thing. */
  readonly taken = computed<ReadonlyMap<Key, OptionShown>>(
    () =>
      new Map(
        (this.session.question.value?.named ?? []).flatMap((option) => {
          const key = mainOf(option, this.own);
          return key === null ? [] : [[key, option] as const];
        }),
      ),
  );

  /** Whom the card that is pointed at (or else taken up) reaches with its weapons. */
  readonly reach = computed<Set<Key>>(() => {
    const held = cardOf(this.held.value);
    return new Set((this.card(this.pointed.value ?? held)?.reach ?? []).map((name) => cardKey(name)));
  });

  constructor(readonly session: Session) {}

  get own(): number {
    return this.session.seat.value ?? 0;
  }

  /** The card under this name, if it is seen. */
  card(name: number | null): CardState | null {
    return name === null ? null : (this.arrangement.value?.cards.get(name) ?? null);
  }

  /** What cards are called, those in slots with their slot. */
  titlesOf(names: readonly number[] = []): string[] {
    return names.map((name) => [this.card(name)?.title, this.slotTitle(name)].filter(Boolean).join(" ")).filter(Boolean);
  }

  private slotTitle(name: number): string {
    const slot = this.card(name)?.slot ?? null;
    return slot === null ? "" : (this.session.layout.value?.areas.find((area) => area.form === "grid")?.slots[slot] ?? "");
  }

  /** What a player is called here. */
  nameOf(seat: number): string {
    const { room, seat: own } = this.session;
    if (seat === own.value) return "You";
    return room.value?.seats.find((one) => one.seat === seat)?.name ?? `Player ${seat + 1}`;
  }

  /** A player as a sentence calls them: whoever sits here is spoken to, the server has seen to that. */
  calledBySeat(seat: number, otherwise: string): string {
    const { room, seat: own } = this.session;
    if (seat === own.value) return otherwise;
    return room.value?.seats.find((one) => one.seat === seat)?.name || otherwise;
  }

  /** What a thing is called: a card by its title, a player by name. */
  calledByKey(key: Key): string {
    const { card, seat, area } = thingOf(key);
    if (card !== undefined) return this.card(card)?.title ?? "";
    return seat !== undefined && area === undefined ? this.nameOf(seat) : "";
  }

  /** The number of the pending play that aims at this thing: a card, or -1 - seat. */
  numberOf(thing: number): number | null {
    const place = this.session.table.value?.chain.findIndex((play) => play.aims.includes(thing)) ?? -1;
    return place < 0 ? null : place + 1;
  }

  face(state: CardState | null): FaceInfo | null {
    return state?.face == null ? null : (this.faces.value.get(state.face) ?? null);
  }

  /** What may be done with this thing now: chosen, dropped on, or nothing. */
  may(key: Key): "choose" | "target" | null {
    if (this.targets.value.has(key)) return "target";
    if (this.taken.value.has(key)) return "choose";
    if (this.choices.value.main.has(key) || this.choices.value.hidden.has(key)) return "choose";
    const onto = this.held.value === null && isCard(key) ? (this.choices.value.onto.get(key) ?? []) : [];
    return onto.some((index) => this.options.value[index]?.onto != null && !this.options.value[index]?.leap.length)
      ? "choose"
      : null; // not for the slot it stands in
  }

  /** Click a thing: choose it, take it up, open its menu, or ask why it cannot be chosen. */
  touch(thing: Key, byKeys = false): void {
    const key = this.meantBy(thing);
    const taken = this.taken.value.get(key);
    if (taken) return this.session.takeBack(taken);
    const options = meant(this.choices.value, key, this.held.value);
    const may = this.may(key);
    if (may === "target") return this.choose(key, options);
    const again = this.aiming.value?.key === key;
    const isPlace = isSlot(key); // a place may be touched first: who is to go there?
    if (options.length === 0 || (!may && !isPlace) || again) {
      const taken = this.held.value ?? this.menu.value?.key ?? null;
      const had = this.letGo();
      if (!had || taken !== key) this.session.why(thingOf(key)); // one that is taken up is let go by itself
      return;
    }
    const mine = options.filter((index) => this.choices.value.about[index]?.includes(key));
    const several =
      new Set(mine.map((index) => this.choices.value.places[index] ?? null).filter((onto) => onto !== null)).size > 1;
    const aimed = mine.filter((index) => this.isPlaced(index, several));
    if (aimed.length) this.take(key, options, aimed, byKeys);
    else if (options.length === 1 && this.isLight(options[0] as number, key)) this.pick(options[0] as number);
    else this.choose(key, options, this.isMain(key) ? key : null);
  }

  /** Does a touch of this thing choose the option? Not where it does at once what nobody has named yet. */
  private isLight(index: number, key: Key): boolean {
    return !this.options.value[index]?.at_once && (this.choices.value.about[index]?.includes(key) ?? false);
  }

  /** Choose among these: at once if there is one, else by a menu. */
  private choose(key: Key, options: number[], held = this.held.value): void {
    const [only = -1] = options.length === 1 && held !== key && held !== null ? options : [];
    if (this.isAimed(only)) return this.name(only);
    if (only >= 0 && !this.options.value[only]?.at_once) return this.pick(only);
    this.aiming.value = null;
    this.held.value = held;
    this.menu.value = { key, options: ranked(this.options.value, options) };
  }

  /** Does this do at once what an arrow can show before? */
  private isAimed(index: number): boolean {
    const option = this.options.value[index];
    return option?.at_once === true && option.leap.length > 0;
  }

  /** Name an option: it is done when it is confirmed. */
  private name(index: number): void {
    this.letGo();
    this.named.value = index;
    this.show(index);
  }

  /** Do what was named; false if nothing was. */
  confirm(): boolean {
    const index = this.named.value;
    if (index !== null) this.pick(index);
    return index !== null;
  }

  /** Take a thing up whose places are all in sight: the bar says what else can be done with it. */
  private take(key: Key, all: number[], aimed: number[], byKeys: boolean): void {
    const options = ranked(
      this.options.value,
      all.filter((index) => !aimed.includes(index)),
    );
    const verbs = [...new Set(aimed.map((index) => this.options.value[index]?.verb ?? ""))];
    this.menu.value = null;
    this.search.value = false;
    this.held.value = key;
    this.aiming.value = { key, options, verbs, byKeys };
  }

  /** Is this option chosen by its place: a slot or the card in one, whom it attacks, or one of several places in sight? */
  private isPlaced(index: number, several: boolean): boolean {
    const onto = this.choices.value.places[index] ?? null;
    if (onto === null) return false;
    const inSlot = isSlot(onto) || this.placed.value.has(onto);
    return (
      inSlot || ((several || this.options.value[index]?.at_once === true) && (this.arrangement.value?.sight.has(onto) ?? false))
    );
  }

  private readonly placed = computed(() => new Set<Key>(this.arrangement.value?.standing.values()));

  /** The card in a slot stands for it. */
  standing(key: Key): Key {
    return this.arrangement.value?.standing.get(key) ?? key;
  }

  private isMain(key: Key): boolean {
    return this.choices.value.main.has(key) || this.choices.value.hidden.has(key);
  }

  /** Ask why, whether or not the thing can be chosen. */
  touchWhy(key: Key): void {
    this.letGo();
    this.session.why(thingOf(key));
  }

  pick(index: number): void {
    this.letGo();
    this.session.choose(index);
  }

  /** A new question: what was taken up or looked through belongs to another one. */
  begin(): void {
    this.letGo();
    this.aside.value = false;
    this.search.value = false;
  }

  /** Let go of what is taken up; false if there was nothing. */
  letGo(): boolean {
    const had = this.held.value !== null || this.menu.value !== null || this.named.value !== null;
    this.held.value = null;
    this.named.value = null;
    this.menu.value = null;
    this.aiming.value = null;
    this.shown.value = new Set();
    return had;
  }

  /** Drop a dragged thing on another: true if that chose something. */
  drop(key: Key, onto: Key | null): boolean {
    const { main, hidden, places } = this.choices.value;
    const mine = main.get(key) ?? hidden.get(key) ?? [];
    const around = onto === null ? [] : this.around(onto);
    const place = around.find((one) => mine.some((index) => places[index] === one));
    const exact = place === undefined ? [] : mine.filter((index) => places[index] === place);
    const chosen = exact.length
      ? exact
      : mine.filter((index) => places[index] === null && onto !== key && !BY_TOUCH.has(this.options.value[index]?.verb ?? ""));
    const [only = -1] = chosen.length === 1 ? chosen : [];
    if (!chosen.length) this.dropIdly(key, onto);
    else if (this.isAimed(only)) this.name(only);
    else if (chosen.length === 1 && !this.options.value[chosen[0] as number]?.at_once) this.pick(chosen[0] as number);
    else if (chosen.length) this.menu.value = { key, options: ranked(this.options.value, chosen) };
    return chosen.length > 0;
  }

  /** Nothing comes of it: where that is no mere change of mind, it is said why. */
  private dropIdly(key: Key, onto: Key | null): void {
    if (onto === null) return;
    const place = this.standing(onto);
    if (place === key && !this.isMain(key)) this.session.why(thingOf(key));
    else if (!this.around(key).includes(place)) this.session.why(thingOf(key), thingOf(place));
  }

  /** Is it one of the own cards, which a hand may take up though nothing can be done with it? */
  private isOwn(key: Key): boolean {
    const card = isCard(key) ? this.card(Number(key.slice(5))) : null;
    return card !== null && card.controller === this.session.seat.value && this.options.value.length > 0;
  }

  /** Can this be dragged? */
  movable(key: Key): boolean {
    return this.isMain(key) || this.isOwn(key);
  }

  /** Is there any place to drag it to? */
  hasTargets(key: Key): boolean {
    return targetsOf(this.choices.value, key).size > 0;
  }

  /** Look at what else could be chosen than is proposed. */
  putAside(): void {
    this.aside.value = true;
    this.session.decline();
  }

  /** The option that ends or declines, if there is just one. */
  rest(): number | null {
    const { rest } = this.choices.value;
    if (this.proposed.value !== null) return this.proposed.value;
    return rest.length === 1 ? (rest[0] as number) : null;
  }

  /** Look at a card enlarged; while it is pointed at, the table shows whom it reaches. */
  lookAt(look: Look | null, pointing = false): void {
    this.look.value = look;
    this.pointed.value = pointing && look !== null && "card" in look ? look.card : null;
  }

  /** Show what an option is about, while it is pointed at. */
  show(index: number | null): void {
    const aims = index === null ? [] : (this.options.value[index]?.aims ?? []).map(nameKey);
    const keys =
      index === null ? [] : [...(this.choices.value.about[index] ?? []), this.choices.value.places[index] ?? null, ...aims];
    this.shown.value = new Set(keys.filter((key) => key !== null));
  }
}

export const InteractionContext = createContext<Interaction | null>(null);

export function useInteraction(): Interaction {
  const ui = useContext(InteractionContext);
  if (!ui) throw new Error("no interaction: this can only be drawn at a table");
  return ui;
}
