import type { EnglishInfo, FaceInfo, Fault, RoomInfo, RulesetInfo, TableInfo } from "../messages";

/** A request that the server refused, with its reason. */
export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault | null,
  ) {
    super(
      fault?.said
        ? fault.said
        : fault
          ? `${fault.where}: expected ${fault.expected}, found ${fault.found}`
          : `The server answered ${status}.`,
    );
  }
}

/** Ask the server for something. */
export async function request<Answer>(path: string, body?: unknown): Promise<Answer> {
  const options =
    body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, { credentials: "same-origin", ...options });
  const found: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new RequestRefused(answer.status, isFault(found) ? found : null);
  return found as Answer;
}

function isFault(value: unknown): value is Fault {
  return typeof value === "object" && value !== null && "where" in value && "expected" in value && "found" in value;
}

const cache = new Map<string, Promise<unknown>>();

/** Ask once; whoever asks again gets the same answer, unless it failed. */
function cached<Answer>(path: string): Promise<Answer> {
  const known = cache.get(path);
  if (known) return known as Promise<Answer>;
  const asked = request<Answer>(path);
  cache.set(path, asked);
  asked.catch(() => cache.delete(path));
  return asked;
}

const path = (...parts: string[]) => `/api/${parts.map(encodeURIComponent).join("/")}`;

export const rulesets = () => cached<RulesetInfo[]>(path("rulesets"));
/** A game by its name, perhaps with mods behind it; null if there is no such ruleset. */
export const gameNamed = (name: string): Promise<RulesetInfo | null> =>
  name.includes("+")
    ? cached<RulesetInfo>(path("rulesets", name))
    : rulesets().then((all) => all.find((one) => one.name === name) ?? null);
export const faces = (ruleset: string) => cached<FaceInfo[]>(path("rulesets", ruleset, "cards"));
/** The cards that can be in decks, without the tokens that they make. */
export const printedCards = (ruleset: string) => faces(ruleset).then((all) => all.filter((face) => !face.token));
/** What the cards of a game can say. */
export const cardEnglish = (ruleset: string) => cached<EnglishInfo>(path("rulesets", ruleset, "english"));
/** The cards of a table that is played with its own. */
export const facesAt = (key: string) => request<FaceInfo[]>(`${path("seats", key)}/cards`);
export const seatAt = (key: string) => request<RoomInfo>(path("seats", key));
export const tableAt = (key: string) => request<TableInfo>(`${path("seats", key)}/table`);
export const takeSeat = (key: string, deck: string | null) =>
  request<RoomInfo>(`${path("seats", key)}/take`, deck === null ? {} : { deck });
