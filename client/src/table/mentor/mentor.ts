import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Advice } from "../../messages";

/** Who sits beside a player in his first game: all that he has said, and which sentence is being read. */
export class Mentor {
  /** Has the player sent him away? */
  readonly away = signal(false);
  private readonly said = signal<readonly Advice[]>([]);
  private readonly aside = signal<readonly Advice[]>([]); // where a choice is only being tried
  private readonly at = signal(0);
  private since = 0; // how much was said when the player last chose

  /** What was said up to what is seen; the rest is still to be shown. */
  readonly heard = computed(() => {
    const seq = this.seq.value ?? -1;
    const known = new Set(this.said.value.map((one) => one.number));
    return [
      ...this.said.value.filter((one) => one.seq <= seq),
      ...this.aside.value.filter((one) => one.seq === seq && !known.has(one.number)),
    ];
  });

  /** Where in it the player reads. */
  readonly place = computed(() => Math.min(this.at.value, this.heard.value.length - 1));

  constructor(
    private readonly seatKey: string,
    private readonly seq: ReadonlySignal<number | undefined>,
  ) {
    const kept = keptPlace(seatKey);
    this.at.value = kept.at;
    this.since = kept.at;
    this.away.value = kept.away;
    effect(() => {
      // Whoever has chosen meanwhile has done with what was said before.
      const fresh = this.heard.value.length > this.since;
      if (fresh && this.at.peek() < this.since) this.go(this.since);
    });
  }

  /** All that was said so far. */
  welcome(advice: readonly Advice[]): void {
    this.said.value = advice;
    this.aside.value = [];
  }

  /** This is said now, or will be when the table is shown that it speaks of. */
  hear(advice: readonly Advice[]): void {
    if (advice.length) this.said.value = [...this.said.value, ...advice];
    this.aside.value = [];
  }

  /** This would be said if the choice went on so. */
  hint(advice: readonly Advice[]): void {
    this.aside.value = advice;
  }

  /** Is there something to say of the question that is open after so many choices, so that it is not passed by itself? */
  explains(seq: number): boolean {
    return !this.away.peek() && this.said.peek().some((one) => one.asks && one.seq === seq);
  }

  /** The player chooses. */
  chose(): void {
    this.since = this.heard.value.length;
  }

  /** Read another sentence. */
  go(place: number): void {
    this.at.value = Math.max(0, Math.min(place, this.heard.value.length - 1));
    this.keep();
  }

  /** Send him away, or have him back. */
  send(away: boolean): void {
    this.away.value = away;
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(nameOf(this.seatKey), JSON.stringify({ at: this.at.peek(), away: this.away.peek() }));
    } catch {
      // Nothing is kept: whoever comes back reads from the beginning.
    }
  }
}

const nameOf = (seatKey: string) => `wtactics:mentor:${seatKey}`;

function keptPlace(seatKey: string): { at: number; away: boolean } {
  try {
    const found = JSON.parse(localStorage.getItem(nameOf(seatKey)) ?? "{}") as { at?: unknown; away?: unknown };
    return { at: Number(found.at) || 0, away: found.away === true };
  } catch {
    return { at: 0, away: false };
  }
}
