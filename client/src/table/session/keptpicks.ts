/** The picks of a choice that has been begun; kept for this window, so that a reload goes on with it. */
export interface KeptPicks {
  seq: number;
  picks: number[];
}

const name = (seatKey: string) => `wtactics.draft.${seatKey}`;

/** Keep the picks of a choice; no picks: nothing is kept. */
export function keepPicks(seatKey: string, kept: KeptPicks | null): void {
  try {
    if (kept?.picks.length) sessionStorage.setItem(name(seatKey), JSON.stringify(kept));
    else sessionStorage.removeItem(name(seatKey));
  } catch {
    // no storage: a reload begins the choice anew
  }
}

/** The kept picks, if they answer this question. */
export function keptPicks(seatKey: string, seq: number): KeptPicks | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name(seatKey)) ?? "null");
    return isKept(kept) && kept.seq === seq ? kept : null;
  } catch {
    return null; // no storage, or not written by us
  }
}

function isKept(value: unknown): value is KeptPicks {
  if (typeof value !== "object" || value === null) return false;
  const { seq, picks } = value as KeptPicks;
  return Number.isInteger(seq) && Array.isArray(picks) && picks.length > 0 && picks.every(Number.isInteger);
}
