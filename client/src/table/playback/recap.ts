import type { Event, TableState } from "../../messages";
import { nameOfSeat } from "../keys";
import { counted, listed } from "../../words";

/** What has befallen a player since it was last his turn. */
export class Recap {
  private points = 0;
  private discarded = 0;
  private readonly harm = new Map<string, number>();
  private readonly gone = new Map<string, string[]>(); // by verb, who
  private readonly since = new Map<number, string>(); // names of cards that were seen, also when they are no more

  constructor(
    private readonly seat: number,
    private readonly unit: string, // what one loses, as the table counts it
  ) {}

  /** Note what one choice has changed. */
  note(events: readonly Event[], from: TableState | null, to: TableState): void {
    const mine = new Set(
      [...(from?.cards ?? []), ...to.cards]
        .filter((card) => card.controller === this.seat && card.title)
        .map((card) => card.name),
    );
    for (const card of [...(from?.cards ?? []), ...to.cards]) if (card.title) this.since.set(card.name, card.title);
    const me = nameOfSeat(this.seat);
    for (const { what, card, other, number } of events) {
      if (what === "lost" && card === me) this.points += Math.abs(number);
      if (what === "discarded" && other === me) this.discarded += 1;
      if (card === null || !mine.has(card)) continue;
      if (what === "hurt") this.harm.set(this.named(card), (this.harm.get(this.named(card)) ?? 0) + number);
      if (what === "died") this.lost("died", card);
      if (what === "destroyed") this.lost("fell", card);
      if (what === "taken" && other !== me) this.lost("changed sides", card);
    }
  }

  /** The same in a sentence; nothing if nothing happened. */
  get text(): string {
    const gone = [...this.gone].map(([verb, names]) => `${listed(names)} ${verb}`);
    const dead = new Set([...this.gone.values()].flat());
    const hurt = [...this.harm].filter(([name]) => !dead.has(name)).map(([name, number]) => `${name} took ${number} damage`);
    const lost = this.points ? [`you lost ${counted(this.points, this.unit.replace(/s$/, ""), this.unit)}`] : [];
    const discarded = this.discarded ? [`you discarded ${counted(this.discarded, "card")}`] : [];
    return [...lost, ...gone, ...hurt, ...discarded].join("; ");
  }

  private named(card: number): string {
    return this.since.get(card) ?? "a card";
  }

  private lost(verb: string, card: number): void {
    const names = this.gone.get(verb) ?? [];
    if (!names.includes(this.named(card))) this.gone.set(verb, [...names, this.named(card)]);
  }
}
