import type { ListInvitation } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { missing } from '../../api/failures.ts'
import { throttle } from '../../api/guards/throttle.ts'
import type { Queryable } from '../../db/database.ts'
import { boolean, nullable, number, type RowOf, statement, text } from '../../db/statement.ts'
import { invitationThrottle } from '../list-limits.ts'

/** A sharing code that somebody sent. `address` is the sender's, as limits count it; `userId` is null for a visitor. */
export type AskedInvitation = { sharingCode: string; address: string; userId: string | null; now: Date }

/** The list that a sharing code belongs to. */
export type Invitation = ListInvitation & { listUuid: string }

/** 128 bits in base64url. Another spelling of the same bits is not a code. */
const codeForm = /^[\w-]{22}$/

const invitationColumns = {
  listUuid: text(),
  country: text<Country>(),
  ownerName: text(),
  isOwner: nullable(boolean()),
  isParticipant: boolean(),
  amount: number(),
}
type Row = RowOf<typeof invitationColumns>

const invitationOfCode = statement(
  invitationColumns,
  `
select l.id as "listUuid", l.country, u.name as "ownerName", l.owner_id = $2 as "isOwner",
  exists (select from shopping_list_participants p where p.list_id = l.id and p.user_id = $2) as "isParticipant",
  (select coalesce(sum(i.quantity), 0) from shopping_list_items i where i.list_id = l.id and i.removed_at is null) as "amount"
from shopping_lists l join users u on u.id = l.owner_id
where l.sharing_code = $1`,
)

function roleOf({ isOwner, isParticipant }: Row, userId: string | null): ListInvitation['role'] {
  if (userId === null) return 'visitor'
  if (isOwner) return 'owner'
  return isParticipant ? 'participant' : 'invited'
}

/**
 * Finds the list of a sharing code, and the role of the asking user in it.
 * @throws Refused 404 for a code that was withdrawn or never was; Throttled after too many codes from one address.
 */
export async function findInvitation(
  database: Queryable,
  { sharingCode, address, userId, now }: AskedInvitation,
): Promise<Invitation> {
  await throttle(database, invitationThrottle, { of: address, now })
  const [row] = codeForm.test(sharingCode)
    ? await database.query(invitationOfCode, [sharingCode, userId])
    : []
  if (!row) throw missing()
  const { listUuid, ownerName, amount, country } = row
  return { listUuid, ownerName, amount, country, role: roleOf(row, userId) }
}

/** Finds what the page of an invitation shows (§4 Sharing). Throws as `findInvitation` does. */
export async function showInvitation(database: Queryable, asked: AskedInvitation): Promise<ListInvitation> {
  const { listUuid: _, ...invitation } = await findInvitation(database, asked)
  return invitation
}
