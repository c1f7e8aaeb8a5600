import type { Drafted, OptionShown } from "../../messages";
import type { Playback } from "../playback/playback";
import type { Connection } from "./connection";
import { type KeptPicks, keepPicks, keptPicks } from "./keptpicks";
import type { ShownTable } from "./showntable";
import type { Why } from "./why";

/** The parts of a choice that were made and may still be taken back. */
export class Draft {
  /** The ids of the options picked so far, one part after another. */
  picks: number[] = [];
  /** Was the last suggestion taken? Then the next one is asked for, too. */
  advised = false;
  private suggesting = false; // is a suggestion on its way?

  constructor(
    private readonly seatKey: string,
    private readonly connection: Connection,
    private readonly shown: ShownTable,
    private readonly why: Why,
    private readonly playback: Playback,
  ) {}

  /** Choose this option of the open question. */
  pick(option: OptionShown, suggests: boolean): void {
    if (suggests) this.advised = option.proposed;
    this.playback.markRead();
    this.send([...this.picks, ...(option.leap.length ? option.leap : [option.id])]);
  }

  /** Answer the open question with these picks. */
  send(picks: number[]): void {
    const seq = this.shown.seq;
    if (seq === undefined) return;
    this.picks = picks;
    this.suggesting = false;
    this.connection.wait();
    this.why.close();
    this.playback.skip(); // whoever answers has seen enough
    keepPicks(this.seatKey, { seq, picks });
    if (this.connection.open) this.connection.send({ do: "choose", seq, picks, calmly: false }); // else the welcome will send it
  }

  /** Let the server suggest the rest of this choice; whoever takes it is advised on the next ones, too. */
  suggest(): void {
    const seq = this.shown.seq;
    if (seq === undefined || this.connection.busy.value) return;
    this.suggesting = true;
    this.connection.wait();
    this.why.close();
    this.connection.send({ do: "suggest", seq, picks: this.picks });
  }

  /** No more suggestions unless they are asked for. */
  decline(): void {
    this.advised = false;
  }

  /** Take back one of what is named at the open question, whatever was named after it. */
  takeBack(named: OptionShown): void {
    const at = this.picks.lastIndexOf(named.id);
    if (!this.connection.busy.value && at >= 0) this.send(this.picks.toSpliced(at, 1));
  }

  /** Take back the last part; false if there is none. */
  back(): boolean {
    if (!this.picks.length) return false;
    this.send(this.picks.slice(0, -1));
    return true;
  }

  /** The server shows what the parts come to, or suggests some. */
  received(message: Drafted): void {
    const suggested = this.suggesting && String(message.picks.slice(0, this.picks.length)) === String(this.picks);
    if (message.seq !== this.shown.seq || (!suggested && String(message.picks) !== String(this.picks))) return; // of a part taken back since
    if (suggested) {
      this.picks = message.picks;
      this.suggesting = false;
      keepPicks(this.seatKey, { seq: message.seq, picks: message.picks });
    }
    this.connection.answered();
    this.shown.preview(message, message.picks.length > 0 || suggested);
  }

  refused(): void {
    this.suggesting = false;
  }

  /** The match begins to be shown anew: the picks kept over a reload, if there are any, go on being shown. */
  restart(seq: number | undefined): KeptPicks | null {
    const kept = seq === undefined ? null : keptPicks(this.seatKey, seq);
    this.suggesting = false;
    this.picks = [];
    if (!kept) this.shown.forgetDraft();
    return kept;
  }

  /** What was chosen is stored; it goes on being shown until the table changes. */
  stored(): void {
    this.picks = [];
    keepPicks(this.seatKey, null);
  }

  /** Begin the choice anew. */
  forget(): void {
    this.stored();
    this.shown.forgetDraft();
  }
}
