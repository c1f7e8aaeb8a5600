import { type Signal, signal } from "@preact/signals";
import { faultText } from "../pages/fetching";
import type { Saved } from "./calls";

/** How it stands with what was typed: on the server, on its way, only in this browser, or against what somebody else typed. */
export type Keeping = "saved" | "typed" | "saving" | "away" | "stale";

/** What is kept of a card or a deck: its revision and what was typed. */
export interface Kept<What> {
  revision: number;
  what: What;
}

const LATER = 700; // milliseconds after the last key
const AGAIN = 4_000; // after the server did not answer

/** Something that is typed: kept in this browser at every key, and on the server soon after. */
export class Draft<What extends object> {
  readonly what: Signal<What>;
  readonly keeping = signal<Keeping>("saved");
  readonly fault = signal("");
  readonly there = signal<Kept<What> | null | undefined>(undefined); // what somebody else has kept meanwhile; null: thrown away
  private revision: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private under = false; // is it being saved?

  constructor(
    private readonly key: string,
    kept: Kept<What>,
    private readonly save: (revision: number, what: What) => Promise<Saved<Kept<What>>>,
    private readonly take: (mine: What, kept: What) => What = (mine) => mine, // what the server has said of it
  ) {
    this.revision = kept.revision;
    this.what = signal(kept.what);
    const left = leftBehind<What>(key);
    if (!left || same(left.what, kept.what)) {
      forget(key);
      return;
    }
    this.what.value = { ...kept.what, ...left.what };
    if (left.revision === kept.revision) this.soon(0);
    else this.stale(kept.revision ? kept : null, left.revision);
  }

  /** Type. */
  change(part: Partial<What>): void {
    this.what.value = { ...this.what.value, ...part };
    remember(this.key, { revision: this.revision, what: this.what.value });
    if (this.keeping.value !== "stale") this.soon(LATER);
  }

  /** Save now what is not saved yet. */
  async now(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.under) await new Promise((done) => setTimeout(done, 20));
    if (this.keeping.value === "typed" || this.keeping.value === "away") await this.send();
    return this.keeping.value === "saved";
  }

  /** Of two that were typed, mine: it takes the place of the other. */
  async mine(): Promise<void> {
    this.revision = this.there.value?.revision ?? 0;
    this.there.value = undefined;
    this.keeping.value = "typed";
    await this.send();
  }

  /** Of two that were typed, theirs. */
  theirs(): void {
    const { value } = this.there;
    forget(this.key);
    if (value) {
      this.revision = value.revision;
      this.what.value = value.what;
    }
    this.there.value = undefined;
    this.keeping.value = "saved";
  }

  /** Nobody types here any more. */
  close(): void {
    clearTimeout(this.timer);
    if (this.keeping.value === "typed") void this.send();
  }

  get at(): number {
    return this.revision;
  }

  private soon(after: number): void {
    this.keeping.value = this.under ? "saving" : "typed";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), after);
  }

  private stale(there: Kept<What> | null, revision: number): void {
    this.there.value = there;
    this.keeping.value = "stale";
    remember(this.key, { revision, what: this.what.value });
  }

  private async send(): Promise<void> {
    if (this.under) return this.soon(LATER);
    const sent = this.what.value;
    this.under = true;
    this.keeping.value = "saving";
    try {
      const found = await this.save(this.revision, sent);
      this.fault.value = "";
      if ("now" in found) return this.stale(found.now, this.revision);
      this.revision = found.kept.revision;
      const typed = this.what.value !== sent;
      this.what.value = this.take(this.what.value, found.kept.what);
      if (typed) remember(this.key, { revision: this.revision, what: this.what.value });
      else forget(this.key);
      this.keeping.value = typed ? "typed" : "saved";
    } catch (error) {
      this.fault.value = faultText(error);
      this.keeping.value = "away";
      this.timer = setTimeout(() => void this.send(), AGAIN);
    } finally {
      this.under = false;
    }
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function remember(key: string, kept: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing has the server alone.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The same.
  }
}

function leftBehind<What>(key: string): Kept<What> | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof found === "object" && found && "what" in found ? (found as Kept<What>) : null;
  } catch {
    return null;
  }
}
