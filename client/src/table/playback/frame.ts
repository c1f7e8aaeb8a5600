const LATEST = 100; // ms: a page in the background has no frames

/** Do this before the next picture is drawn. */
export function atNextFrame(what: () => void): void {
  const now = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    what();
  };
  const frame = requestAnimationFrame(now);
  const timer = setTimeout(now, LATEST);
}
