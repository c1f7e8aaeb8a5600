import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PlaceKey } from "../keys";
import type { Session } from "../session/session";
import { TableView } from "../view";
import { Zoom } from "../zoom/zoom";
import { Gestures } from "./gestures";
import { Options } from "./options";
import { Selection } from "./selection";

/** One match on the page: what is seen, what may be chosen, what is taken up, and what a player can do with it. */
export class Interaction {
  readonly view: TableView;
  readonly options: Options;
  readonly selection: Selection;
  readonly gestures: Gestures;
  readonly zoom = new Zoom();
  readonly openPile = signal<PlaceKey | null>(null);

  constructor(readonly session: Session) {
    this.view = new TableView(session);
    this.options = new Options(session, this.view);
    this.selection = new Selection(this.view, this.options, this.zoom);
    this.gestures = new Gestures(session, this.view, this.options, this.selection);
  }

  /** A new question: what was taken up or looked through belongs to another one. */
  begin(): void {
    this.selection.clear();
    this.selection.searching.value = false;
    this.options.aside.value = false;
  }
}

export const InteractionContext = createContext<Interaction | null>(null);

export function useInteraction(): Interaction {
  const ui = useContext(InteractionContext);
  if (!ui) throw new Error("no interaction: this can only be drawn at a table");
  return ui;
}
