import { computed, signal } from "@preact/signals";
import { cardKey, cardOf, isCard, type Key, nameKey } from "../keys";
import type { TableView } from "../view";
import type { Zoom } from "../zoom/zoom";
import { meant, targetsOf } from "./choices";
import type { Options } from "./options";

/** What is taken up, or wants to be confirmed, and what may be done with it. */
export class Selection {
  readonly held = signal<Key | null>(null);
  readonly menu = signal<{ key: Key; options: number[] } | null>(null);
  /** A thing is taken up and wants a place; `options` are what else can be done with it. */
  readonly aiming = signal<{ key: Key; options: number[]; verbs: string[]; byKeys: boolean } | null>(null);
  /** What is chosen and only wants to be confirmed; its arrow stands. */
  readonly unconfirmed = signal<number | null>(null);
  /** The things that the option under the pointer or the focus is about. */
  readonly highlighted = signal<ReadonlySet<Key>>(new Set());
  /** Are the cards to choose from looked through? */
  readonly searching = signal(false);

  /** The places for what is taken up. */
  readonly targets = computed<Set<Key>>(() => targetsOf(this.options.choices.value, this.held.value));

  /** What the best of the options comes to that go there with the thing taken up: by the place, the option. */
  readonly best = computed<Map<Key, number>>(() => {
    const mine = this.held.value === null ? [] : this.options.about(this.held.value);
    const best = new Map<Key, number>();
    for (const index of this.options.ranked(mine)) {
      const onto = this.options.choices.value.places[index] ?? null;
      if (onto !== null && !best.has(onto)) best.set(onto, index);
    }
    return best;
  });

  /** Whom the card that is pointed at (or else taken up) reaches with its weapons. */
  readonly reach = computed<Set<Key>>(() => {
    const name = this.zoom.pointed.value ?? cardOf(this.held.value);
    return new Set((this.view.card(name)?.reach ?? []).map((name) => cardKey(name)));
  });

  constructor(
    private readonly view: TableView,
    private readonly options: Options,
    private readonly zoom: Zoom,
  ) {}

  /** What may be done with this thing now: chosen, dropped on, or nothing. */
  may(key: Key): "choose" | "target" | null {
    if (this.targets.value.has(key)) return "target";
    if (this.options.named.value.has(key) || this.options.about(key).length) return "choose";
    const onto = this.held.value === null && isCard(key) ? (this.options.choices.value.onto.get(key) ?? []) : [];
    const list = this.options.list.value;
    return onto.some((index) => list[index]?.onto != null && !list[index]?.leap.length) ? "choose" : null; // not for the slot it stands in
  }

  /** The thing itself, or what it lies in, whichever may be dropped on. */
  placeAround(key: Key): Key | null {
    return this.view.around(key).find((one) => this.targets.value.has(one)) ?? null;
  }

  /** What a touch of this thing means: itself, or its host, group or area where that may be chosen and it may not. */
  meantBy(key: Key): Key {
    const thing = this.view.standing(key);
    if (this.held.value !== null && this.held.value !== thing) return this.placeAround(key) ?? thing;
    if (this.may(thing)) return thing;
    return this.view.around(key).find((one) => this.options.isWhole(one) || this.isChosenHost(one, thing)) ?? thing;
  }

  /** Does the thing lie on this card, of which it leaves little to touch, and may the card be chosen? */
  private isChosenHost(key: Key, thing: Key): boolean {
    const host = this.view.card(cardOf(thing))?.host ?? null;
    return host !== null && host === cardOf(key) && this.may(key) !== null;
  }

  /** What a touch of this thing could choose, with the thing taken up. */
  optionsAt(key: Key): number[] {
    return meant(this.options.choices.value, key, this.held.value);
  }

  /** What the best way to go there comes to, in words. */
  notesAt(onto: Key): readonly string[] {
    return this.options.list.value[this.best.value.get(onto) ?? -1]?.notes ?? [];
  }

  /** Highlight what an option is about, while it is pointed at. */
  highlight(index: number | null): void {
    const { about, places } = this.options.choices.value;
    const aims = index === null ? [] : (this.options.list.value[index]?.aims ?? []).map(nameKey);
    const keys = index === null ? [] : [...(about[index] ?? []), places[index] ?? null, ...aims];
    this.highlighted.value = new Set(keys.filter((key) => key !== null));
  }

  /** Let go of what is taken up; false if there was nothing. */
  clear(): boolean {
    const had = this.held.value !== null || this.menu.value !== null || this.unconfirmed.value !== null;
    this.held.value = null;
    this.unconfirmed.value = null;
    this.menu.value = null;
    this.aiming.value = null;
    this.highlighted.value = new Set();
    return had;
  }
}
