import { useInteraction } from "./interaction";

/** A draw by agreement, where the rules know one and only people sit: who else offers it, and what we can say. */
export function useOffer() {
  const { session } = useInteraction();
  const { table, layout, room, seat } = session;
  const ui = useInteraction();
  const state = table.value;
  const own = seat.value;
  const offers = state?.ending ? [] : (state?.drawing ?? []);
  const people = room.value?.seats.every((one) => one.kind === "person") ?? false;
  const open = own !== null && !state?.ending && people && Boolean(layout.value?.draws);
  const offered = own !== null && offers.includes(own);
  const others = offers.filter((one) => one !== own).map((one) => ui.view.playerName(one));
  return {
    can: open && !offered,
    offered: open && offered,
    by: open && !offered ? others.join(" and ") : "",
    agree: () => session.connection.send({ do: "draw" }),
  };
}
