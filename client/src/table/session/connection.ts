import { signal } from "@preact/signals";
import type { FromClient } from "../../messages";
import type { Socket } from "../../net/socket";

/** The connection to the server: is it there, is an answer awaited, was something refused? */
export class Connection {
  readonly online = signal(false);
  /** Was this table opened in so many windows that this one is told nothing any more? */
  readonly replaced = signal(false);
  /** Is the answer to a choice awaited? */
  readonly busy = signal(false);
  readonly refusal = signal("");
  private socket: Socket | null = null;

  get open(): boolean {
    return this.socket?.open ?? false;
  }

  /** Speak through this socket from now on. */
  use(socket: Socket): void {
    this.socket = socket;
  }

  send(message: FromClient): void {
    this.socket?.send(message);
  }

  /** A choice is made: until it is answered nothing else can be chosen. */
  wait(): void {
    this.busy.value = true;
    this.refusal.value = "";
  }

  /** It is answered, and was not refused. */
  answered(): void {
    this.busy.value = false;
    this.refusal.value = "";
  }

  welcomed(): void {
    this.online.value = true;
    this.busy.value = false;
  }

  lost(): void {
    this.online.value = false;
    this.busy.value = false;
  }
}
