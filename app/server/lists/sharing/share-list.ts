import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { Refused } from '../../api/failures.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { shoppingLists } from '../../db/schema/lists.ts'
import { type AskedChange, type Change, type Changed, changeList } from '../change-list.ts'

/** The code in an invitation's address: 128 random bits, in 22 characters. */
export type SharingCode = { sharingCode: string }

/** @throws Refused 403 for a participant. */
export function requireOwner({ isOwner }: Change): void {
  if (!isOwner) throw new Refused(403, 'Only the owner of the list may do that.')
}

const newCode = () => randomBytes(16).toString('base64url')

/** The code in a row of a list; null if there is no such row, or no code in it. */
const codeIn = (row: { sharingCode: string | null } | undefined): SharingCode | null =>
  row?.sharingCode ? { sharingCode: row.sharingCode } : null

/** The code of a list; null if nobody can be invited to it. */
export async function codeOf(database: Queryable, listUuid: string): Promise<SharingCode | null> {
  const [row] = await database.orm.select().from(shoppingLists).where(eq(shoppingLists.id, listUuid))
  return codeIn(row)
}

/**
 * Lets others be invited to a list (§4, Sharing). A list that has a code keeps it.
 * @throws Refused 403 for a participant.
 */
export function makeShareable(database: Database, asked: AskedChange): Promise<Changed<SharingCode>> {
  return changeList(
    database,
    asked,
    async (change) => {
      requireOwner(change)
      const [row] = await change.tx.orm
        .update(shoppingLists)
        .set({ sharingCode: sql`coalesce(${shoppingLists.sharingCode}, ${newCode()})` })
        .where(eq(shoppingLists.id, asked.listUuid))
        .returning()
      return codeIn(row)
    },
    ({ database }) => codeOf(database, asked.listUuid),
  )
}

/** Replaces a list's code in the transaction of a change. @returns the new code; null for a list without a code. */
export async function renewCode({ tx, listUuid }: Change): Promise<SharingCode | null> {
  const [row] = await tx.orm
    .update(shoppingLists)
    .set({ sharingCode: newCode() })
    .where(and(eq(shoppingLists.id, listUuid), isNotNull(shoppingLists.sharingCode)))
    .returning()
  return codeIn(row)
}

/**
 * Makes the invitation invalid; the present participants stay (§4 Sharing).
 * @throws Refused 403 for a participant.
 */
export function withdrawSharingCode(database: Database, asked: AskedChange): Promise<Changed<null>> {
  return changeList(database, asked, async (change) => {
    requireOwner(change)
    await change.tx.orm
      .update(shoppingLists)
      .set({ sharingCode: null })
      .where(eq(shoppingLists.id, asked.listUuid))
    return null
  })
}
