import { and, eq, type SQL } from 'drizzle-orm'
import { missing } from '../../api/failures.ts'
import type { Database } from '../../db/database.ts'
import { shoppingListParticipants } from '../../db/schema/lists.ts'
import { type AskedChange, type Change, type Changed, changeList } from '../change-list.ts'
import { codeOf, renewCode, requireOwner, type SharingCode } from './share-list.ts'

/** @throws Refused 404 if nobody in the list is meant. */
async function deleteParticipant({ tx, listUuid }: Change, isMeant: SQL): Promise<void> {
  const deleted = await tx.orm
    .delete(shoppingListParticipants)
    .where(and(eq(shoppingListParticipants.listId, listUuid), isMeant))
    .returning({ id: shoppingListParticipants.id })
  if (deleted.length === 0) throw missing()
}

/**
 * Removes a participant from a list, and replaces the list's code if it has one: with the old code they could come
 * back.
 * @returns the new code.
 * @throws Refused 403 for anyone but the owner, 404 if no participation has that uuid.
 */
export function removeParticipant(
  database: Database,
  asked: AskedChange & { participantUuid: string },
): Promise<Changed<SharingCode>> {
  return changeList(
    database,
    asked,
    async (change) => {
      requireOwner(change)
      await deleteParticipant(change, eq(shoppingListParticipants.id, asked.participantUuid))
      return renewCode(change)
    },
    ({ database }) => codeOf(database, asked.listUuid),
  )
}

/**
 * Ends a user's participation; their active list is their own again (§4 Sharing). The list keeps its code:
 * the user was not sent away and may come back, and links that the owner sent to others stay valid.
 * @throws Refused 404 for the owner, who does not take part.
 */
export function leaveList(database: Database, asked: AskedChange): Promise<Changed<null>> {
  return changeList(database, asked, async (change) => {
    await deleteParticipant(change, eq(shoppingListParticipants.userId, change.userId))
    return null
  })
}
