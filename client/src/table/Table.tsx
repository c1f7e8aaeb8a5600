import { useEffect } from "preact/hooks";
import { Arrows } from "./Arrows";
import { Board } from "./Board";
import { ChoiceBar } from "./ChoiceBar";
import { Closer } from "./Closer";
import { Chain } from "./Chain";
import { type Desk, DeskContext } from "./desk";
import { useEdges } from "./edges";
import { Hand } from "./Hand";
import { onKey, skipping } from "./keys";
import { Live } from "./Live";
import { Log } from "./Log";
import { OptionMenu } from "./OptionMenu";
import { Options } from "./Options";
import { PhaseStrip } from "./PhaseStrip";
import { Search } from "./Tray";
import { Waiting } from "./Waiting";
import { WhyNot } from "./WhyNot";

/** The table with all that belongs to it. */
export function Table({ desk }: { desk: Desk }) {
  const { sitting } = desk;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event, desk);
    const skip = skipping(desk);
    addEventListener("keydown", listen);
    addEventListener("keydown", skip, { capture: true });
    addEventListener("click", skip, { capture: true });
    return () => {
      removeEventListener("keydown", listen);
      removeEventListener("keydown", skip, { capture: true });
      removeEventListener("click", skip, { capture: true });
    };
  }, [desk]);
  useEffect(() => desk.begin(), [sitting.question.value]);
  useTitle(desk);
  useEdges(sitting.table.value, sitting.behind.value, desk.look.value, desk.sheet.value, desk.aiming.value);
  const room = sitting.room.value;
  if (!sitting.table.value) return room ? <Waiting room={room} /> : <main class="waiting-room" aria-busy="true" />;
  return (
    <DeskContext.Provider value={desk}>
      <div
        class="match"
        data-asked={sitting.question.value ? "" : undefined}
        data-sheet={desk.sheet.value ? "" : undefined}
        // A card that was drawn anew under the pointer has not told that the pointer left it.
        onPointerOver={(event) => {
          if (event.target instanceof Element && !event.target.closest("[data-thing]")) desk.pointed.value = null;
        }}
      >
        <header class="top">
          <h1 class="unseen-text">{room?.title}</h1>
          <a class="home" href="/" aria-label="To the start">
            WTactics
          </a>
          <PhaseStrip />
          <Options />
        </header>
        {!sitting.online.value && (
          <p class="offline" role="status">
            {sitting.rests.value ? <Rests /> : "The server is away. Your match is kept; trying again."}
          </p>
        )}
        <main class="felt" aria-label="Table">
          <Board />
          <Hand />
          <Search />
        </main>
        <aside class="side" aria-label="Cards and log">
          <Closer />
          <Chain />
          <Log />
        </aside>
        <ChoiceBar />
        <Arrows />
        <OptionMenu />
        <WhyNot />
        <Live />
      </div>
    </DeskContext.Provider>
  );
}

/** The tab says when it is our move. */
function useTitle(desk: Desk): void {
  const mine = desk.sitting.question.value !== null;
  const title = desk.sitting.room.value?.title ?? "WTactics";
  useEffect(() => {
    document.title = mine ? `Your move · ${title}` : title;
  }, [mine, title]);
}

/** This window is one too many. */
function Rests() {
  return (
    <>
      You have opened this table in other windows; this one rests.{" "}
      <button type="button" class="rest" onClick={() => location.reload()}>
        Go on here
      </button>
    </>
  );
}
