import "./styles";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { RoomInfo } from "../messages";
import { faces, facesAt, gameNamed, RequestRefused, seatAt } from "../net/api";
import { openSocket, socketUrl } from "../net/socket";
import { go } from "../router";
import { Interaction } from "./choosing/interaction";
import { Joining } from "./session/Joining";
import { NoTable, SeatTaken } from "./session/SeatTaken";
import { rememberPlaces } from "./playback/motion";
import { Session } from "./session/session";
import { Table } from "./Table";

const TAKEN = 409; // the answer where somebody else sits

/** One match, seen from one seat: first it is asked whether the seat is ours to sit on. */
export function TablePage({ seatKey }: { seatKey: string }) {
  const [room, setRoom] = useState<RoomInfo | null>(null);
  const [fault, setFault] = useState("");
  const [taken, setTaken] = useState(false);
  /** Whoever has sat down has a link of their own from then on, which the inviter does not know. */
  const arrive = (found: RoomInfo) => (found.link === `/table/${seatKey}` ? setRoom(found) : go(found.link, true));
  useEffect(() => {
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    setFault("");
    setTaken(false);
    const look = () =>
      seatAt(seatKey).then(
        (found) => gone || arrive(found),
        (error: unknown) => {
          if (gone) return;
          if (error instanceof RequestRefused && error.status === TAKEN) return setTaken(true);
          if (error instanceof RequestRefused && error.status < 500) return setFault(error.message);
          again = setTimeout(look, 1_500); // the server is away: it may come back
        },
      );
    look();
    return () => {
      gone = true;
      clearTimeout(again);
    };
  }, [seatKey]);
  if (taken) return <SeatTaken seatKey={seatKey} />;
  if (fault) return <NoTable fault={fault} />;
  if (!room) return <main class="waiting-room" aria-busy="true" />;
  if (room.seats.some((seat) => seat.you && seat.kind === "open"))
    return <Joining seatKey={seatKey} room={room} sat={arrive} taken={() => setTaken(true)} />;
  return <Seated seatKey={seatKey} room={room} />;
}

/** Whoever sits here is connected to the server. */
function Seated({ seatKey, room }: { seatKey: string; room: RoomInfo }) {
  const ui = useMemo(() => {
    const session = new Session(seatKey);
    session.room.value = room;
    session.shown.beforeChange = rememberPlaces;
    return new Interaction(session);
  }, [seatKey]);
  useEffect(() => {
    const { session } = ui;
    const socket = openSocket(socketUrl(seatKey), {
      opened: () => session.opened(),
      lost: () => session.lost(),
      replaced: () => (session.connection.replaced.value = true),
      received: (message) => session.received(message),
    });
    session.connection.use(socket);
    return () => socket.close();
  }, [ui]);
  useEffect(() => {
    gameNamed(room.ruleset).then(
      (game) => (ui.view.glossary.value = game?.keywords ?? {}),
      () => undefined,
    );
    (room.own ? facesAt(seatKey) : faces(room.ruleset)).then(
      (all) => (ui.view.faces.value = new Map(all.map((face) => [face.number, face]))),
      () => undefined,
    );
  }, [ui, room.ruleset, room.own]);
  return <Table ui={ui} />;
}
