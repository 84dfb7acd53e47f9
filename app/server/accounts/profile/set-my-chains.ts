import { and, eq, isNull } from 'drizzle-orm'
import { type ChainChoice, choiceOf } from '#app/domain/chains/my-chains.ts'
import type { Queryable } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { getUser } from './find-user.ts'

/**
 * Keeps the chains that a user chose.
 * @param isOnlyFirst leaves a choice as it is that the account has already: it wins over that of a device.
 * @returns what the account has now.
 */
export async function setMyChains(
  database: Queryable,
  id: string,
  { chainIds, isOnlyFirst }: { chainIds: number[]; isOnlyFirst: boolean },
): Promise<ChainChoice> {
  await database.orm
    .update(users)
    .set({ chainIds: choiceOf(chainIds) })
    .where(and(eq(users.id, id), isOnlyFirst ? isNull(users.chainIds) : undefined))
  return (await getUser(database, id)).chainIds
}
