import { and, eq, isNull } from 'drizzle-orm'
import { type MembershipChoice, membershipsOf } from '#app/domain/memberships/memberships.ts'
import type { Queryable } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { programmesOf } from '../../lexicon/programmes.ts'
import { getUser } from './find-user.ts'

/**
 * Keeps the memberships that a user chose; programmes that their country does not have are dropped.
 * @param isOnlyFirst leaves a choice as it is that the account has already: it wins over that of a device.
 * @returns what the account has now.
 */
export async function setMemberships(
  database: Queryable,
  id: string,
  { programmes, isOnlyFirst }: { programmes: string[]; isOnlyFirst: boolean },
): Promise<MembershipChoice> {
  const { countryRegisteredTo } = await getUser(database, id)
  const known = programmesOf(countryRegisteredTo)
  const chosen = membershipsOf(programmes).filter((chosen) => known.some((each) => each.id === chosen))
  await database.orm
    .update(users)
    .set({ memberships: chosen })
    .where(and(eq(users.id, id), isOnlyFirst ? isNull(users.memberships) : undefined))
  return (await getUser(database, id)).memberships
}
