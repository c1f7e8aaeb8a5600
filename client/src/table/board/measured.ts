import { useLayoutEffect } from "preact/hooks";

/** What reads where things lie does so once before the next picture, however often something changes until then. */
export function useMeasured(read: () => void, changes: unknown[]): void {
  useLayoutEffect(() => {
    const asked = requestAnimationFrame(read);
    return () => cancelAnimationFrame(asked);
  }, changes);
}
