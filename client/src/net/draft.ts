/** The parts of a choice that has been begun; kept for this window, so that a reload goes on with it. */
export interface Draft {
  seq: number;
  picks: number[];
}

const name = (seatKey: string) => `wtactics.draft.${seatKey}`;

/** Keep the parts of a choice; no parts: nothing is kept. */
export function keepDraft(seatKey: string, draft: Draft | null, storage?: Storage): void {
  try {
    const store = storage ?? sessionStorage;
    if (draft?.picks.length) store.setItem(name(seatKey), JSON.stringify(draft));
    else store.removeItem(name(seatKey));
  } catch {
    // no storage: a reload begins the choice anew
  }
}

/** The kept parts, if they answer this question. */
export function keptDraft(seatKey: string, seq: number, storage?: Storage): Draft | null {
  try {
    const draft: unknown = JSON.parse((storage ?? sessionStorage).getItem(name(seatKey)) ?? "null");
    return isDraft(draft) && draft.seq === seq ? draft : null;
  } catch {
    return null; // no storage, or not written by us
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { seq, picks } = value as Draft;
  return Number.isInteger(seq) && Array.isArray(picks) && picks.length > 0 && picks.every(Number.isInteger);
}
