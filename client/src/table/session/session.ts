import { batch, computed, signal } from "@preact/signals";
import type {
  Drafted,
  Event,
  FromClient,
  Layout,
  LogLine,
  OptionShown,
  Reason,
  RoomInfo,
  TableState,
  ToClient,
  Update,
  Welcome,
} from "../../messages";
import { keepDraft, keptDraft } from "../../net/draft";
import type { Line } from "../../net/line";
import { type Beat, beatsOf, type Scene, scenesOf } from "../playback/beats";
import { Playback } from "../playback/playback";
import { ASKED, isLeftAlone, isOver, passingPick, type Until } from "../choosing/passing";
import { Recap } from "../playback/recap";
import { MS_PER_BEAT, type Passing, set, settings } from "./settings";
import { tableWithNames, withNames } from "../log/names";

const QUICKER_FROM = 12; // moments behind

/** The last change of the table, for motion. */
export interface Shift {
  from: TableState | null;
  to: TableState;
  events: Event[];
}

/** What somebody asks `why` about. */
export interface Thing {
  card?: number;
  seat?: number;
  area?: string;
  slot?: number;
}

const NOWHERE = { card: null, seat: null, area: null, slot: null };

export interface Answer {
  about: Thing;
  onto: Thing | null; // where it was put, if somebody asks why nothing came of that
  reasons: Reason[] | null; // null: not heard yet
}

/** One seat's stay at a table: all that its page shows, and all that it can do. */
export class Session {
  readonly room = signal<RoomInfo | null>(null);
  readonly layout = signal<Layout | null>(null);
  readonly seat = signal<number | null>(null);
  readonly log = signal<LogLine[]>([]);
  /** How many lines there were when somebody here last chose: what follows is news. */
  readonly known = signal(0);
  readonly online = signal(false);
  /** Was this table opened in so many windows that this one is told nothing any more? */
  readonly rests = signal(false);
  readonly busy = signal(false);
  readonly refusal = signal("");
  readonly answer = signal<Answer | null>(null);
  readonly until = signal<Until>(ASKED);
  readonly shift = signal<Shift | null>(null);
  readonly again = signal<string | null>(null);
  /** The moment of a combat that is to be seen now, before the table changes by it. */
  readonly beat = signal<Beat | null>(null);
  /** What happened to whoever sits here while it was not their turn, until they choose. */
  readonly befell = signal("");
  /** Is called before the table changes: motion remembers where everything lay. */
  onShift: () => void = () => undefined;

  private readonly stored = signal<TableState | null>(null);
  private readonly draft = signal<Drafted | null>(null);
  private wanted: number[] = []; // the ids of the options picked so far, one part after another
  private asking = false; // is advice on its way?
  private advised = false; // were the last suggestions taken?
  private passedAt = -1;
  private readonly passing = signal(false); // is the open question about to be answered by itself?
  private calmAt = -1; // the question that the server answers so, in its time
  private line: Line | null = null;
  private latest: TableState | null = null; // of all that was heard, shown or not
  private recap: Recap | null = null;
  private told: Update | null = null; // whose lines stand in the log
  private readonly playback = new Playback<Scene>(
    (scene) => this.show(scene),
    (scene, behind) => this.time(scene, behind),
    () => this.rest(),
  );

  /** The table to draw: with the parts chosen so far. */
  readonly table = computed(() => {
    const state = this.draft.value?.state ?? this.stored.value;
    return state && tableWithNames(state, this.room.value);
  });
  readonly behind = this.playback.waiting;
  readonly said = computed(() =>
    this.behind.value ? [] : (this.draft.value?.said.map((part) => withNames(part, this.room.value)) ?? []),
  );
  /** The open question, when a person can answer it; what a hand does at once is among its options. */
  readonly question = computed(() => {
    const question =
      this.behind.value > 0 || this.passing.value || this.leftAlone.value || !this.table.value
        ? null
        : this.table.value.question;
    return question && { ...question, options: [...question.options, ...question.leaps] };
  });

  /** Is there nothing to choose, though a question is open? It is answered by the server, so that nobody learns it. */
  readonly leftAlone = computed(() => {
    const question = this.table.value?.question;
    return question ? isLeftAlone(question, settings.value) : false;
  });

  constructor(readonly seatKey: string) {}

  /** Speak by this line from now on. */
  join(line: Line): void {
    this.line = line;
  }

  opened(): void {
    this.line?.send({ do: "hello", seq: null, log: 0, passing: settings.value.passing });
  }

  /** From now on questions without a choice are passed so. */
  passBy(passing: Passing): void {
    set({ passing });
    this.say({ do: "manner", passing });
    this.consider();
  }

  lost(): void {
    if (this.passedAt === this.calmAt) this.passedAt = -1; // whoever comes back says it again
    this.calmAt = -1;
    this.online.value = false;
    this.busy.value = false;
  }

  heard(message: ToClient): void {
    switch (message.say) {
      case "welcome":
        return this.welcome(message);
      case "update":
        return this.update(message);
      case "drafted":
        return this.drafted(message);
      case "reasons":
        if (this.answer.value)
          this.answer.value = {
            ...this.answer.value,
            reasons: message.reasons.map((one) => ({
              ...one,
              attempt: withNames(one.attempt, this.room.value),
              because: withNames(one.because, this.room.value),
            })),
          };
        return;
      case "refused":
        return this.refused(message.code, message.text);
      case "seated":
        this.room.value = message.room;
        return;
      case "again":
        this.again.value = message.link;
        return;
      case "pong":
        return;
    }
  }

  /** Choose one option of the open question. */
  choose(pick: number): void {
    const option = this.question.value?.options[pick];
    if (this.busy.value || !option) return;
    if (this.question.value?.suggests) this.advised = option.proposed;
    this.known.value = this.log.value.length;
    this.befell.value = "";
    this.ask([...this.wanted, ...(option.leap.length ? option.leap : [option.id])]);
  }

  /** Let the server suggest the rest of this choice; whoever takes it is advised on the next ones, too. */
  suggest(): void {
    const seq = this.stored.value?.seq;
    if (seq === undefined || this.busy.value || !this.question.value?.suggests) return;
    this.asking = true;
    this.busy.value = true;
    this.refusal.value = "";
    this.answer.value = null;
    this.line?.send({ do: "suggest", seq, picks: this.wanted });
  }

  /** No more advice unless it is asked for. */
  decline(): void {
    this.advised = false;
  }

  /** Take back one of what is named at the open question, whatever was named after it. */
  takeBack(named: OptionShown): void {
    const at = this.wanted.lastIndexOf(named.id);
    if (!this.busy.value && at >= 0) this.ask(this.wanted.toSpliced(at, 1));
  }

  /** Take back the last part; false if there is none. */
  back(): boolean {
    if (!this.wanted.length) return false;
    this.ask(this.wanted.slice(0, -1));
    return true;
  }

  why(about: Thing, onto: Thing | null = null): void {
    const seq = this.stored.value?.seq;
    if (seq === undefined) return;
    this.answer.value = { about, onto, reasons: null };
    this.line?.send({ do: "why", seq, picks: this.wanted, ...NOWHERE, ...about, onto: onto && { ...NOWHERE, ...onto } });
  }

  say(message: FromClient): void {
    this.line?.send(message);
  }

  skip(): void {
    this.playback.skip();
  }

  /** Pass by itself from now on. */
  passUntil(until: Until): void {
    this.until.value = until;
    this.consider();
  }

  private welcome(message: Welcome): void {
    this.playback.clear();
    [this.latest, this.recap] = [message.state, null];
    const kept = message.state ? keptDraft(this.seatKey, message.state.seq) : null;
    batch(() => {
      this.room.value = message.room;
      this.layout.value = message.layout;
      this.seat.value = message.seat;
      this.beat.value = null;
      this.befell.value = "";
      this.log.value = message.log;
      this.known.value = Math.min(this.known.value, message.log.length);
      this.online.value = true;
      this.busy.value = false;
      this.asking = false;
      if (!kept) this.draft.value = null; // else what is shown of it goes on being shown
      this.wanted = [];
      this.change(message.state, []);
    });
    if (kept) this.ask(kept.picks);
    else this.consider();
  }

  private update(message: Update): void {
    this.busy.value = false;
    this.letGo(); // what was chosen is stored; it goes on being shown until the table changes
    const scenes = scenesOf(message, this.latest);
    this.remember(message);
    this.passAhead(message.state);
    this.playback.push(...scenes);
  }

  /** Pass before it is shown what would be passed with any cards. */
  private passAhead(state: TableState): void {
    if (isOver(this.until.value, state, this.seat.value ?? -1)) this.until.value = ASKED;
    const pick = state.question?.veiled ? this.byItself(state) : null;
    if (pick !== null) this.pass(state, pick);
  }

  /** What happens to whoever sits here while it is another's turn is told when theirs begins. */
  private remember({ events, state }: Update): void {
    const [seat, from] = [this.seat.value, this.latest];
    this.latest = state;
    if (seat === null || (from?.active === seat && state.active === seat)) return;
    this.recap ??= new Recap(seat);
    this.recap.note(events, from, state);
  }

  private drafted(message: Drafted): void {
    const advice = this.asking && String(message.picks.slice(0, this.wanted.length)) === String(this.wanted);
    if (message.seq !== this.stored.value?.seq || (!advice && String(message.picks) !== String(this.wanted))) return; // of a part taken back since
    if (advice) {
      this.wanted = message.picks;
      this.asking = false;
      keepDraft(this.seatKey, { seq: message.seq, picks: message.picks });
    }
    batch(() => {
      this.busy.value = false;
      this.refusal.value = "";
      this.onShift();
      const from = this.table.value;
      this.draft.value = message.picks.length || advice ? message : null;
      this.shift.value = { from, to: message.state, events: [] };
    });
  }

  private refused(code: string, text: string): void {
    this.busy.value = false;
    this.passing.value = this.asking = false;
    this.calmAt = -1;
    if (code === "stale") {
      this.forget();
      return this.opened(); // learn where the match stands
    }
    this.refusal.value = text;
    if (code === "not-offered" || code === "malformed" || code === "not-yours") this.forget();
  }

  private forget(): void {
    this.letGo();
    this.draft.value = null;
  }

  private letGo(): void {
    this.wanted = [];
    keepDraft(this.seatKey, null);
  }

  private ask(picks: number[]): void {
    const seq = this.stored.value?.seq;
    if (seq === undefined) return;
    this.wanted = picks;
    this.asking = false;
    this.busy.value = true;
    this.refusal.value = "";
    this.answer.value = null;
    this.playback.skip(); // whoever answers has seen enough
    keepDraft(this.seatKey, { seq, picks });
    if (this.line?.open) this.line.send({ do: "choose", seq, picks, calmly: false }); // else the welcome will send it
  }

  private show(scene: Scene): void {
    const { update } = scene;
    batch(() => {
      if (update.log.length && this.told !== update) this.log.value = [...this.log.value, ...update.log];
      this.told = update;
      this.beat.value = scene.what === "beat" ? scene : null;
      if (scene.what === "beat") return;
      this.forget();
      this.change(update.state, update.events);
      if (update.state.active !== this.seat.value || !this.recap) return;
      this.befell.value = this.recap.text;
      this.recap = null;
    });
  }

  /** All has been seen. */
  private rest(): void {
    this.beat.value = null;
    this.consider();
  }

  private change(state: TableState | null, events: Event[]): void {
    this.onShift();
    const from = this.table.value;
    this.stored.value = state;
    this.answer.value = null;
    if (state) {
      this.shift.value = { from, to: state, events };
      if (isOver(this.until.value, state, this.seat.value ?? -1)) this.until.value = ASKED;
    }
    this.passing.value = this.byItself(state) !== null || state?.seq === this.calmAt;
  }

  /** The id of the option that answers the open question by itself, if none was tried. */
  private byItself(state: TableState | null): number | null {
    const [layout, seat] = [this.layout.value, this.seat.value];
    if (!state || !layout || seat === null || state.seq === this.passedAt) return null; // tried once: now a person decides
    const at = passingPick(state, layout, seat, this.until.value, settings.value);
    return at === null ? null : (state.question?.options[at]?.id ?? null);
  }

  private time(scene: Scene, behind: number): number {
    const ms =
      typeof document === "object" && document.hidden ? 0 : beatsOf(scene, this.seat.value) * MS_PER_BEAT[settings.value.pace];
    return behind >= QUICKER_FROM ? ms / 2 : ms;
  }

  /** Answer by itself where the settings say so. */
  private consider(): void {
    const state = this.stored.value;
    if (!state || this.busy.value || this.wanted.length || this.behind.value) return;
    const pick = this.byItself(state);
    this.passing.value = pick !== null || state.seq === this.calmAt;
    if (pick !== null) this.pass(state, pick);
    else if (this.advised) this.suggest();
  }

  /** Pass, with a choice or without; where others are not to know which it was, the server takes a moment for it. */
  private pass(state: TableState, pick: number): void {
    this.passedAt = state.seq;
    if (!state.question?.veiled) return this.ask([pick]);
    this.calmAt = state.seq;
    this.line?.send({ do: "choose", seq: state.seq, picks: [pick], calmly: true });
  }
}
