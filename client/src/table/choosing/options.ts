import { computed, signal } from "@preact/signals";
import type { OptionShown } from "../../messages";
import { isArea, isSlot, type Key, nameKey } from "../keys";
import type { Session } from "../session/session";
import type { TableView } from "../view";
import { type Choices, choicesOf, mainOf, ranked } from "./choices";

const WHOLE: ReadonlySet<string> = new Set(["attack", "home"]); // who names one of a city's residents for these means the city
const NOTHING: Choices = choicesOf(null, 0, () => false);

/** What may be chosen at the open question. */
export class Options {
  readonly list = computed<readonly OptionShown[]>(() =>
    this.session.connection.busy.value ? [] : (this.session.question.value?.options ?? []),
  );

  readonly choices = computed<Choices>(() => {
    const at = this.view.arrangement.value;
    const question = this.session.question.value;
    if (!at || !question || this.session.connection.busy.value) return NOTHING;
    return choicesOf(
      question,
      this.own,
      (key) => at.sight.has(key),
      (key) => at.standing.get(key) ?? key,
    );
  });

  /** Is the proposal put aside? */
  readonly aside = signal(false);

  /** What is done unless somebody wants it otherwise: proposed by the server, until it is put aside. */
  readonly proposed = computed<number | null>(() => {
    const index = this.aside.value ? -1 : this.list.value.findIndex((option) => option.proposed);
    return index < 0 ? null : index;
  });

  /** The things on the table that would go with the proposal; to touch another changes it. */
  readonly proposedKeys = computed<ReadonlySet<Key>>(() => {
    const index = this.proposed.value;
    const { about, loose } = this.choices.value;
    if (index === null || loose.includes(index) || this.proposedAt.value) return new Set();
    return new Set([...(about[index] ?? []), ...(this.list.value[index]?.aims ?? []).map(nameKey)]);
  });

  /** Who would stand in a slot if the proposal were taken. */
  readonly proposedAt = computed<{ key: Key; card: number } | null>(() => {
    const index = this.proposed.value ?? -1;
    const [card, place] = [this.list.value[index]?.card ?? null, this.choices.value.places[index] ?? null];
    return card !== null && place !== null && isSlot(place) ? { key: place, card } : null;
  });

  /** What is named so far at the open question, in any order: by its thing. */
  readonly named = computed<ReadonlyMap<Key, OptionShown>>(
    () =>
      new Map(
        (this.session.question.value?.named ?? []).flatMap((option) => {
          const key = mainOf(option, this.own);
          return key === null ? [] : [[key, option] as const];
        }),
      ),
  );

  constructor(
    private readonly session: Session,
    private readonly view: TableView,
  ) {}

  private get own(): number {
    return this.session.seat.value ?? 0;
  }

  verb(index: number): string {
    return this.list.value[index]?.verb ?? "";
  }

  /** Does this do at once what it says? */
  isAtOnce(index: number): boolean {
    return this.list.value[index]?.at_once ?? false;
  }

  /** Does this do at once what an arrow can show before? */
  isAimed(index: number): boolean {
    return this.isAtOnce(index) && (this.list.value[index]?.leap.length ?? 0) > 0;
  }

  /** The options about this thing, wherever it lies. */
  about(key: Key): readonly number[] {
    return this.choices.value.main.get(key) ?? this.choices.value.hidden.get(key) ?? [];
  }

  /** The same options, the best first. */
  ranked(indices: readonly number[]): number[] {
    return ranked(this.list.value, indices);
  }

  /** May an area or a city be chosen with all that belongs to it? */
  isWhole(key: Key): boolean {
    const about = this.choices.value.main.get(key) ?? [];
    return about.length > 0 && about.every((index) => isArea(key) || WHOLE.has(this.verb(index)));
  }

  /** Look at what else could be chosen than is proposed. */
  putAside(): void {
    this.aside.value = true;
    this.session.draft.decline();
  }

  /** The option that ends or declines, if there is just one. */
  rest(): number | null {
    const { rest } = this.choices.value;
    if (this.proposed.value !== null) return this.proposed.value;
    return rest.length === 1 ? (rest[0] as number) : null;
  }
}
