// What was asked of the table and not answered yet; it is sent again, under the same id, until it is.
import type { Choose, Say, Undo } from "./protocol";

export type Request = Choose | Undo | Say;

/** An id that the server has not seen. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Outbox {
  private readonly waiting = new Map<string, Request>();

  put(request: Request): void {
    this.waiting.set(request.client_id, request);
  }

  /** The request with this id is answered, in whatever way. */
  settle(id: string): void {
    this.waiting.delete(id);
  }

  /** Everything still unanswered, oldest first. */
  unanswered(): Request[] {
    return [...this.waiting.values()];
  }

  /** Whether the match waits for an answer to the player's latest choice or undo. */
  get isBusy(): boolean {
    return this.unanswered().some((request) => request.type !== "say");
  }
}
