import { useEffect } from "preact/hooks";
import { Arrows } from "./board/Arrows";
import { Board } from "./board/Board";
import { ChoiceBar } from "./choosing/ChoiceBar";
import { CardZoom } from "./zoom/CardZoom";
import { Chain } from "./board/Chain";
import { type Interaction, InteractionContext } from "./choosing/interaction";
import { useEdges } from "./board/scrollfade";
import { Hand } from "./board/Hand";
import { onKey, skipping } from "./choosing/keyboard";
import { Announcer } from "./playback/Announcer";
import { Summary } from "./ending/Summary";
import { Log } from "./log/Log";
import { OptionMenu } from "./choosing/OptionMenu";
import { MentorPanel } from "./mentor/MentorPanel";
import { SettingsMenu } from "./session/SettingsMenu";
import { MatchScore } from "./session/MatchScore";
import { PhaseStrip } from "./board/PhaseStrip";
import { Search } from "./choosing/Tray";
import { Waiting } from "./session/Waiting";
import { WhyNot } from "./choosing/WhyNot";

/** The table with all that belongs to it. */
export function Table({ ui }: { ui: Interaction }) {
  const { session } = ui;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event, ui);
    const skip = skipping(ui);
    addEventListener("keydown", listen);
    addEventListener("keydown", skip, { capture: true });
    addEventListener("click", skip, { capture: true });
    return () => {
      removeEventListener("keydown", listen);
      removeEventListener("keydown", skip, { capture: true });
      removeEventListener("click", skip, { capture: true });
    };
  }, [ui]);
  useEffect(() => ui.begin(), [session.shown.told.value, session.question.value === null]);
  useTitle(ui);
  useEdges(
    session.table.value,
    session.playback.behind.value,
    ui.zoom.look.value,
    ui.zoom.sheet.value,
    ui.selection.aiming.value,
  );
  const room = session.room.value;
  if (!session.table.value) return room ? <Waiting room={room} /> : <main class="waiting-room" aria-busy="true" />;
  return (
    <InteractionContext.Provider value={ui}>
      <div
        class="match"
        data-asked={session.question.value ? "" : undefined}
        data-sheet={ui.zoom.sheet.value ? "" : undefined}
        // A card that was drawn anew under the pointer has not told that the pointer left it.
        onPointerOver={(event) => {
          if (event.target instanceof Element && !event.target.closest("[data-thing]")) ui.zoom.pointed.value = null;
        }}
      >
        <header class="top">
          <h1 class="unseen-text">{room?.title}</h1>
          <a class="home" href="/" aria-label="To the start">
            WTactics
          </a>
          <PhaseStrip />
          <MatchScore />
          <SettingsMenu />
        </header>
        {!session.connection.online.value && (
          <p class="offline" role="status">
            {session.connection.replaced.value ? <Replaced /> : "The server is away. Your match is kept; trying again."}
          </p>
        )}
        <main class="felt" aria-label="Table">
          <Board />
          <Hand />
          <Search />
          <Summary />
        </main>
        <MentorPanel />
        <aside class="side" aria-label="Cards and log">
          <CardZoom />
          <Chain />
          <Log />
        </aside>
        <ChoiceBar />
        <Arrows />
        <OptionMenu />
        <WhyNot />
        <Announcer />
      </div>
    </InteractionContext.Provider>
  );
}

/** The tab says when it is our move. */
function useTitle(ui: Interaction): void {
  const mine = ui.session.question.value !== null;
  const title = ui.session.room.value?.title ?? "WTactics";
  useEffect(() => {
    document.title = mine ? `Your move · ${title}` : title;
  }, [mine, title]);
}

/** This window is one too many. */
function Replaced() {
  return (
    <>
      You have opened this table in other windows; this one rests.{" "}
      <button type="button" class="rest" onClick={() => location.reload()}>
        Go on here
      </button>
    </>
  );
}
