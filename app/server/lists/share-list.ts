import { randomBytes } from 'node:crypto'
import { Refused } from '../api/failures.ts'
import type { Database, Queryable } from '../db/database.ts'
import { type AskedChange, type Change, type Changed, changeList } from './change-list.ts'

/** What a shareable list's invitation is known by: 128 random bits, in 22 letters of an address. */
export type SharingCode = { sharingCode: string }

const shareSql = `
update shopping_lists set sharing_code = coalesce(sharing_code, $2) where id = $1
returning sharing_code as "sharingCode"`
const codeSql = `select sharing_code as "sharingCode" from shopping_lists where id = $1 and sharing_code is not null`
const withdrawSql = 'update shopping_lists set sharing_code = null where id = $1'

/** @throws Refused 403 for a participant. */
export function requireOwner({ isOwner }: Change): void {
  if (!isOwner) throw new Refused(403, 'Only the owner of the list may do that.')
}

async function codeOf(database: Queryable, listUuid: string): Promise<SharingCode | null> {
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
      const code = randomBytes(16).toString('base64url')
      const [row] = await change.tx.query<SharingCode>(shareSql, [asked.listUuid, code])
      return row ?? null
    },
    ({ database }) => codeOf(database, asked.listUuid),
  )
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
