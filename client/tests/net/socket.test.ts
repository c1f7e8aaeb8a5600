import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToClient } from "../../src/messages";
import { openSocket, socketUrl } from "../../src/net/socket";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  close(code = 1000) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const latest = () => FakeSocket.all.at(-1) as FakeSocket;
const received: ToClient[] = [];
let opened = 0;
const events = {
  opened: () => (opened += 1),
  lost: () => undefined,
  received: (message: ToClient) => received.push(message),
  replaced: () => undefined,
};
const connectTo = () => new FakeSocket() as unknown as WebSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  received.length = 0;
  opened = 0;
});
afterEach(() => vi.useRealTimers());

test("what is said before the socket is open is sent when it opens, after whoever opened it has spoken", () => {
  const socket = openSocket(
    "ws://x",
    { ...events, opened: () => socket.send({ do: "hello", seq: null, log: 0, passing: "later" }) },
    connectTo,
  );
  socket.send({ do: "concede", match: false });
  expect(latest().sent).toEqual([]);
  latest().open();
  expect(latest().sent.map((text) => JSON.parse(text).do)).toEqual(["hello", "concede"]);
  socket.close();
});

test("a lost connection is opened again, later each time, and at once when the network returns", () => {
  const socket = openSocket("ws://x", events, connectTo);
  latest().close();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all.length).toBe(2);
  latest().close();
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all.length).toBe(2);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all.length).toBe(3);
  latest().open();
  expect(opened).toBe(1);
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(3);
});

test("a socket that answers no ping is given up", () => {
  const socket = openSocket("ws://x", events, connectTo);
  latest().open();
  vi.advanceTimersByTime(25_000);
  latest().onmessage?.({ data: '{"say":"pong"}' });
  expect(received).toEqual([{ say: "pong" }]);
  vi.advanceTimersByTime(25_000);
  expect(FakeSocket.all.length).toBe(1);
  vi.advanceTimersByTime(26_000);
  expect(FakeSocket.all.length).toBe(2);
  socket.close();
});

test("whoever says something into a dead socket is told soon, though nothing closes it", () => {
  let lost = 0;
  const socket = openSocket("ws://x", { ...events, lost: () => (lost += 1) }, connectTo);
  const first = latest();
  first.open();
  first.close = () => undefined;
  socket.send({ do: "concede", match: false });
  vi.advanceTimersByTime(14_000);
  expect(lost).toBe(0);
  first.onmessage?.({ data: '{"say":"pong"}' }); // slow, but not dead
  vi.advanceTimersByTime(10_000);
  socket.send({ do: "concede", match: false });
  vi.advanceTimersByTime(15_400);
  expect([lost, FakeSocket.all.length]).toEqual([1, 2]);
  first.onclose?.({ code: 1006 }); // at last
  expect(lost).toBe(1);
  socket.close();
});

test("without network the socket is asked at once whether it is there", () => {
  const socket = openSocket("ws://x", events, connectTo);
  latest().open();
  dispatchEvent(new Event("offline"));
  expect(latest().sent).toEqual(['{"do":"ping"}']);
  latest().onmessage?.({ data: '{"say":"pong"}' });
  vi.advanceTimersByTime(3_000);
  expect(FakeSocket.all.length).toBe(1);
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(3_000);
  expect(FakeSocket.all.length).toBe(2);
  socket.close();
});

test("a secure page has a secure socket", () => {
  expect(socketUrl("a/b", { protocol: "https:", host: "h:1" } as Location)).toBe("wss://h:1/api/seats/a%2Fb/socket");
  expect(socketUrl("k", { protocol: "http:", host: "h" } as Location)).toBe("ws://h/api/seats/k/socket");
});

test("a window that makes room for others says so and is not connected again", () => {
  const told: string[] = [];
  openSocket("ws://x", { ...events, lost: () => told.push("lost"), replaced: () => told.push("replaced") }, connectTo);
  latest().open();
  latest().close(4409);
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect([told, FakeSocket.all.length]).toEqual([["lost", "replaced"], 1]);
});
