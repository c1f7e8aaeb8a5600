import type { Draft, Keeping } from "./keeping";

const TOLD: Record<Keeping, string> = {
  saved: "draft saved",
  typed: "…",
  saving: "saving …",
  away: "kept in this browser; the server does not take it now",
  stale: "not saved: it was changed elsewhere",
};

/** How it stands with what was typed. */
export function KeepingNote<What extends object>({ draft }: { draft: Draft<What> }) {
  const { keeping, fault } = draft;
  return (
    <span class={`shop-keeping shop-keeping-${keeping.value}`} role="status" data-testid="keeping" title={fault.value}>
      {TOLD[keeping.value]}
      {keeping.value === "away" && fault.value ? `: ${fault.value}` : ""}
    </span>
  );
}

/** Two have typed: both are shown, and one of them is taken. */
export function TwoDrafts<What extends object>({
  draft,
  what,
  told,
}: {
  draft: Draft<What>;
  what: "card" | "deck";
  told: (what: What) => string; // in lines
}) {
  if (draft.keeping.value !== "stale") return null;
  const theirs = draft.there.value;
  return (
    <section class="shop-two" role="alert" aria-label={`Two versions of this ${what}`}>
      <p>
        {theirs
          ? `This ${what} was changed elsewhere, in another window or by somebody else. Nothing is lost: take one of the two.`
          : `This ${what} was thrown away elsewhere. What you typed is still here.`}
      </p>
      <div class="two">
        <div class="panel">
          <h2>Yours</h2>
          <pre>{told(draft.what.value)}</pre>
          <button type="button" class="button button-main" onClick={() => draft.mine()} data-testid="take-mine">
            Keep yours
          </button>
        </div>
        <div class="panel">
          <h2>The other</h2>
          {theirs ? <pre>{told(theirs.what)}</pre> : <p>Thrown away.</p>}
          <button type="button" class="button" onClick={() => draft.theirs()} data-testid="take-theirs">
            Take the other
          </button>
        </div>
      </div>
    </section>
  );
}
