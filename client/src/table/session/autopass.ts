import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Layout, TableState } from "../../messages";
import type { Connection } from "./connection";
import { ASKED, isLeftAlone, isOver, passingPick, type Until } from "./passing";
import { settings } from "./settings";

const NONE = -1;

/** Passes by itself where the settings, or whoever sits here for a while, say so. */
export class AutoPass {
  readonly until = signal<Until>(ASKED);
  /** Is the open question about to be answered by itself? */
  readonly passing = signal(false);
  private passedAt = NONE; // the question that was last passed by itself
  private veiledAt = NONE; // the question that the server passes so, in its time

  /** Is there nothing to choose, though a question is open? It is answered by the server, so that nobody learns it. */
  readonly leftAlone = computed(() => {
    const question = this.table.value?.question;
    return question ? isLeftAlone(question, settings.value) : false;
  });

  constructor(
    private readonly table: ReadonlySignal<TableState | null>,
    private readonly layout: ReadonlySignal<Layout | null>,
    private readonly seat: ReadonlySignal<number | null>,
    private readonly connection: Connection,
    private readonly answer: (pick: number) => void,
    private readonly explained: (seq: number) => boolean,
  ) {}

  stop(): void {
    this.until.value = ASKED;
  }

  /** The table that is shown has changed. */
  changed(state: TableState | null): void {
    if (state) this.stopIfOver(state);
    this.passing.value = this.pickAt(state) !== null || state?.seq === this.veiledAt;
  }

  /** Pass before it is shown what would be passed with any cards. */
  passAhead(state: TableState): void {
    this.stopIfOver(state);
    const pick = state.question?.veiled ? this.pickAt(state) : null;
    if (pick !== null) this.pass(state, pick);
  }

  /** Pass if it is to be done; false if a person must choose. */
  tryPass(state: TableState): boolean {
    const pick = this.pickAt(state);
    this.passing.value = pick !== null || state.seq === this.veiledAt;
    if (pick !== null) this.pass(state, pick);
    return pick !== null;
  }

  lost(): void {
    if (this.passedAt === this.veiledAt) this.passedAt = NONE; // whoever comes back says it again
    this.veiledAt = NONE;
  }

  refused(): void {
    this.passing.value = false;
    this.veiledAt = NONE;
  }

  private stopIfOver(state: TableState): void {
    if (isOver(this.until.value, state, this.seat.value ?? -1)) this.stop();
  }

  /** The id of the option that answers the open question by itself, if none was tried. */
  private pickAt(state: TableState | null): number | null {
    const [layout, seat] = [this.layout.value, this.seat.value];
    if (!state || !layout || seat === null || state.seq === this.passedAt) return null; // tried once: now a person decides
    if (this.explained(state.seq)) return null; // whoever learns is to see what he is told of
    const at = passingPick(state, layout, seat, this.until.value, settings.value);
    return at === null ? null : (state.question?.options[at]?.id ?? null);
  }

  /** Pass, with a choice or without; where others are not to know which it was, the server takes a moment for it. */
  private pass(state: TableState, pick: number): void {
    this.passedAt = state.seq;
    if (!state.question?.veiled) return this.answer(pick);
    this.veiledAt = state.seq;
    this.connection.send({ do: "choose", seq: state.seq, picks: [pick], calmly: true });
  }
}
