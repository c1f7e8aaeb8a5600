import type { CardState } from "../../messages";
import { CardFace } from "../../cards/CardFace";
import { ByHand, Meanings, Values } from "../../cards/Meanings";
import { useInteraction } from "../choosing/interaction";
import { seatOfName } from "../keys";
import { narrow } from "../screen";
import { zoomable } from "../choosing/things";

/** The card that somebody looks at, enlarged, with all that is true of it now. */
export function CardZoom() {
  const ui = useInteraction();
  const look = ui.zoom.look.value;
  const state = look && "card" in look ? ui.view.card(look.card) : null;
  const face = look && "face" in look ? (ui.view.faces.value.get(look.face) ?? null) : ui.view.face(state);
  const upright = state && { ...state, marked: false, signs: state.signs.filter((sign) => sign.key !== "marked") };
  const open = ui.zoom.sheet.value;
  return (
    <section class="zoom" aria-label="Card, enlarged" data-open={open ? "" : undefined} data-testid="zoom">
      {state || face ? (
        <>
          <div class="large">
            <CardFace face={face} {...(upright ? { state: upright } : {})} size={narrow.value ? "hand" : "full"} quiet />
          </div>
          <div class="facts">
            <div class="sheet-buttons">
              {state && (
                <button type="button" class="quiet" onClick={() => ui.session.why.ask({ card: state.name })}>
                  What can I do with it? <kbd>?</kbd>
                </button>
              )}
              <button type="button" class="quiet close-sheet" onClick={() => (ui.zoom.sheet.value = false)}>
                Close
              </button>
            </div>
            <Values face={face} state={state ?? undefined} />
            {state && <Facts card={state} printed={face?.keywords ?? []} />}
            <ByHand sentences={face?.unread ?? []} />
            <Meanings
              words={[...(face?.keywords ?? []), ...(state?.keywords ?? [])]}
              glossary={ui.view.glossary.value}
              signs={face?.signs ?? []}
            />
          </div>
        </>
      ) : (
        <p class="hint">Point at a card: it is shown here, large, with all that is true of it now.</p>
      )}
    </section>
  );
}

function Facts({ card, printed }: { card: CardState; printed: readonly string[] }) {
  const ui = useInteraction();
  const known = printed.map((word) => word.toLowerCase());
  const gained = card.keywords.filter((word) => !known.includes(word.toLowerCase()));
  const attached = ui.view.arrangement.value?.attached.get(card.name) ?? [];
  const changed = card.values.filter((value) => value.now !== value.printed);
  const host =
    card.host === null ? null : card.host < 0 ? ui.view.playerName(seatOfName(card.host)) : ui.view.card(card.host)?.title;
  const foe = ui.view.card(card.foe);
  const home = ui.view.card(card.home);
  return (
    <ul>
      {changed.map((value) => (
        <li key={value.key}>
          {value.title} <b>{value.now}</b>, printed {value.printed}
        </li>
      ))}
      {card.changes.map((change, index) => (
        <li key={index} class="change" {...(change.face === null ? {} : zoomable(ui, { face: change.face }))}>
          {change.text}
        </li>
      ))}
      {card.damage > 0 && <li class="bad">{card.damage} damage</li>}
      {card.marked && !card.signs.some((sign) => sign.key === "marked") && <li>Marked</li>}
      {card.signs.map((sign) => (
        <li key={sign.title}>{sign.title}</li>
      ))}
      {gained.length > 0 && <li>Has {gained.join(", ")}</li>}
      {card.reach?.length > 0 && <li class="reaches">Reaches {ui.view.titlesOf(card.reach).join(", ")}</li>}
      {foe && <li>Fights {foe.title}</li>}
      {home && <li>Lives in {home.title}</li>}
      {host && <li>Attached to {host}</li>}
      {attached.length > 0 && <li>Carries {attached.map((one) => one.title).join(", ")}</li>}
    </ul>
  );
}
