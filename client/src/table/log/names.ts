import type { OptionShown, RoomInfo, TableState } from "../../messages";

const PLACE = /\{seat:(\d)\}('s)?/g;

/** A text of the server with the names of whoever sits there, for which it leaves places: {seat:1}, {seat:1}'s. */
export function withNames(text: string, room: RoomInfo | null): string {
  return text.replace(PLACE, (_, seat: string, whose = "") => {
    const player = room?.seats.find((one) => one.seat === Number(seat));
    if (player?.you) return whose ? "your" : "you";
    return (player?.name || `player ${Number(seat) + 1}`) + whose;
  });
}

/** The same table, with names in what options and signs say. */
export function tableWithNames(state: TableState, room: RoomInfo | null): TableState {
  const { question, cards, seats } = state;
  const named = (one: OptionShown) => ({
    ...one,
    label: withNames(one.label, room),
    notes: one.notes.map((note) => withNames(note, room)),
  });
  return {
    ...state,
    question: question && {
      ...question,
      text: withNames(question.text, room),
      hand: question.hand && { ...question.hand, deed: withNames(question.hand.deed, room) },
      options: question.options.map(named),
      named: question.named.map(named),
      leaps: question.leaps.map(named),
    },
    seats: seats.map((seat) => (seat.standing ? { ...seat, standing: withNames(seat.standing, room) } : seat)),
    cards: cards.map((card) =>
      card.signs.length
        ? { ...card, signs: card.signs.map((sign) => ({ ...sign, title: withNames(sign.title, room) })) }
        : card,
    ),
  };
}
