import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { TableState } from "../messages";
import { useDesk } from "./desk";

interface Arrow {
  from: string;
  to: string;
  kind: "aim" | "fight" | "attack";
}

/** What aims at what: pending plays, fights, and the goal of an attack. */
export function arrowsOf(state: TableState): Arrow[] {
  const arrows: Arrow[] = [];
  const thing = (name: number) => (name < 0 ? `seat:${-1 - name}` : `card:${name}`);
  state.chain.forEach((play, index) => {
    for (const aim of play.aims) arrows.push({ from: `play:${index + 1}`, to: thing(aim), kind: "aim" });
  });
  const pairs = new Set<string>();
  for (const card of state.cards) {
    if (card.foe === null) continue;
    const pair = [card.name, card.foe].sort((a, b) => a - b).join(" ");
    if (pairs.has(pair)) continue;
    pairs.add(pair);
    arrows.push({ from: thing(card.name), to: thing(card.foe), kind: "fight" });
  }
  if (state.aim !== null)
    for (const card of state.cards)
      if (card.foe === null && card.signs.some((sign) => sign.key === "attacking")) arrows.push({ from: thing(card.name), to: thing(state.aim), kind: "attack" });
  return arrows;
}

function elementOf(key: string): Element | null {
  const [kind, name] = key.split(":");
  return kind === "play" ? document.querySelector(`[data-play="${name}"]`) : document.querySelector(`.piece[data-thing="${key}"], .who[data-thing="${key}"]`);
}

interface Line {
  d: string;
  kind: Arrow["kind"];
}

function lineOf(arrow: Arrow): Line | null {
  const a = elementOf(arrow.from)?.getBoundingClientRect();
  const b = elementOf(arrow.to)?.getBoundingClientRect();
  if (!a || !b) return null;
  const [x1, y1] = [a.left + a.width / 2, a.top + a.height / 2];
  const [x2, y2] = [b.left + b.width / 2, b.top + b.height / 2];
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const cut = Math.min(0.35, 30 / far); // begin and end at the rim, not on the names
  const at = (share: number) => `${(x1 + (x2 - x1) * share).toFixed(1)} ${(y1 + (y2 - y1) * share).toFixed(1)}`;
  return { d: `M ${at(cut)} L ${at(1 - cut)}`, kind: arrow.kind };
}

export function Arrows() {
  const { sitting } = useDesk();
  const state = sitting.table.value;
  const [lines, draw] = useState<Line[]>([]);
  const trace = () => {
    draw(state ? arrowsOf(state).flatMap((arrow) => lineOf(arrow) ?? []) : []);
  };
  useLayoutEffect(trace, [state]);
  useEffect(() => {
    addEventListener("resize", trace);
    document.addEventListener("scroll", trace, { capture: true, passive: true });
    return () => {
      removeEventListener("resize", trace);
      document.removeEventListener("scroll", trace, { capture: true });
    };
  }, [state]);
  if (!lines.length) return null;
  return (
    <svg class="arrows" aria-hidden="true">
      <defs>
        <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto-start-reverse">
          <path d="M0 0 L8 4 L0 8 z" fill="context-stroke" />
        </marker>
      </defs>
      {lines.map((line, index) => (
        <path key={index} d={line.d} data-kind={line.kind} marker-end="url(#tip)" marker-start={line.kind === "fight" ? "url(#tip)" : undefined} />
      ))}
    </svg>
  );
}
