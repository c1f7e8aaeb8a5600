import { cardOf, isSlot, type Key, thingOf } from "../keys";
import type { Session } from "../session/session";
import type { TableView } from "../view";
import { targetsOf } from "./choices";
import type { Options } from "./options";
import type { Selection } from "./selection";

const BY_TOUCH: ReadonlySet<string> = new Set(["use", "rest"]); // these mean the card alone: to put it somewhere means something else

/** What a player does at the table: touches, takes up, drops, confirms. */
export class Gestures {
  constructor(
    private readonly session: Session,
    private readonly view: TableView,
    private readonly options: Options,
    private readonly selection: Selection,
  ) {}

  /** Click a thing: choose it, take it up, open its menu, or ask why it cannot be chosen. */
  touch(thing: Key, byKeys = false): void {
    const key = this.selection.meantBy(thing);
    const named = this.options.named.value.get(key);
    if (named) return this.session.draft.takeBack(named);
    const options = this.selection.optionsAt(key);
    const may = this.selection.may(key);
    if (may === "target") return this.choose(key, options);
    const again = this.selection.aiming.value?.key === key;
    if (!options.length || (!may && !isSlot(key)) || again) return this.touchInVain(key); // a place may be touched first: who is to go there?
    const aimed = this.placedAt(key, options);
    const [only = -1] = options.length === 1 ? options : [];
    if (aimed.length) this.takeUp(key, options, aimed, byKeys);
    else if (this.isLight(only, key)) this.pick(only);
    else this.choose(key, options, this.isMain(key) ? key : null);
  }

  /** Nothing can be chosen by this touch: what is taken up is let go by itself, of anything else it is said why. */
  private touchInVain(key: Key): void {
    const held = this.selection.held.value ?? this.selection.menu.value?.key ?? null;
    const had = this.selection.clear();
    if (!had || held !== key) this.session.why.ask(thingOf(key));
  }

  /** Ask why, whether or not the thing can be chosen. */
  touchWhy(key: Key): void {
    this.selection.clear();
    this.session.why.ask(thingOf(key));
  }

  pick(index: number): void {
    this.selection.clear();
    this.session.choose(index);
  }

  /** Do what wants to be confirmed; false if nothing does. */
  confirm(): boolean {
    const index = this.selection.unconfirmed.value;
    if (index !== null) this.pick(index);
    return index !== null;
  }

  /** Drop a dragged thing on another: true if that chose something. */
  drop(key: Key, onto: Key | null): boolean {
    const options = this.optionsOfDrop(key, onto);
    const [only = -1] = options.length === 1 ? options : [];
    if (!options.length) this.dropInVain(key, onto);
    else if (this.options.isAimed(only)) this.askToConfirm(only);
    else if (only >= 0 && !this.options.isAtOnce(only)) this.pick(only);
    else this.selection.menu.value = { key, options: this.options.ranked(options) };
    return options.length > 0;
  }

  /** Can this be dragged: to a place, or to learn why it may go nowhere? */
  canDrag(key: Key): boolean {
    return this.isMain(key) || (this.view.isOwn(cardOf(key)) && this.options.list.value.length > 0);
  }

  /** Is there any place to drag it to? */
  hasTargets(key: Key): boolean {
    return targetsOf(this.options.choices.value, key).size > 0;
  }

  private isMain(key: Key): boolean {
    return this.options.about(key).length > 0;
  }

  /** Does a touch of this thing choose the option? Not where it does at once what nobody has named yet. */
  private isLight(index: number, key: Key): boolean {
    return !this.options.isAtOnce(index) && (this.options.choices.value.about[index]?.includes(key) ?? false);
  }

  /** Choose among these: at once if there is one, else by a menu. */
  private choose(key: Key, options: number[], held = this.selection.held.value): void {
    const [only = -1] = options.length === 1 && held !== key && held !== null ? options : [];
    if (this.options.isAimed(only)) return this.askToConfirm(only);
    if (only >= 0 && !this.options.isAtOnce(only)) return this.pick(only);
    this.selection.aiming.value = null;
    this.selection.held.value = held;
    this.selection.menu.value = { key, options: this.options.ranked(options) };
  }

  /** Show what is chosen: it is done when it is confirmed. */
  private askToConfirm(index: number): void {
    this.selection.clear();
    this.selection.unconfirmed.value = index;
    this.selection.highlight(index);
  }

  /** Take a thing up whose places are all in sight: the bar says what else can be done with it. */
  private takeUp(key: Key, all: number[], aimed: number[], byKeys: boolean): void {
    const others = all.filter((index) => !aimed.includes(index));
    const verbs = [...new Set(aimed.map((index) => this.options.verb(index)))];
    this.selection.menu.value = null;
    this.selection.searching.value = false;
    this.selection.held.value = key;
    this.selection.aiming.value = { key, options: this.options.ranked(others), verbs, byKeys };
  }

  /** Those of the options about this thing that are chosen by their place: a slot or the card in one, whom it attacks, or one of several places in sight. */
  private placedAt(key: Key, options: readonly number[]): number[] {
    const { about, places } = this.options.choices.value;
    const mine = options.filter((index) => about[index]?.includes(key));
    const several = new Set(mine.map((index) => places[index] ?? null).filter((onto) => onto !== null)).size > 1;
    return mine.filter((index) => {
      const onto = places[index] ?? null;
      if (onto === null) return false;
      return (
        isSlot(onto) || this.view.isInSlot(onto) || ((several || this.options.isAtOnce(index)) && this.view.isInSight(onto))
      );
    });
  }

  /** What is chosen by dropping this thing there: by the place itself, or else, outside of any, by the thing alone. */
  private optionsOfDrop(key: Key, onto: Key | null): readonly number[] {
    const { places } = this.options.choices.value;
    const mine = this.options.about(key);
    const around = onto === null ? [] : this.view.around(onto);
    const place = around.find((one) => mine.some((index) => places[index] === one));
    const exact = place === undefined ? [] : mine.filter((index) => places[index] === place);
    if (exact.length) return exact;
    return mine.filter((index) => places[index] === null && onto !== key && !BY_TOUCH.has(this.options.verb(index)));
  }

  /** Nothing comes of it: where that is no mere change of mind, it is said why. */
  private dropInVain(key: Key, onto: Key | null): void {
    if (onto === null) return;
    const place = this.view.standing(onto);
    if (place === key && !this.isMain(key)) this.session.why.ask(thingOf(key));
    else if (!this.view.around(key).includes(place)) this.session.why.ask(thingOf(key), thingOf(place));
  }
}
