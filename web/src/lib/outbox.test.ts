// What is unanswered is sent again under the same id.
import { expect, test } from "vitest";
import { freshId, Outbox } from "./outbox";

test("ids are fresh and fit for the server", () => {
  const ids = Array.from({ length: 100 }, freshId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
});

test("requests wait, oldest first, until they are answered", () => {
  const outbox = new Outbox();
  outbox.put({ type: "choose", client_id: "aaaaaaaa", number: 4, choice: "done" });
  outbox.put({ type: "say", client_id: "bbbbbbbb", text: "hello" });
  expect(outbox.unanswered().map((request) => request.client_id)).toEqual(["aaaaaaaa", "bbbbbbbb"]);
  expect(outbox.isBusy).toBe(true);
  outbox.settle("aaaaaaaa");
  expect(outbox.isBusy).toBe(false);
  expect(outbox.unanswered()).toHaveLength(1);
  outbox.settle("never asked");
  expect(outbox.unanswered()).toHaveLength(1);
});
