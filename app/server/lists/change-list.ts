import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { ListIssue } from '#app/domain/list/shopping-list-schemas.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { InvalidInput, missing } from '../api/failures.ts'
import type { Database, Queryable } from '../db/database.ts'
import { boolean, number, statement, text } from '../db/statement.ts'
import { hasErrorCode } from '../error-code.ts'
import { announced } from '../live/announce-list.ts'
import { type ItemRow, presentItem } from './items/stored-item.ts'
import { mayChange, mayRead } from './sharing/list-access.ts'

/** A change that a user asks for. The client makes the `mutationId`, so that a repeated request counts once. */
export type AskedChange = { userId: string; listUuid: string; mutationId: string; now: Date }

/** A change in progress. Its transaction has locked the list, and `version` is the list's new version. */
export type Change = AskedChange & {
  tx: Queryable
  version: number
  country: Country
  isOwner: boolean
}

/**
 * The result of a change: the first version of the list that contains it, and the answer's body; null for an empty
 * answer.
 */
export type Changed<Body> = { version: number; body: Body | null }

type Work<Body> = (change: Change) => Promise<Body | null>
/** Repeats the answer of a change that was made before. `itemUuid` is the item that an addition created or raised. */
type Retell<Body> = (known: {
  database: Queryable
  asked: AskedChange
  itemUuid: string
}) => Promise<Body | null>

/**
 * An item's position. Items of later versions come after it; the gap leaves room for a version that brings back a whole
 * list.
 */
export const positionOf = (version: number): number => version * 1024

const lockList = statement(
  { version: number(), country: text<Country>(), isOwner: boolean() },
  `
with locked as (
  update shopping_lists l set version = l.version + 1
  where l.id = $1 and ${mayChange('$2')}
    and not exists (select from shopping_list_mutations m where m.id = $3)
  returning l.version, l.country, l.owner_id = $2 as "isOwner", ${announced}
), noted as (
  insert into shopping_list_mutations (id, list_id, version, created_at)
  select $3::uuid, $1::uuid, version, $4::timestamptz from locked
)
select version, country, "isOwner" from locked`,
)

const knownChange = statement(
  { version: number(), itemUuid: text(), isOfList: boolean(), mayRead: boolean() },
  `
select m.version, coalesce(m.item_id, m.id) as "itemUuid", m.list_id = $1 as "isOfList",
  exists (select from shopping_lists l where l.id = m.list_id and ${mayRead('$2')}) as "mayRead"
from shopping_list_mutations m where m.id = $3`,
)

const mutationIdTaken = () =>
  new InvalidInput({ 'X-Client-Mutation-Id': ['mutation-id' satisfies ListIssue] })

/**
 * True if another request with the same id was faster.
 * @throws InvalidInput if the id is already used for something else.
 */
function wasMade(error: unknown): boolean {
  if (!hasErrorCode(error, '23505')) return false
  const { constraint } = error as Error & { constraint?: string }
  if (constraint === 'shopping_list_items_pkey' || constraint === 'shopping_lists_pkey')
    throw mutationIdTaken()
  return constraint === 'shopping_list_mutations_pkey'
}

async function tryChange<Body>(
  database: Database,
  asked: AskedChange,
  work: Work<Body>,
): Promise<Changed<Body> | undefined> {
  const { userId, listUuid, mutationId, now } = asked
  try {
    return await database.transaction(async (tx) => {
      const [locked] = await tx.query(lockList, [listUuid, userId, mutationId, now])
      if (!locked) return undefined
      return { version: locked.version, body: await work({ ...asked, ...locked, tx }) }
    })
  } catch (error) {
    if (wasMade(error)) return undefined
    throw error
  }
}

/**
 * Changes an active list that the user owns or takes part in. The change raises the list's version, is announced to
 * everyone who follows the list, and counts once even if the request is repeated (§4 Shopping list data). Changes of
 * one list happen one after another.
 * @param retell makes the answer if the change was made before; by default it is empty.
 * @throws Refused 404 for a list that is not the user's; InvalidInput if the mutation's id names something else.
 */
export async function changeList<Body = null>(
  database: Database,
  asked: AskedChange,
  work: Work<Body>,
  retell: Retell<Body> = async () => null,
): Promise<Changed<Body>> {
  const changed = await tryChange(database, asked, work)
  if (changed) return changed
  const { listUuid, userId, mutationId } = asked
  const [known] = await database.query(knownChange, [listUuid, userId, mutationId])
  if (!known) throw missing()
  if (!known.isOfList) throw mutationIdTaken()
  const { version, itemUuid } = known
  // A user who has left the list, perhaps by this change, learns only that it was made.
  return { version, body: known.mayRead ? await retell({ database, asked, itemUuid }) : null }
}

/** An item in the answer of a change. */
export function presentChanged(
  row: ItemRow,
  { country, now }: { country: Country; now: Date },
): ShoppingListItem {
  return presentItem(row, country, dayIn(country, now))
}
