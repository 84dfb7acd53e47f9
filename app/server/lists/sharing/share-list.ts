import { randomBytes } from 'node:crypto'
import { Refused } from '../../api/failures.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { type AskedChange, type Change, type Changed, changeList } from '../change-list.ts'

/** What a shareable list's invitation is known by: 128 random bits, in 22 letters of an address. */
export type SharingCode = { sharingCode: string }

const shareSql = `
update shopping_lists set sharing_code = coalesce(sharing_code, $2) where id = $1
returning sharing_code as "sharingCode"`
const renewSql = `
update shopping_lists set sharing_code = $2 where id = $1 and sharing_code is not null
returning sharing_code as "sharingCode"`
const codeSql = `select sharing_code as "sharingCode" from shopping_lists where id = $1 and sharing_code is not null`
const withdrawSql = 'update shopping_lists set sharing_code = null where id = $1'

/** @throws Refused 403 for a participant. */
export function requireOwner({ isOwner }: Change): void {
  if (!isOwner) throw new Refused(403, 'Only the owner of the list may do that.')
}

const newCode = () => randomBytes(16).toString('base64url')

/** The code of a list; null if nobody can be invited to it. */
export async function codeOf(database: Queryable, listUuid: string): Promise<SharingCode | null> {
  const [row] = await database.query<SharingCode>(codeSql, [listUuid])
  return row ?? null
}

/**
 * Makes a list one that others can be invited to (Specification §4, Sharing); it keeps the code it has.
 * @throws Refused 403 for a participant.
 */
export function makeShareable(database: Database, asked: AskedChange): Promise<Changed<SharingCode>> {
  return changeList(
    database,
    asked,
    async (change) => {
      requireOwner(change)
      const [row] = await change.tx.query<SharingCode>(shareSql, [asked.listUuid, newCode()])
      return row ?? null
    },
    ({ database }) => codeOf(database, asked.listUuid),
  )
}

/** Gives a list that has a code another one, in the transaction of a change. @returns it; null for a list without one. */
export async function renewCode({ tx, listUuid }: Change): Promise<SharingCode | null> {
  const [row] = await tx.query<SharingCode>(renewSql, [listUuid, newCode()])
  return row ?? null
}

/**
 * Makes the invitation void; who takes part goes on doing so (product: Shopping list).
 * @throws Refused 403 for a participant.
 */
export function withdrawSharingCode(database: Database, asked: AskedChange): Promise<Changed<null>> {
  return changeList(database, asked, async (change) => {
    requireOwner(change)
    await change.tx.query(withdrawSql, [asked.listUuid])
    return null
  })
}
