import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { LogLine, Looked, Reviewed, TableState } from "../../messages";
import type { Connection } from "../session/connection";
import type { ShownTable } from "../session/showntable";

/** Looking back on a game that is over: how it went, and the table at any time, as one saw it. */
export class LookBack {
  /** How it went, when the server has told it. */
  readonly review = signal<Reviewed | null>(null);
  /** Is that shown, over the table? */
  readonly open = signal(true);
  /** After how many choices the table is shown; null: as it is at the end. */
  readonly at = signal<number | null>(null);

  /** Could it not be told when it was asked for? */
  readonly failed = signal(false);

  private asked = false;
  private readonly known = new Map<number, TableState>();
  private awaited: number | null = null;

  /** The moments of which something was told, the beginning and the end. */
  readonly steps = computed(() => {
    const end = this.shown.stored.value?.seq ?? 0;
    return [...new Set([0, ...this.log.value.map((line) => line.seq), end])].filter((seq) => seq <= end).sort((a, b) => a - b);
  });

  /** The place among the moments of the one that is shown. */
  readonly step = computed(() => {
    const { at, steps } = this;
    const now = at.value;
    if (now === null) return steps.value.length - 1;
    return Math.max(
      0,
      steps.value.findLastIndex((seq) => seq <= now),
    );
  });

  constructor(
    private readonly seatKey: string,
    private readonly connection: Connection,
    private readonly shown: ShownTable,
    private readonly log: ReadonlySignal<LogLine[]>,
  ) {}

  /** Ask how it went, if that is not known yet. */
  ask(): void {
    if (this.review.value) return;
    this.failed.value = false;
    this.asked = true;
    this.connection.send({ do: "review" });
  }

  reviewed(told: Reviewed): void {
    this.asked = false;
    this.failed.value = false;
    this.review.value = told;
  }

  /** Something was refused: how it went, if that was asked for. */
  refused(): void {
    this.failed.value = this.asked;
    this.asked = false;
  }

  /** Show the table after so many choices. */
  show(seq: number): void {
    this.turnTo(seq, false);
    const known = this.known.get(seq);
    if (known) this.shown.showPast(known);
    else if (this.awaited === null) this.fetch(seq);
  }

  /** Go so many moments on, or back. */
  go(steps: number): void {
    const place = Math.min(Math.max(this.step.value + steps, 0), this.steps.value.length - 1);
    this.show(this.steps.value[place] ?? 0);
  }

  /** The table as it is at the end. */
  leave(): void {
    this.turnTo(null, false);
    this.shown.showPast(null);
  }

  /** Show how it went, over the table, or the table alone. */
  summarize(open: boolean): void {
    this.turnTo(this.at.value, open);
  }

  /** Escape: from the past to the end, from the summary to the table; was there anything to leave? */
  back(): boolean {
    if (!this.shown.stored.value?.ending) return false;
    if (this.at.value !== null) return this.leave(), true;
    const open = this.open.value;
    this.summarize(false);
    return open;
  }

  looked(told: Looked): void {
    this.awaited = null;
    this.known.set(told.seq, told.state);
    if (this.at.value === null) return;
    if (this.at.value === told.seq) this.shown.showPast(told.state);
    else this.show(this.at.value); // somebody has gone on meanwhile
  }

  /** What was asked for is not answered any more. */
  lost(): void {
    this.awaited = null;
  }

  /** The connection is there (again): go on where this window was, and ask anew for what was not answered. */
  resume(): void {
    if (!this.shown.stored.value?.ending) return;
    const kept = keptPlace(this.seatKey);
    if (kept) [this.at.value, this.open.value] = [kept.at, kept.open];
    if (this.at.value !== null) this.show(Math.min(this.at.value, this.shown.stored.value.seq));
  }

  private turnTo(at: number | null, open: boolean): void {
    [this.at.value, this.open.value] = [at, open];
    keepPlace(this.seatKey, { at, open });
  }

  private fetch(seq: number): void {
    this.awaited = seq;
    this.connection.send({ do: "look", seq });
  }
}

interface Place {
  at: number | null;
  open: boolean;
}

const nameOf = (seatKey: string) => `wtactics:looking-back:${seatKey}`;

function keepPlace(seatKey: string, place: Place): void {
  try {
    sessionStorage.setItem(nameOf(seatKey), JSON.stringify(place));
  } catch {
    // A browser that keeps nothing begins at the end again: no harm.
  }
}

/** Where this window was when its page was loaded anew. */
function keptPlace(seatKey: string): Place | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(nameOf(seatKey)) ?? "null");
    if (typeof found !== "object" || !found || !("at" in found) || !("open" in found)) return null;
    const at = typeof found.at === "number" && Number.isInteger(found.at) && found.at >= 0 ? found.at : null;
    return { at, open: found.open === true };
  } catch {
    return null;
  }
}
