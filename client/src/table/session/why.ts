import { type ReadonlySignal, signal } from "@preact/signals";
import type { Reason, RoomInfo } from "../../messages";
import type { Thing } from "../keys";
import { withNames } from "../log/names";
import type { Connection } from "./connection";
import type { ShownTable } from "./showntable";

const NOWHERE = { card: null, seat: null, area: null, slot: null };

export interface WhyAnswer {
  about: Thing;
  onto: Thing | null; // where it was put, if somebody asks why nothing came of that
  reasons: Reason[] | null; // null: not received yet
}

/** What somebody asks the server: why something can, or cannot, be done with a thing. */
export class Why {
  readonly answer = signal<WhyAnswer | null>(null);

  constructor(
    private readonly connection: Connection,
    private readonly shown: ShownTable,
    private readonly room: ReadonlySignal<RoomInfo | null>,
    private readonly picks: () => number[],
  ) {}

  ask(about: Thing, onto: Thing | null = null): void {
    const seq = this.shown.seq;
    if (seq === undefined) return;
    this.answer.value = { about, onto, reasons: null };
    const where = { ...NOWHERE, ...about, onto: onto && { ...NOWHERE, ...onto } };
    this.connection.send({ do: "why", seq, picks: this.picks(), ...where });
  }

  received(reasons: readonly Reason[]): void {
    if (!this.answer.value) return;
    const named = reasons.map((one) => ({
      ...one,
      attempt: withNames(one.attempt, this.room.value),
      because: withNames(one.because, this.room.value),
    }));
    this.answer.value = { ...this.answer.value, reasons: named };
  }

  close(): void {
    this.answer.value = null;
  }
}
