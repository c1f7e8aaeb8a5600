import type { RoomInfo, SeriesInfo } from "./messages";

/** How a match of several games stands, in words: "You: 1, Rival: 0"; the names are those of the seats. */
export function scoreOf(series: SeriesInfo, names: readonly string[]): string {
  const wins = series.wins.map((won, seat) => `${names[seat] ?? `Player ${seat + 1}`}: ${won}`).join(", ");
  return series.drawn ? `${wins}, drawn: ${series.drawn}` : wins;
}

/** The names at a table, as whoever sits there says them. */
export const namesAt = (room: RoomInfo): string[] =>
  room.seats.map((seat) => (seat.you ? "You" : seat.kind === "open" ? "a free seat" : seat.name));

/** In few signs, where there is little room: one's own games first. */
export function shortScore(room: RoomInfo, series: SeriesInfo): string {
  const own = room.seats.findIndex((seat) => seat.you);
  const wins = [series.wins[own] ?? 0, ...series.wins.filter((_, seat) => seat !== own)];
  return wins.join("–");
}

/** Can whoever sits here give up more than a game? One of two can, as long as the match goes on. */
export const mayGiveUp = (room: RoomInfo | null): boolean =>
  room?.series?.over === false && room.seats.length === 2 && room.seats.some((seat) => seat.you);

const NUMBERS: Record<number, string> = { 3: "three" };

/** Best of three. */
export const lengthOf = (series: SeriesInfo): string => `best of ${NUMBERS[series.best_of] ?? series.best_of}`;

const giver = (name: string) => (name === "You" ? "you" : name);

/** What became of the match, or what comes next in it. */
export function standingOf(series: SeriesInfo, names: readonly string[]): string {
  if (!series.over) return `The match (${lengthOf(series)}): ${scoreOf(series, names)}.`;
  const { given_up } = series;
  const score = `${scoreOf(series, names)}${given_up === null ? "" : `; ${giver(names[given_up] ?? "")} gave it up`}`;
  if (series.winner === null) return `The match is a draw: ${score}.`;
  const who = names[series.winner] ?? "";
  return who === "You" ? `You win the match: ${score}.` : `${who} wins the match: ${score}.`;
}
