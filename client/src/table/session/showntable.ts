import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Drafted, Event, RoomInfo, TableState } from "../../messages";
import { tableWithNames, withNames } from "../log/names";

/** The last change of the table, for motion. */
export interface Transition {
  from: TableState | null;
  to: TableState;
  events: Event[];
}

/** The table to draw: as it is stored, or with the parts chosen so far. */
export class ShownTable {
  readonly stored = signal<TableState | null>(null);
  private readonly drafted = signal<Drafted | null>(null);
  private readonly past = signal<TableState | null>(null);
  readonly transition = signal<Transition | null>(null);
  /** Is called before the table changes: motion remembers where everything lay. */
  beforeChange: () => void = () => undefined;

  /** The same as the server told it: another one as soon as something was chosen, whoever comes and goes meanwhile. */
  readonly told = computed(() => this.past.value ?? this.drafted.value?.state ?? this.stored.value);

  readonly table = computed(() => this.told.value && tableWithNames(this.told.value, this.room.value));

  /** The parts chosen so far, in words. */
  readonly said = computed(() => this.drafted.value?.said.map((part) => withNames(part, this.room.value)) ?? []);

  constructor(private readonly room: ReadonlySignal<RoomInfo | null>) {}

  /** The number of the open question. */
  get seq(): number | undefined {
    return this.stored.value?.seq;
  }

  /** Show what is stored now. */
  show(state: TableState | null, events: Event[]): void {
    this.change(state, events, () => (this.stored.value = state));
  }

  /** Show the table as it would be with the parts chosen so far; without any it is the stored one. */
  preview(drafted: Drafted, hasParts: boolean): void {
    this.change(drafted.state, [], () => (this.drafted.value = hasParts ? drafted : null));
  }

  /** Show the table as it was, when all is over; without one, as it is. Nobody is asked in the past. */
  showPast(past: TableState | null): void {
    const to = past && { ...past, asked: null };
    this.change(to ?? this.stored.value, [], () => (this.past.value = to));
  }

  /** Show what is stored without parts of a choice. */
  forgetDraft(): void {
    this.drafted.value = null;
  }

  private change(to: TableState | null, events: Event[], how: () => void): void {
    batch(() => {
      this.beforeChange();
      const from = this.table.value;
      how();
      if (to) this.transition.value = { from, to, events };
    });
  }
}
