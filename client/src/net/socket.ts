import type { FromClient, ToClient } from "../messages";

/** What a socket tells whoever opened it. */
export interface SocketEvents {
  opened(): void;
  lost(): void;
  received(message: ToClient): void;
  /** Other windows on the same seat were opened after this one: it is not connected again. */
  replaced(): void;
}

/** A connection that comes back by itself. */
export interface Socket {
  readonly open: boolean;
  /** Send now, or as soon as the socket is open. */
  send(message: FromClient): void;
  close(): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 25_000;
const ANSWER_WITHIN = 15_000; // whatever is said is answered: a socket that is silent for longer is dead
const REPLACED = 4409; // as the server says it
const ANSWER_OFFLINE_WITHIN = 2_000; // a server on this machine is there all the same

/** Open a socket to this address and keep it open: after a loss it is connected again, later each time. */
export function openSocket(
  url: string,
  events: SocketEvents,
  connectTo: (url: string) => WebSocket = (to) => new WebSocket(to),
): Socket {
  let socket: WebSocket | null = null;
  let closed = false;
  let wait = FIRST_WAIT;
  let again: ReturnType<typeof setTimeout> | undefined;
  let unsent: FromClient[] = [];
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const isOpen = () => socket !== null && socket.readyState === 1;

  function connect(): void {
    const opening = connectTo(url);
    socket = opening;
    opening.onopen = () => {
      wait = FIRST_WAIT;
      events.opened();
      const waiting = unsent;
      unsent = [];
      waiting.forEach((message) => say(message));
    };
    opening.onmessage = (event) => {
      if (socket !== opening) return; // given up since
      clearTimeout(deadline);
      deadline = undefined;
      events.received(JSON.parse(String(event.data)) as ToClient);
    };
    opening.onclose = (event) => {
      if (event.code === REPLACED && socket === opening) {
        closed = true;
        events.lost();
        events.replaced();
      }
      lost(opening);
    };
  }

  function lost(which: WebSocket): void {
    if (socket !== which) return;
    socket = null;
    clearTimeout(deadline);
    deadline = undefined;
    if (closed) return;
    events.lost();
    again = setTimeout(connect, wait * (0.75 + Math.random() / 2)); // not all clients of a restarted server at once
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function say(message: FromClient, within = ANSWER_WITHIN): void {
    const at = socket;
    if (!at) return;
    at.send(JSON.stringify(message));
    deadline ??= setTimeout(() => {
      at.close(); // nobody may answer that either
      lost(at);
    }, within);
  }

  const heartbeat = setInterval(() => isOpen() && say({ do: "ping" }), PING_EVERY);

  const probe = () => {
    if (!isOpen()) return;
    clearTimeout(deadline);
    deadline = undefined;
    say({ do: "ping" }, ANSWER_OFFLINE_WITHIN);
  };
  addEventListener("offline", probe);

  const reconnect = () => {
    if (socket !== null || closed) return;
    clearTimeout(again);
    connect();
  };
  addEventListener("online", reconnect);

  connect();
  return {
    get open() {
      return isOpen();
    },
    send(message) {
      if (isOpen()) say(message);
      else unsent.push(message);
    },
    close() {
      closed = true;
      clearTimeout(again);
      clearTimeout(deadline);
      clearInterval(heartbeat);
      removeEventListener("online", reconnect);
      removeEventListener("offline", probe);
      socket?.close();
    },
  };
}

/** The address of a seat's socket. */
export function socketUrl(seatKey: string, at: Location = location): string {
  return `${at.protocol === "https:" ? "wss" : "ws"}://${at.host}/api/seats/${encodeURIComponent(seatKey)}/socket`;
}
