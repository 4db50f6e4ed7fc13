// Laying a table and going there.
import * as api from "../../lib/api";
import type { NewTable } from "../../lib/protocol";
import { go } from "../../lib/router.svelte";
import { rememberSeat, rememberTable } from "../../lib/seats";

/** Make the table, keep its secrets, and go there. */
export async function openTable(table: NewTable): Promise<void> {
  const created = await api.createTable(table);
  rememberTable(created, table.game, table.seats);
  go(`/table/${created.id}`);
}

/** Sit down at a public table, and go there. */
export async function joinPublic(id: string, game: string, name: string): Promise<void> {
  const { seat, token } = await api.joinTable(id, name);
  rememberSeat(id, { seat, token, game, name });
  go(`/table/${id}`);
}
