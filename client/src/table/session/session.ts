import { batch, computed, signal } from "@preact/signals";
import type { Event, Layout, RoomInfo, TableState, ToClient, Update, Welcome } from "../../messages";
import { LookBack } from "../ending/lookback";
import { Playback } from "../playback/playback";
import { Mentor } from "../mentor/mentor";
import { AutoPass } from "./autopass";
import { Connection } from "./connection";
import { Draft } from "./draft";
import type { Until } from "./passing";
import { type Passing, changeSettings, settings } from "./settings";
import { ShownTable } from "./showntable";
import { Why } from "./why";

/** One seat's match: all that its page shows, and all that it can do. */
export class Session {
  readonly room = signal<RoomInfo | null>(null);
  readonly layout = signal<Layout | null>(null);
  readonly seat = signal<number | null>(null);
  /** The address of the next match, when somebody wants a rematch. */
  readonly rematch = signal<string | null>(null);

  readonly connection = new Connection();
  readonly shown = new ShownTable(this.room);
  readonly playback = new Playback(
    this.seat,
    (state, events) => {
      this.draft.forget();
      this.change(state, events);
    },
    () => this.goOn(),
    () => this.layout.value?.counters.find((one) => one.key === "points")?.title.toLowerCase() ?? "points",
  );
  readonly why = new Why(this.connection, this.shown, this.room, () => this.draft.picks);
  readonly draft: Draft;
  readonly mentor: Mentor;
  readonly autopass = new AutoPass(
    this.shown.table,
    this.layout,
    this.seat,
    this.connection,
    (pick) => this.draft.send([pick]),
    (seq) => this.mentor.explains(seq),
  );

  /** How it went, when it is over. */
  readonly lookback: LookBack;

  /** The table to draw: with the parts chosen so far. */
  readonly table = this.shown.table;

  /** The parts chosen so far, in words. */
  readonly said = computed(() => (this.playback.behind.value ? [] : this.shown.said.value));

  /** The open question, when a person can answer it; what a hand does at once is among its options. */
  readonly question = computed(() => {
    const { passing, leftAlone } = this.autopass;
    const waits = this.playback.behind.value > 0 || passing.value || leftAlone.value;
    const question = waits ? null : (this.table.value?.question ?? null);
    return question && { ...question, options: [...question.options, ...question.leaps] };
  });

  constructor(seatKey: string) {
    this.lookback = new LookBack(seatKey, this.connection, this.shown, this.playback.log);
    this.draft = new Draft(seatKey, this.connection, this.shown, this.why, this.playback);
    this.mentor = new Mentor(
      seatKey,
      computed(() => this.shown.stored.value?.seq),
    );
  }

  /** Choose one option of the open question. */
  choose(index: number): void {
    const question = this.question.value;
    const option = question?.options[index];
    if (!question || !option || this.connection.busy.value) return;
    this.mentor.chose();
    this.draft.pick(option, question.suggests);
  }

  /** Let the server suggest the rest of this choice, where it can. */
  suggest(): void {
    if (this.question.value?.suggests) this.draft.suggest();
  }

  /** From now on questions without a choice are passed so. */
  setPassing(passing: Passing): void {
    changeSettings({ passing });
    this.connection.send({ do: "manner", passing });
    this.goOn();
  }

  /** Pass by itself from now on. */
  passUntil(until: Until): void {
    this.autopass.until.value = until;
    this.goOn();
  }

  /** The socket is open: say who is there. */
  opened(): void {
    this.connection.send({ do: "hello", seq: null, log: 0, passing: settings.value.passing });
  }

  lost(): void {
    this.autopass.lost();
    this.lookback.lost();
    this.connection.lost();
  }

  received(message: ToClient): void {
    switch (message.say) {
      case "welcome":
        return this.welcome(message);
      case "update":
        return this.update(message);
      case "drafted":
        return batch(() => {
          this.draft.received(message);
          this.mentor.hint(message.advice);
        });
      case "reasons":
        return this.why.received(message.reasons);
      case "refused":
        return this.refused(message.code, message.text);
      case "seated":
        this.room.value = message.room;
        return;
      case "reviewed":
        return this.lookback.reviewed(message);
      case "looked":
        return this.lookback.looked(message);
      case "again":
        this.rematch.value = message.link;
        return;
      case "pong":
        return;
    }
  }

  private welcome({ room, layout, seat, state, log, advice }: Welcome): void {
    const kept = batch(() => {
      this.room.value = room;
      this.layout.value = layout;
      this.seat.value = seat;
      this.connection.welcomed();
      this.mentor.welcome(advice);
      this.playback.restart(state, log);
      const kept = this.draft.restart(state?.seq);
      this.change(state, []);
      return kept;
    });
    this.lookback.resume();
    if (kept) this.draft.send(kept.picks);
    else this.goOn();
  }

  private update(message: Update): void {
    this.connection.busy.value = false;
    this.draft.stored();
    this.mentor.hear(message.advice);
    this.autopass.passAhead(message.state);
    this.playback.push(message);
  }

  private refused(code: string, text: string): void {
    this.connection.busy.value = false;
    this.autopass.refused();
    this.draft.refused();
    this.lookback.refused();
    if (code === "stale") {
      this.draft.forget();
      return this.opened(); // learn where the match stands
    }
    this.connection.refusal.value = text;
    if (code === "not-offered" || code === "malformed" || code === "not-yours") this.draft.forget();
  }

  private change(state: TableState | null, events: Event[]): void {
    this.shown.show(state, events);
    this.why.close();
    this.autopass.changed(state);
  }

  /** All has been seen: pass by itself, or have the next suggestion, where somebody wants it so. */
  private goOn(): void {
    const state = this.shown.stored.value;
    if (!state || this.connection.busy.value || this.draft.picks.length || this.playback.behind.value) return;
    if (!this.autopass.tryPass(state) && this.draft.advised) this.suggest();
  }
}
