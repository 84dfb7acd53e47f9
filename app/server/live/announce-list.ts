import type { Queryable } from '../db/database.ts'

/** The channel on which every process hears of changed lists (PostgreSQL, NOTIFY). */
export const listChannel = 'shopping_list'

/**
 * Tells every process that a list reached a version, once the transaction that `tx` is in has committed; nothing is told
 * where it is rolled back.
 */
export async function announceList(tx: Queryable, listUuid: string, version: number): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [listChannel, `${listUuid}:${version}`])
}
