import { frontKey, placeKey } from "../keys";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Area, Arrangement, Side } from "./arrange";
import { abreast, PlayArea } from "./Areas";
import { useInteraction } from "../choosing/interaction";
import { height, linesOf } from "./lines";
import { moveCards, playBeat } from "../playback/motion";
import { OpenPile, Pile } from "./Piles";
import { PlayerPanel } from "./PlayerPanel";
import { narrow } from "../screen";
import { Tasks } from "./Tasks";

const MANY_PILES = 5; // their names need room

/** The table: others above and mirrored, what all share in the middle, mine below. */
export function Board() {
  const ui = useInteraction();
  const at = ui.view.arrangement.value;
  const transition = ui.session.shown.transition.value;
  useLayoutEffect(() => {
    if (transition) moveCards(transition);
  }, [transition]);
  const beat = ui.session.playback.beat.value;
  useLayoutEffect(() => {
    if (beat) playBeat(beat);
  }, [beat]);
  const question = ui.session.question.value;
  useEffect(() => {
    if (question) showChoices();
  }, [question]);
  const crowd = at !== null && at.others.length > 1;
  useLayoutEffect(() => {
    const board = document.querySelector(".board");
    if (board && crowd && narrow.value) board.scrollTop = board.scrollHeight; // our own half is in sight first
  }, [crowd]);
  if (!at) return null;
  return (
    <div
      class="board"
      data-testid="board"
      data-crowd={crowd ? at.others.length : undefined}
      data-piles={at.mine.piles.length >= MANY_PILES ? "many" : undefined}
      onClick={() => ui.selection.clear()}
    >
      <div class="others" style={{ "--others": at.others.length, ...tallest(at.others.map((side) => heightOf(side, at))) }}>
        {at.others.map((side) => (
          <Half key={side.seat} side={side} mirrored />
        ))}
      </div>
      <Middle />
      <Half side={at.mine} mirrored={false} />
    </div>
  );
}

/** The height of a half: so many lines of cards, and so many rows that are folded. */
function heightOf(side: Side, at: Arrangement) {
  const rows = side.rows.map((row) => rowHeight(row, at));
  return { "--high": rows.reduce((sum, one) => sum + one, 0), "--folded": rows.filter((one) => !one).length };
}

function tallest(sides: ReturnType<typeof heightOf>[]) {
  return {
    "--high": Math.max(...sides.map((one) => one["--high"])),
    "--folded": Math.max(...sides.map((one) => one["--folded"])),
  };
}

function rowHeight(row: Area[], at: Arrangement): number {
  return Math.max(...row.map((area) => height(area, linesOf(area, at, abreast(at, area)))));
}

/** If all that may be chosen is scrolled out of sight, some of it comes into sight. */
function showChoices(): void {
  const things = [
    ...document.querySelectorAll<HTMLElement>(".board .piece[data-may], .board .slot[data-may], .hand .piece[data-may]"),
  ];
  if (things.length && !things.some(isInSight)) things[0]?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}

function isInSight(thing: HTMLElement): boolean {
  const box = thing.getBoundingClientRect();
  const frame = (thing.closest(".board") ?? thing.parentElement ?? thing).getBoundingClientRect();
  const panel = narrow.value && thing.closest(".board") ? ownPanel() : 0;
  return box.top >= frame.top - 8 && box.bottom <= frame.bottom - panel + 8 && box.left >= 0 && box.right <= innerWidth;
}

/** The height of our own panel, which stays in sight on a phone (player.css). */
function ownPanel(): number {
  return document.querySelector(".board > .half .player-panel")?.getBoundingClientRect().height ?? 0;
}

function rowStyle(row: Area[], at: Arrangement) {
  return {
    "--high": rowHeight(row, at),
    "--lines": Math.max(...row.map((area) => linesOf(area, at, abreast(at, area)).lines)),
  };
}

/** One player's half: the panel, and rows from the middle outward. */
function Half({ side, mirrored }: { side: Side; mirrored: boolean }) {
  const ui = useInteraction();
  const open = side.piles.find((area) => ui.openPile.value === placeKey(area.seat, area.layout.key));
  const blank = open?.cards.every((card) => card === null) ?? false;
  useLayoutEffect(() => {
    if (blank) ui.openPile.value = null; // what could be looked through no longer can: give the view back
  }, [blank]);
  const rows = mirrored ? [...side.rows].reverse() : side.rows;
  const at = ui.view.arrangement.value;
  const active = ui.session.table.value?.active === side.seat;
  return (
    <section
      class="half"
      data-mirrored={mirrored ? "" : undefined}
      data-active={active ? "" : undefined}
      aria-label={ui.view.playerName(side.seat)}
      style={at ? heightOf(side, at) : undefined}
    >
      <div class="ground">
        <PlayerPanel side={side} mine={!mirrored} />
        <div class="rows">
          {rows.map((row, index) => (
            <div
              class="row"
              key={index}
              data-folded={at && !rowHeight(row, at) ? "" : undefined}
              style={at ? rowStyle(row, at) : undefined}
              data-front={index === (mirrored ? rows.length - 1 : 0) ? frontKey(side.seat) : undefined}
            >
              {row.map((area) => (
                <PlayArea key={area.layout.key} area={area} mirrored={mirrored} />
              ))}
            </div>
          ))}
        </div>
        {open && !blank && <OpenPile area={open} />}
      </div>
    </section>
  );
}

/** Between the halves: places that all share. */
function Middle() {
  const ui = useInteraction();
  const { shared = [], tasks = [] } = ui.view.arrangement.value ?? {};
  if (!shared.length && !tasks.length) return null;
  return (
    <div class="middle">
      {tasks.length > 0 && <Tasks areas={tasks} />}
      {shared.map((area) =>
        area.layout.form === "pile" || area.layout.form === "stacks" ? (
          <Pile key={area.layout.key} area={area} />
        ) : (
          <PlayArea key={area.layout.key} area={area} mirrored={false} />
        ),
      )}
    </div>
  );
}
