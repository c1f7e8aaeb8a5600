/** Do this now, and once more when the letters have come, for what stands above then has another height. */
export function nowAndWithLetters(bring: () => void): void {
  bring();
  if (document.fonts?.status === "loading") void document.fonts.ready.then(bring);
}
