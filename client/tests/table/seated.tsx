import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, vi } from "vitest";
import type { FromClient, Welcome } from "../../src/messages";
import { Interaction } from "../../src/table/choosing/interaction";
import type { Key } from "../../src/table/keys";
import { Session } from "../../src/table/session/session";
import { changeSettings, PLAIN } from "../../src/table/session/settings";
import { Table } from "../../src/table/Table";

/** Whoever sits at a table in a test: all that their page has sent, and what they see and touch. */
export const sent: FromClient[] = [];
export const socket = { open: true, send: (message: FromClient) => void sent.push(message), close: () => undefined };

/** Nothing is left of the test before. */
export function nobodySeated(): void {
  sent.length = 0;
  socket.open = true;
  localStorage.clear();
  sessionStorage.clear();
  changeSettings({ ...PLAIN, pace: "at once", stops: {} });
  vi.stubGlobal("scrollTo", () => undefined);
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") } as typeof CSS;
}

/** Let time stand still but for what a test lets pass, at the pace that people have. */
export function inHeldTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    changeSettings({ pace: "normal", passing: "later", stops: {} });
  });
  afterEach(() => vi.useRealTimers());
}

/** The session of a page that is welcomed so. */
export function welcomed(message: Welcome): Session {
  const session = new Session("key");
  session.connection.use(socket);
  session.received(message);
  return session;
}

/** The page of a match that begins so; no other is open. */
export function sit(message: Welcome): Interaction {
  cleanup();
  sessionStorage.clear();
  const ui = new Interaction(welcomed(message));
  render(<Table ui={ui} />);
  return ui;
}

export const picks = () => sent.flatMap((one) => (one.do === "choose" ? [one.picks] : []));
export const at = (key: Key) => document.querySelector<HTMLElement>(`button[data-thing="${key}"]`)!;
export const touch = (key: Key) => fireEvent.click(at(key));
export const click = (name: string) => fireEvent.click(screen.getByTestId(name));
export const press = (key: string) => fireEvent.keyDown(document.body, { key });
export const buttonsIn = (name: string) =>
  within(screen.getByTestId(name))
    .getAllByRole("button")
    .map((one) => one.textContent);
