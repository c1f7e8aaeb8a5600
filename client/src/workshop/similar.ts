import type { FaceInfo } from "../messages";

const WORDS = 6; // what texts that share no word are apart, in points of a value

/** So many of the cards that ship, those first that are most like this one in all but their cost. */
export function similar(card: FaceInfo, faces: readonly FaceInfo[], most: number): FaceInfo[] {
  return faces
    .filter((face) => face.type === card.type && face.name !== card.name && !face.token)
    .map((face) => ({ face, apart: apart(card, face) }))
    .sort((one, other) => one.apart - other.apart)
    .slice(0, most)
    .map(({ face }) => face);
}

/** How far two cards are apart: in their values, their loyalty and the words of their texts. */
function apart(one: FaceInfo, other: FaceInfo): number {
  const keys = new Set([...Object.keys(one.values), ...Object.keys(other.values)]);
  const values = [...keys].map((key) => Math.abs((one.values[key] ?? 0) - (other.values[key] ?? 0)));
  return [...values, Math.abs(one.loyalty - other.loyalty)].reduce((sum, each) => sum + each, 0) + WORDS * strange(one, other);
}

/** How little two texts share: of all their words, and of those of the shorter one. */
function strange(one: FaceInfo, other: FaceInfo): number {
  const [mine, theirs] = [words(one), words(other)];
  const all = new Set([...mine, ...theirs]);
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  if (!all.size) return 0;
  return 1 - (shared / all.size + shared / Math.max(1, Math.min(mine.size, theirs.size))) / 2;
}

const words = (face: FaceInfo) => new Set(face.text.toLowerCase().match(/[\p{L}\d+/-]+/gu) ?? []);
