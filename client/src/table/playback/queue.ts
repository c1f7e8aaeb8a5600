import { batch, signal } from "@preact/signals";
import { atNextFrame } from "./frame";

/** Shows things one after another, each for as long as it deserves; of those that deserve no time all of a picture together. */
export class TimedQueue<Thing> {
  /** How many are still to be shown. */
  readonly waiting = signal(0);
  private line: Thing[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private drawn = true; // has what was shown last become a picture?

  constructor(
    private readonly show: (thing: Thing) => void,
    private readonly time: (thing: Thing, behind: number) => number,
    private readonly done: () => void,
  ) {}

  push(...things: Thing[]): void {
    this.line.push(...things);
    this.waiting.value = this.line.length;
    if (this.timer === undefined && this.drawn) this.next();
  }

  /** Show all that is waiting at once. */
  skip(): void {
    this.stop();
    for (const thing of this.line.splice(0)) this.show(thing);
    this.waiting.value = 0;
    this.done();
  }

  /** Forget what is waiting. */
  clear(): void {
    this.stop();
    this.line = [];
    this.waiting.value = 0;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    if (this.drawn) atNextFrame(() => this.draw());
    this.drawn = false;
    for (;;) {
      this.timer = undefined;
      const thing = this.line.shift();
      this.waiting.value = this.line.length;
      if (thing === undefined) return this.done();
      this.show(thing);
      const time = this.time(thing, this.line.length);
      if (time > 0) {
        this.timer = setTimeout(() => this.next(), time);
        return;
      }
    }
  }

  /** What came while the picture was made is shown in the next one. */
  private draw(): void {
    this.drawn = true;
    if (this.line.length && this.timer === undefined) batch(() => this.next());
  }
}
