import "./card.css";
import "./signs.css";
import "./back.css";
import { useId, useMemo } from "preact/hooks";
import type { CardState, FaceInfo } from "../messages";
import { CardBack } from "./CardBack";
import { describe, valuesOf } from "./describe";
import { FrontLarge, FrontTiny } from "./Front";
import { fontsArrived } from "./measure";
import { type CardSize, PLANS, type Plan } from "./plan";
import { SignBadge, signsOf } from "./Signs";
import { MarkSign, Value } from "./Symbols";

export type { CardSize } from "./plan";

interface CardFaceProps {
  face: FaceInfo | null; // null: it lies face down
  state?: CardState;
  size: CardSize;
  quiet?: boolean; // whoever wraps it says what it is
}

/** A card, at one of three sizes; `--card-width` on an ancestor makes it wider or narrower. */
export function CardFace({ face, state, size, quiet = false }: CardFaceProps) {
  const id = useId();
  const marked = Boolean(state?.marked);
  const title = state?.title ?? "";
  const classes = [
    "card",
    `card-${size}`,
    marked && "card-marked",
    state?.damage && "card-hurt",
    ...(state?.signs ?? []).map((sign) => sign.key !== "marked" && `card-${sign.key}`),
  ];
  return (
    <div
      class={[...new Set(classes.filter(Boolean))].join(" ")}
      {...(quiet ? { "aria-hidden": true } : { role: "img", "aria-label": describe(face, state) })}
      data-card={title || face?.name}
    >
      <CardPaper face={face} state={state} size={size} id={id} />
    </div>
  );
}

/** What is drawn of a card; whoever draws several in one document gives each an id. */
export function CardPaper({ face, state, size, id }: Omit<CardFaceProps, "quiet"> & { id: string }) {
  const plan = PLANS[size];
  const fonts = fontsArrived.value;
  // The front is by far the most of it, and changes with nothing but the card and its title.
  const front = useMemo(() => face && frontOf(face, plan, size), [face, plan, size, fonts]);
  return (
    <svg class="card-paper" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true" focusable="false">
      {front ?? <CardBack plan={plan} faction={state?.faction ?? null} clip={id} />}
      {state?.marked && <Marked plan={plan} back={!front} />}
      <Values plan={plan} face={face} state={state} />
      {state && <Signs plan={plan} state={state} />}
    </svg>
  );
}

function frontOf(face: FaceInfo, plan: Plan, size: CardSize) {
  return size === "tiny" ? (
    <FrontTiny face={face} plan={plan} />
  ) : (
    <FrontLarge face={face} plan={plan} large={size === "full"} />
  );
}

/** A marked card keeps its place: it leans, is dimmed, and carries the sign. */
function Marked({ plan, back }: { plan: Plan; back: boolean }) {
  const radius = plan.width * (plan.type ? 0.14 : 0.19);
  return (
    <g class="card-spent">
      <rect class="card-shade" width={plan.width} height={plan.height} rx={plan.corner} />
      <MarkSign x={plan.width / 2} y={plan.height * (plan.type && !back ? 0.28 : 0.5)} radius={radius} />
    </g>
  );
}

function Values({ plan, face, state }: { plan: Plan; face: FaceInfo | null; state?: CardState | undefined }) {
  const all = valuesOf(face, state);
  const r = Math.min(plan.value, (plan.width - 4) / (2.14 * all.length)); // four of them on a small card stand closer
  const step = Math.min(r * 2.24, (plan.width - 2.34 * r - 2) / Math.max(1, all.length - 1));
  const y = plan.height - r - (plan.type ? r * 0.34 : 4);
  return (
    <>
      {all.map(({ key, now, printed }, n) => (
        <Value
          kind={key}
          now={now}
          printed={printed}
          x={plan.width - r * 1.34 - (all.length - 1 - n) * step}
          y={y}
          radius={r}
        />
      ))}
    </>
  );
}

/** The signs run down the right side of the picture, and on in a second column before they reach the values. */
function Signs({ plan, state }: { plan: Plan; state: CardState }) {
  const r = plan.sign;
  const step = r * 2.15;
  const top = plan.bar + r + 2;
  const rows = Math.max(1, Math.floor((plan.height - 2.6 * plan.value - top + r) / step));
  return (
    <>
      {signsOf(state).map(({ sign, title, number, sum }, n) => (
        <SignBadge
          sign={sign}
          title={title}
          {...(number ? { number } : {})}
          {...(sum ? { sum } : {})}
          x={plan.width - r - plan.edge - Math.floor(n / rows) * step}
          y={top + (n % rows) * step}
          radius={r}
        />
      ))}
    </>
  );
}
