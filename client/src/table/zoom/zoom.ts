import { signal } from "@preact/signals";

/** What somebody looks at enlarged: a card on the table, or a face that a sentence spoke of. */
export type Look = { card: number } | { face: number };

/** Which card is shown enlarged, and which one is pointed at. */
export class Zoom {
  readonly look = signal<Look | null>(null);
  readonly sheet = signal(false); // is the enlarged card open on a narrow screen?
  readonly pointed = signal<number | null>(null); // the card under the pointer or the focus

  /** Look at a card enlarged; while it is pointed at, the table shows whom it reaches. */
  show(look: Look, pointing = false): void {
    this.look.value = look;
    this.pointed.value = pointing && "card" in look ? look.card : null;
  }

  /** Look at a card enlarged, on a narrow screen as well. */
  open(look: Look): void {
    this.show(look);
    this.sheet.value = true;
  }
}
