import { and, eq } from 'drizzle-orm'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { ListIssue } from '#app/domain/list/shopping-list-schemas.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { InvalidInput, missing } from '../../api/failures.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { shoppingListParticipants as participants } from '../../db/schema/lists.ts'
import { nullable, statement, text } from '../../db/statement.ts'
import { announced } from '../../live/announce-list.ts'
import { getActiveList } from '../get-active-list.ts'
import { getList } from '../get-list.ts'
import { maximumParticipants } from '../list-limits.ts'
import { type AskedInvitation, findInvitation, type Invitation } from './show-invitation.ts'

type AskedJoining = AskedInvitation & { userId: string; countryOfUser: Country }

// Locks the list to join, the one to leave, and the user's own list, whose followers are the user's other devices. The
// order is always the same, so that two users who swap lists cannot deadlock. A row that another transaction has changed is
// checked again, which by an array of ids does not depend on the plan: some joins have nothing to check it with, and drop it.
const lockLists = statement(
  { id: text(), sharingCode: nullable(text()) },
  `
select l.id, l.sharing_code as "sharingCode" from shopping_lists l
where l.id = any(array(
  select $1::uuid
  union all select list_id from shopping_list_participants where user_id = $2 and country = $3
  union all select id from shopping_lists where owner_id = $2 and country = $3 and retired_at is null))
order by l.id for update of l`,
)

const joinSql = `
insert into shopping_list_participants as known (list_id, user_id, country, joined_at)
select $1, $2, $3, $4
where (select count(*) from shopping_list_participants where list_id = $1) < ${maximumParticipants}
on conflict (user_id, country) do update
  set id = gen_random_uuid(), list_id = excluded.list_id, joined_at = excluded.joined_at
returning id`

const raiseSql = `update shopping_lists l set version = version + 1 where id = any($1) returning ${announced}`

async function join(tx: Queryable, { listUuid, country }: Invitation, asked: AskedJoining): Promise<void> {
  const { userId, sharingCode, now } = asked
  // A user who joins in two tabs at once joins one list after the other.
  await tx.orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const lists = await tx.query(lockLists, [listUuid, userId, country])
  if (!lists.some((list) => list.sharingCode === sharingCode)) throw missing()
  const known = await tx.orm
    .select({ id: participants.id })
    .from(participants)
    .where(and(eq(participants.listId, listUuid), eq(participants.userId, userId)))
  // They may have joined in another tab meanwhile.
  if (known.length > 0) return
  const joined = await tx.query(joinSql, [listUuid, userId, country, now])
  if (joined.length === 0) throw new InvalidInput({ sharingCode: ['crowded' satisfies ListIssue] })
  await tx.query(raiseSql, [lists.map(({ id }) => id)])
}

/**
 * Adds a verified user to the list of an invitation, which becomes their active list; they leave any other list of that
 * country (§4 Sharing). Nothing changes for the list's owner and participants.
 * @returns the list.
 * @throws as `findInvitation`; InvalidInput if the user's account is of another country, or the list has too many
 * participants.
 */
export async function acceptInvitation(database: Database, asked: AskedJoining): Promise<ShoppingList> {
  const invitation = await findInvitation(database, asked)
  const { userId, now } = asked
  if (invitation.role === 'owner') return getList(database, { userId, listUuid: invitation.listUuid, now })
  if (invitation.role === 'invited') {
    if (asked.countryOfUser !== invitation.country) {
      throw new InvalidInput({ sharingCode: ['other-country' satisfies ListIssue] })
    }
    await database.transaction((tx) => join(tx, invitation, asked))
  }
  return getActiveList(database, { userId, country: invitation.country, now })
}
