import type { FromClient, ToClient } from "../messages";

/** What a line tells whoever opened it. */
export interface Ears {
  opened(): void;
  lost(): void;
  heard(message: ToClient): void;
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

/** Open a line to this address and keep it open: after a loss it is dialled again, later each time. */
export function openLine(url: string, ears: Ears, dial: Dial = (to) => new WebSocket(to)): Line {
  let socket: WebSocket | null = null;
  let closed = false;
  let wait = FIRST_WAIT;
  let again: ReturnType<typeof setTimeout> | undefined;
  let held: FromClient[] = [];
  let unanswered = false;

  const isOpen = () => socket !== null && socket.readyState === 1;

  function connect(): void {
    const dialled = dial(url);
    socket = dialled;
    dialled.onopen = () => {
      wait = FIRST_WAIT;
      unanswered = false;
      ears.opened();
      const waiting = held;
      held = [];
      for (const message of waiting) dialled.send(JSON.stringify(message));
    };
    dialled.onmessage = (event) => {
      unanswered = false;
      ears.heard(JSON.parse(String(event.data)) as ToClient);
    };
    dialled.onclose = () => {
      if (socket !== dialled) return;
      socket = null;
      if (closed) return;
      ears.lost();
      again = setTimeout(connect, wait * (0.75 + Math.random() / 2)); // not all clients of a restarted server at once
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  const beat = setInterval(() => {
    if (!isOpen()) return;
    if (unanswered) return socket?.close(); // a dead line that nobody has closed
    unanswered = true;
    socket?.send(JSON.stringify({ do: "ping" }));
  }, PING_EVERY);

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
      if (isOpen()) socket?.send(JSON.stringify(message));
      else held.push(message);
    },
    close() {
      closed = true;
      clearTimeout(again);
      clearInterval(beat);
      removeEventListener("online", hurry);
      socket?.close();
    },
  };
}

/** The address of a seat's socket. */
export function socketOf(seatKey: string, at: Location = location): string {
  return `${at.protocol === "https:" ? "wss" : "ws"}://${at.host}/api/seats/${encodeURIComponent(seatKey)}/socket`;
}
