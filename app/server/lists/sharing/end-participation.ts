import { missing } from '../../api/failures.ts'
import type { Database } from '../../db/database.ts'
import { type AskedChange, type Changed, changeList } from '../change-list.ts'
import { codeOf, renewCode, requireOwner, type SharingCode } from './share-list.ts'

const removeSql = 'delete from shopping_list_participants where list_id = $1 and id = $2 returning id'
const leaveSql = 'delete from shopping_list_participants where list_id = $1 and user_id = $2 returning id'

/**
 * Takes a participant off a list, and gives the list another code, if it has one: with the old one they would come back.
 * @returns the new code.
 * @throws Refused 403 for who is not its owner, 404 where nobody takes part under that uuid.
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
      const removed = await change.tx.query(removeSql, [asked.listUuid, asked.participantUuid])
      if (removed.length === 0) throw missing()
      return renewCode(change)
    },
    ({ database }) => codeOf(database, asked.listUuid),
  )
}

/**
 * Ends a user's part in somebody's list; their active list is their own again (product: Shopping list). The list's code stays:
 * who leaves was not sent away and may come back, and a guest does not make links void that the owner has sent to others.
 * @throws Refused 404 for the owner, who does not take part.
 */
export function leaveList(database: Database, asked: AskedChange): Promise<Changed<null>> {
  return changeList(database, asked, async ({ tx, listUuid, userId }) => {
    const left = await tx.query(leaveSql, [listUuid, userId])
    if (left.length === 0) throw missing()
    return null
  })
}
