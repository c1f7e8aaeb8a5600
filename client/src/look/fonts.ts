/** The font stacks, for those who measure text; the style sheet has the same ones (a test holds them together). */
export const SERIF = '"Alegreya", "Iowan Old Style", "Palatino Linotype", "Book Antiqua", Georgia, serif';
export const SANS = '"Alegreya Sans", "Gill Sans", Optima, "Noto Sans", "Segoe UI", sans-serif';
