import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Event, LogLine, TableState, Update } from "../../messages";
import { MS_PER_BEAT, settings } from "../session/settings";
import { type Beat, beatsOf, type Scene, scenesOf } from "./beats";
import { TimedQueue } from "./queue";
import { Recap } from "./recap";

const QUICKER_FROM = 12; // moments behind

/** Shows what happens moment by moment, so that it can be followed: the log, a combat, then the table that it leads to. */
export class Playback {
  readonly log = signal<LogLine[]>([]);
  /** How many lines there were when somebody here last chose: what follows is news. */
  readonly read = signal(0);
  /** The moment of a combat that is to be seen now, before the table changes by it. */
  readonly beat = signal<Beat | null>(null);
  /** What happened to whoever sits here while it was not their turn, until they choose. */
  readonly recap = signal("");

  private latest: TableState | null = null; // of all that was received, shown or not
  private sinceTurn: Recap | null = null;
  private logged: Update | null = null; // whose lines stand in the log
  private readonly queue = new TimedQueue<Scene>(
    (scene) => this.show(scene),
    (scene, behind) => this.time(scene, behind),
    () => this.rest(),
  );
  /** How many moments are still to be shown. */
  readonly behind = this.queue.waiting;

  constructor(
    private readonly seat: ReadonlySignal<number | null>,
    private readonly change: (state: TableState, events: Event[]) => void,
    private readonly done: () => void,
    private readonly unit: () => string, // what one loses, as the table counts it
  ) {}

  /** Begin with this state: what was waiting is old. */
  restart(state: TableState | null, log: LogLine[]): void {
    this.queue.clear();
    [this.latest, this.sinceTurn] = [state, null];
    this.beat.value = null;
    this.recap.value = "";
    this.log.value = log;
    this.read.value = Math.min(this.read.value, log.length);
  }

  /** Show this after all that is waiting. */
  push(update: Update): void {
    const scenes = scenesOf(update, this.latest);
    this.remember(update);
    this.queue.push(...scenes);
  }

  /** Show all that is waiting at once. */
  skip(): void {
    this.queue.skip();
  }

  /** Somebody here chooses: all that was told is read. */
  markRead(): void {
    this.read.value = this.log.value.length;
    this.recap.value = "";
  }

  /** What happens to whoever sits here while it is another's turn is told when theirs begins. */
  private remember({ events, state }: Update): void {
    const [seat, from] = [this.seat.value, this.latest];
    this.latest = state;
    if (seat === null || (from?.active === seat && state.active === seat)) return;
    this.sinceTurn ??= new Recap(seat, this.unit());
    this.sinceTurn.note(events, from, state);
  }

  private show(scene: Scene): void {
    const { update } = scene;
    batch(() => {
      if (update.log.length && this.logged !== update) this.log.value = [...this.log.value, ...update.log];
      this.logged = update;
      this.beat.value = scene.what === "beat" ? scene : null;
      if (scene.what === "beat") return;
      this.change(update.state, update.events);
      if (update.state.active !== this.seat.value || !this.sinceTurn) return;
      this.recap.value = this.sinceTurn.text;
      this.sinceTurn = null;
    });
  }

  /** All has been seen. */
  private rest(): void {
    this.beat.value = null;
    this.done();
  }

  private time(scene: Scene, behind: number): number {
    const ms =
      typeof document === "object" && document.hidden ? 0 : beatsOf(scene, this.seat.value) * MS_PER_BEAT[settings.value.pace];
    return behind >= QUICKER_FROM ? ms / 2 : ms;
  }
}
