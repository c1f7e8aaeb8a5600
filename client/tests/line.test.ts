import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToClient } from "../src/messages";
import { openLine, socketOf } from "../src/net/line";

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
const heard: ToClient[] = [];
let opened = 0;
const ears = {
  opened: () => (opened += 1),
  lost: () => undefined,
  heard: (message: ToClient) => heard.push(message),
  rests: () => undefined,
};
const dial = () => new FakeSocket() as unknown as WebSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard.length = 0;
  opened = 0;
});
afterEach(() => vi.useRealTimers());

test("what is said before the line is open is sent when it opens, after whoever opened it has spoken", () => {
  const line = openLine(
    "ws://x",
    { ...ears, opened: () => line.send({ do: "hello", seq: null, log: 0, passing: "later" }) },
    dial,
  );
  line.send({ do: "concede" });
  expect(latest().sent).toEqual([]);
  latest().open();
  expect(latest().sent.map((text) => JSON.parse(text).do)).toEqual(["hello", "concede"]);
  line.close();
});

test("a lost line is dialled again, later each time, and at once when the network returns", () => {
  const line = openLine("ws://x", ears, dial);
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
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(3);
});

test("a line that answers no ping is given up", () => {
  const line = openLine("ws://x", ears, dial);
  latest().open();
  vi.advanceTimersByTime(25_000);
  latest().onmessage?.({ data: '{"say":"pong"}' });
  expect(heard).toEqual([{ say: "pong" }]);
  vi.advanceTimersByTime(25_000);
  expect(FakeSocket.all.length).toBe(1);
  vi.advanceTimersByTime(26_000);
  expect(FakeSocket.all.length).toBe(2);
  line.close();
});

test("whoever says something into a dead line is told soon, though nothing closes it", () => {
  let lost = 0;
  const line = openLine("ws://x", { ...ears, lost: () => (lost += 1) }, dial);
  const first = latest();
  first.open();
  first.close = () => undefined;
  line.send({ do: "concede" });
  vi.advanceTimersByTime(14_000);
  expect(lost).toBe(0);
  first.onmessage?.({ data: '{"say":"pong"}' }); // slow, but not dead
  vi.advanceTimersByTime(10_000);
  line.send({ do: "concede" });
  vi.advanceTimersByTime(15_400);
  expect([lost, FakeSocket.all.length]).toEqual([1, 2]);
  first.onclose?.({ code: 1006 }); // at last
  expect(lost).toBe(1);
  line.close();
});

test("without network the line is asked at once whether it is there", () => {
  const line = openLine("ws://x", ears, dial);
  latest().open();
  dispatchEvent(new Event("offline"));
  expect(latest().sent).toEqual(['{"do":"ping"}']);
  latest().onmessage?.({ data: '{"say":"pong"}' });
  vi.advanceTimersByTime(3_000);
  expect(FakeSocket.all.length).toBe(1);
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(3_000);
  expect(FakeSocket.all.length).toBe(2);
  line.close();
});

test("a secure page has a secure line", () => {
  expect(socketOf("a/b", { protocol: "https:", host: "h:1" } as Location)).toBe("wss://h:1/api/seats/a%2Fb/socket");
  expect(socketOf("k", { protocol: "http:", host: "h" } as Location)).toBe("ws://h/api/seats/k/socket");
});

test("a window that makes room for others says so and is not dialled again", () => {
  const told: string[] = [];
  openLine("ws://x", { ...ears, lost: () => told.push("lost"), rests: () => told.push("rests") }, dial);
  latest().open();
  latest().close(4409);
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect([told, FakeSocket.all.length]).toEqual([["lost", "rests"], 1]);
});
