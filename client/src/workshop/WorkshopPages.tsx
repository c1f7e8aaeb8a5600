import "./workshop.css";
import { EditorPage } from "./EditorPage";
import { DeckPage } from "./DeckPage";
import { SetPage } from "./SetPage";
import { SetsPage } from "./SetsPage";

/** The workshop: one's sets, one set, a card of it, a deck of it. */
export function WorkshopPages({ set, part, kind }: { set: string; part: string; kind: "" | "card" | "deck" }) {
  if (!set) return <SetsPage />;
  if (kind === "card") return <EditorPage key={`${set}/${part}`} set={set} id={part} />;
  if (kind === "deck") return <DeckPage key={`${set}/${part}`} set={set} id={part} />;
  return <SetPage key={set} set={set} />;
}
