import type {
  CardDraft,
  CardKept,
  CardRead,
  CardRows,
  DeckDraft,
  DeckKept,
  DeckRead,
  LayAreas,
  LayAsked,
  MeasureAsked,
  MeasureState,
  OwnSet,
  OwnSets,
  RoomInfo,
  Taken,
  TryAsked,
  UploadRefused,
  WordsOffered,
} from "../messages";
import { RequestRefused, request } from "../net/api";

const STALE = 409;
const path = (...parts: string[]) => `/api/workshop/${parts.map(encodeURIComponent).join("/")}`;

/** What came of saving: it is kept, or somebody was quicker, and this is there now (null: it was taken away). */
export type Saved<Kept> = { kept: Kept } | { now: Kept | null };

export const ownSets = () => request<OwnSets>(path("sets"));
export const beginSet = (name: string) => request<OwnSet>(path("sets"), { name });
export const setNamed = (set: string) => request<OwnSet>(path("sets", set));
export const renameSet = (set: string, name: string) => request<OwnSet>(path("sets", set, "name"), { name });
export const deleteSet = (set: string) => request<OwnSets>(path("sets", set, "delete"), {});
export const copySet = (set: string) => request<OwnSet>(path("sets", set, "copy"), {});
export const printOf = (set: string) => path("sets", set, "print");
export const fileOf = (set: string) => path("sets", set, "file");

export const cardsOf = (set: string, words: string, first: number, many: number) =>
  request<CardRows>(`${path("sets", set, "cards")}?${new URLSearchParams({ words, first: `${first}`, many: `${many}` })}`);

/** A card as it is kept; null if there is none of this name yet. */
export const cardAt = (set: string, card: string) => request<CardKept | null>(path("sets", set, "cards", card));

export const saveCard = (set: string, id: string, revision: number, card: CardDraft) =>
  saved<CardKept>(path("sets", set, "cards", id), { revision, card });
export const saveDeck = (set: string, id: string, revision: number, deck: DeckDraft) =>
  saved<DeckKept>(path("sets", set, "decks", id), { revision, deck });
export const deleteCard = (set: string, id: string, revision: number) =>
  request<OwnSet>(path("sets", set, "cards", id, "delete"), { revision });
export const deleteDeck = (set: string, id: string, revision: number) =>
  request<OwnSet>(path("sets", set, "decks", id, "delete"), { revision });

export const readCard = (game: string, card: CardDraft, set: string, id: string) =>
  request<CardRead>(path("read"), { game, card, set, id });
export const readDeck = (set: string, deck: DeckDraft) => request<DeckRead>(path("deck"), { set, deck });
export const wordsAfter = (game: string, type: string, name: string, text: string) =>
  request<WordsOffered>(path("words"), { game, type, name, text });

export const tryCard = (set: string, id: string, asked: TryAsked) =>
  request<RoomInfo>(path("sets", set, "cards", id, "try"), asked);
export const areasOf = (game: string) => request<LayAreas>(path("areas", game));
export const layOut = (set: string, table: LayAsked) => request<RoomInfo>(path("sets", set, "lay"), table);
export const measure = (set: string, id: string, asked: MeasureAsked) =>
  request<MeasureState>(path("sets", set, "cards", id, "measure"), asked);
export const measured = (set: string, id: string) => request<MeasureState>(path("sets", set, "cards", id, "measure"));
export const stopMeasure = (set: string, id: string) =>
  request<MeasureState>(path("sets", set, "cards", id, "measure", "stop"), {});

/** Take up a file; everything that is wrong with it, if it was not taken. */
export async function upload(set: string, name: string, text: string): Promise<{ taken: Taken } | { faults: string[] }> {
  const { status, body } = await posted(path("sets", set, "upload"), { name, text });
  if (status < 300) return { taken: body as Taken };
  const faults = (body as UploadRefused | null)?.faults;
  if (faults) return { faults };
  throw new RequestRefused(status, null);
}

async function saved<Kept>(to: string, what: unknown): Promise<Saved<Kept>> {
  const { status, body } = await posted(to, what);
  if (status < 300) return { kept: body as Kept };
  if (status === STALE) return { now: (body as { now: Kept | null }).now };
  throw new RequestRefused(status, fault(body));
}

async function posted(to: string, what: unknown): Promise<{ status: number; body: unknown }> {
  const options = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(what) };
  const answer = await fetch(to, { credentials: "same-origin", ...options });
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

function fault(body: unknown) {
  return typeof body === "object" && body !== null && "where" in body ? (body as RequestRefused["fault"]) : null;
}

/** A name for a new card or deck, which nobody guesses. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_");
}
