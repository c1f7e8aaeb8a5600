import type { EnglishInfo } from "../messages";

/** A text that is understood, and where card English tells of it. */
export interface Saying {
  text: string;
  form: string; // as it is written in general; empty where the text says it all
  title: string;
  chapter: string; // its key
}

const WORD = /[\p{L}\d+]+(?:'\p{L}+)?/gu;
const STARS = /\*+/g;

/** Every text of card English. */
export function sayingsOf(english: EnglishInfo): Saying[] {
  return english.chapters.flatMap(({ key, title, sayings }) =>
    sayings.flatMap(({ form, examples }) =>
      (examples.length ? examples : [form.replace(STARS, "")]).map((text) => ({
        text,
        form: examples.length ? form : "",
        title,
        chapter: key,
      })),
    ),
  );
}

/** So many texts that have most of the words (or words that begin like them), the shortest first; and whether they have all. */
export function nearest(sayings: readonly Saying[], search: string, most: number): { found: Saying[]; whole: boolean } {
  const wanted = [...new Set(wordsOf(search))];
  if (!wanted.length) return { found: [], whole: true };
  const counted = sayings.map((saying) => {
    const words = wordsOf(`${saying.text} ${saying.title}`);
    return { saying, length: words.length, has: wanted.filter((word) => words.some((own) => own.startsWith(word))).length };
  });
  const best = Math.max(0, ...counted.map(({ has }) => has));
  const found = counted.filter(({ has }) => best > 0 && has === best).sort((one, other) => one.length - other.length);
  return { found: found.slice(0, most).map(({ saying }) => saying), whole: best === wanted.length };
}

const wordsOf = (text: string) => text.toLowerCase().match(WORD) ?? [];
