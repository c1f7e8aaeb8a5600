import type { Route } from "../router";

/** Every page but the table. */
export function Pages({ at }: { at: Route }) {
  return (
    <main>
      <h1>WTactics</h1>
      <p>{at.page === "nowhere" ? `There is nothing at ${at.path}.` : at.page}</p>
    </main>
  );
}
