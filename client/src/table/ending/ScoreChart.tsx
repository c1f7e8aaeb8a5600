import type { CounterLayout, Reviewed } from "../../messages";
import { useInteraction } from "../choosing/interaction";
import { chartOf, HIGH, seqAt, WIDE } from "./chart";

/** How one score went, turn by turn; a touch shows the table at that turn. */
export function ScoreChart({ counter, index, review }: { counter: CounterLayout; index: number; review: Reviewed }) {
  const ui = useInteraction();
  const own = ui.session.seat.value ?? 0;
  const chart = chartOf(counter, index, review.marks, review.points, own);
  const name = (seat: number) => ui.view.playerName(seat);
  const look = (event: MouseEvent) => {
    const picture = event.currentTarget as SVGSVGElement;
    const box = picture.getBoundingClientRect();
    const scale = Math.max(WIDE / box.width, HIGH / box.height); // the picture keeps its shape
    ui.session.lookback.show(seqAt(chart, review.marks, (event.clientX - box.left - box.width / 2) * scale + WIDE / 2));
  };
  return (
    <figure class="score-chart" data-testid={`chart-${counter.key}`}>
      <figcaption>
        <b>{counter.title}</b>
        {chart.lines.map((line) => (
          <span class="legend" data-line={lineOf(line.seat, own)} key={line.seat}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path d="M0 4H28" />
            </svg>
            {name(line.seat)}
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={`${counter.title}: ${chart.lines.map((line) => `${name(line.seat)} from ${line.first} to ${line.last}`).join(", ")}`}
        onClick={look}
      >
        {chart.levels.map((level) => (
          <g class="level" key={level.value}>
            <path d={`M40 ${level.y}H596`} />
            <text x="34" y={level.y + 5}>
              {level.value}
            </text>
          </g>
        ))}
        {chart.goal !== null && <path class="goal-line" d={`M40 ${chart.goal}H596`} />}
        {chart.turns.map((turn) => (
          <text class="turn-name" x={turn.x} y={HIGH - 6} key={turn.title}>
            {turn.title}
          </text>
        ))}
        {chart.pins.map((pin) => (
          <path class="pin-line" d={`M${pin.x} 18V${HIGH - 24}`} key={pin.number} />
        ))}
        {[...chart.lines].reverse().map((line) => (
          <g class="curve" data-line={lineOf(line.seat, own)} key={line.seat}>
            <path d={line.path} />
            <text x={line.end.x + 6} y={line.end.y + 5}>
              {line.last}
            </text>
          </g>
        ))}
        {chart.pins.map((pin) => (
          <g class="pin" data-better={pin.point.creatures > 0 ? "" : undefined} key={pin.number}>
            <circle cx={pin.x} cy="12" r="10" />
            <text x={pin.x} y="16.5">
              {pin.number}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Which of four ways a seat's line is drawn: one's own first. */
function lineOf(seat: number, own: number): number {
  return seat === own ? 0 : seat < own ? seat + 1 : seat;
}
