import "./workshop.css";
import type { WorkshopKind } from "../router";
import { EditorPage } from "./EditorPage";
import { DeckPage } from "./DeckPage";
import { LayPage } from "./LayPage";
import { SetPage } from "./SetPage";
import { SetsPage } from "./SetsPage";

/** The workshop: one's sets, one set, a card of it, a deck of it. */
export function WorkshopPages({ set, part, kind }: { set: string; part: string; kind: WorkshopKind }) {
  if (!set) return <SetsPage />;
  if (kind === "card") return <EditorPage key={`${set}/${part}`} set={set} id={part} />;
  if (kind === "deck") return <DeckPage key={`${set}/${part}`} set={set} id={part} />;
  if (kind === "table") return <LayPage key={set} set={set} />;
  return <SetPage key={set} set={set} />;
}
