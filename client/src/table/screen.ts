import { type ReadonlySignal, signal } from "@preact/signals";

/** Does the window fit this media query now? */
function fits(query: string): ReadonlySignal<boolean> {
  const media = typeof matchMedia === "function" ? matchMedia(query) : null;
  const now = signal(media?.matches ?? false);
  media?.addEventListener("change", () => (now.value = media.matches));
  return now;
}

/** Is there room to read the cards in the hand? */
export const tall = fits("(min-height: 960px) and (min-width: 900px)");
/** A phone: what is enlarged comes as a sheet, upright or on its side. */
export const narrow = fits("(max-width: 899px), (max-height: 520px)");
/** A phone on its side: halves of opponents stand side by side. */
export const low = fits("(max-height: 520px)");
/** The breadth of the window, in px. */
export const breadth = signal(typeof innerWidth === "number" ? innerWidth : 1280);
if (typeof addEventListener === "function") addEventListener("resize", () => (breadth.value = innerWidth));
/** A desktop so broad that many cards stand side by side. */
export const broad = fits("(min-width: 1500px)");
