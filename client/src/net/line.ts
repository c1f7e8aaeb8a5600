import type { FromClient, ToClient } from "../messages";

/** What a line tells whoever opened it. */
export interface Ears {
  opened(): void;
  lost(): void;
  heard(message: ToClient): void;
  /** Other windows on the same seat were opened after this one: it is not dialled again. */
  rests(): void;
}

/** A connection that comes back by itself. */
export interface Line {
  readonly open: boolean;
  /** Send now, or as soon as the line is open. */
  send(message: FromClient): void;
  close(): void;
}

export type Dial = (url: string) => WebSocket;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 25_000;
const ANSWER_WITHIN = 15_000; // whatever is said is answered: a line that is silent for longer is dead
const RESTS = 4409; // as the server says it
const ANSWER_OFFLINE_WITHIN = 2_000; // a server on this machine is there all the same

/** Open a line to this address and keep it open: after a loss it is dialled again, later each time. */
export function openLine(url: string, ears: Ears, dial: Dial = (to) => new WebSocket(to)): Line {
  let socket: WebSocket | null = null;
  let closed = false;
  let wait = FIRST_WAIT;
  let again: ReturnType<typeof setTimeout> | undefined;
  let held: FromClient[] = [];
  let doubt: ReturnType<typeof setTimeout> | undefined;

  const isOpen = () => socket !== null && socket.readyState === 1;

  function connect(): void {
    const dialled = dial(url);
    socket = dialled;
    dialled.onopen = () => {
      wait = FIRST_WAIT;
      ears.opened();
      const waiting = held;
      held = [];
      waiting.forEach((message) => say(message));
    };
    dialled.onmessage = (event) => {
      if (socket !== dialled) return; // given up since
      clearTimeout(doubt);
      doubt = undefined;
      ears.heard(JSON.parse(String(event.data)) as ToClient);
    };
    dialled.onclose = (event) => {
      if (event.code === RESTS && socket === dialled) {
        closed = true;
        ears.lost();
        ears.rests();
      }
      lost(dialled);
    };
  }

  function lost(dialled: WebSocket): void {
    if (socket !== dialled) return;
    socket = null;
    clearTimeout(doubt);
    doubt = undefined;
    if (closed) return;
    ears.lost();
    again = setTimeout(connect, wait * (0.75 + Math.random() / 2)); // not all clients of a restarted server at once
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function say(message: FromClient, within = ANSWER_WITHIN): void {
    const at = socket;
    if (!at) return;
    at.send(JSON.stringify(message));
    doubt ??= setTimeout(() => {
      at.close(); // nobody may answer that either
      lost(at);
    }, within);
  }

  const beat = setInterval(() => isOpen() && say({ do: "ping" }), PING_EVERY);

  const ask = () => {
    if (!isOpen()) return;
    clearTimeout(doubt);
    doubt = undefined;
    say({ do: "ping" }, ANSWER_OFFLINE_WITHIN);
  };
  addEventListener("offline", ask);

  const hurry = () => {
    if (socket !== null || closed) return;
    clearTimeout(again);
    connect();
  };
  addEventListener("online", hurry);

  connect();
  return {
    get open() {
      return isOpen();
    },
    send(message) {
      if (isOpen()) say(message);
      else held.push(message);
    },
    close() {
      closed = true;
      clearTimeout(again);
      clearTimeout(doubt);
      clearInterval(beat);
      removeEventListener("online", hurry);
      removeEventListener("offline", ask);
      socket?.close();
    },
  };
}

/** The address of a seat's socket. */
export function socketOf(seatKey: string, at: Location = location): string {
  return `${at.protocol === "https:" ? "wss" : "ws"}://${at.host}/api/seats/${encodeURIComponent(seatKey)}/socket`;
}
