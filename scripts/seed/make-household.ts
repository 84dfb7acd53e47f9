import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Registration } from '#app/domain/account/account-schemas.ts'
import { everyChain } from '#app/domain/agents/price-agent.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { findUserByEmail } from '#app/server/accounts/profile/find-user.ts'
import { registerUser } from '#app/server/accounts/registration/register-user.ts'
import { createAgent } from '#app/server/agents/create-agent.ts'
import { findAgent } from '#app/server/agents/find-agent.ts'
import { addWatch } from '#app/server/agents/watches/write-watch.ts'
import type { Database } from '#app/server/db/database.ts'
import { users } from '#app/server/db/schema/accounts.ts'
import { priceAgentAlerts } from '#app/server/db/schema/agents.ts'
import { number, statement } from '#app/server/db/statement.ts'
import { getActiveList } from '#app/server/lists/get-active-list.ts'
import { addManualItem } from '#app/server/lists/items/add-manual-item.ts'
import { addOfferItem } from '#app/server/lists/items/add-offer-item.ts'
import { checkItem } from '#app/server/lists/items/edit-item.ts'
import { acceptInvitation } from '#app/server/lists/sharing/accept-invitation.ts'
import { makeShareable } from '#app/server/lists/sharing/share-list.ts'
import { settings } from '#app/server/settings.ts'

export const country = 'dk'
export const password = 'havregryn12'
const address = '127.0.0.1'

type Person = { name: string; email: string }
export const owner: Person = { name: 'Mette Holm', email: 'mette@example.dk' }
export const participant: Person = { name: 'Jonas Vig', email: 'jonas@example.dk' }

type Household = { userId: string; otherId: string; offers: { id: number; variantId: number }[]; now: Date }

const someOffers = statement(
  { id: number(), variantId: number() },
  `
select o.id, o.variant_id as "variantId" from offers o
where o.country = $1 and o.units = 1 and $2::date between o.start_date and o.end_date
order by o.id limit 4`,
)

/** Makes a verified user. @returns their id. */
async function makeUser(database: Database, person: Person, now: Date): Promise<string> {
  const registration: Registration = {
    ...person,
    password,
    password_confirmation: password,
    postal_code: '8000',
    country_registered_to: country,
    terms_accepted: 1,
    next: undefined,
    error_message_language: 'da',
  }
  const request = new Request(settings().appUrl)
  const { user } = await registerUser(database, registration, { now, request, address })
  await database.orm.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, user.id))
  return user.id
}

/** Fills a user's list, ticks an item off, and shares the list with another user. */
async function makeList(database: Database, { userId, otherId, offers, now }: Household): Promise<void> {
  const { uuid: listUuid } = await getActiveList(database, { userId, country, now })
  const asked = () => ({ userId, listUuid, mutationId: randomUUID(), now })
  const language = { error_message_language: 'da' } as const
  for (const itemName of ['Rugbrød', 'Havremælk', 'Gær'])
    await addManualItem(database, asked(), { itemName, quantity: 1, ...language })
  for (const { id: offerId } of offers) {
    const item = { shoppingListUuid: listUuid, offerId, quantity: 1, ...language }
    const { body } = await addOfferItem(database, asked(), item)
    if (body && offerId === offers[0]?.id)
      await checkItem(database, { ...asked(), itemUuid: body.uuid, checked: true })
  }
  const { body: invitation } = await makeShareable(database, asked())
  if (!invitation) throw new Error('the list has no sharing code')
  await acceptInvitation(database, { ...invitation, userId: otherId, countryOfUser: country, address, now })
}

/** Watches the products of offers, so that the user is mailed as if the offers began after that. */
async function makeWatches(database: Database, { userId, offers, now }: Household): Promise<void> {
  await createAgent(database, userId, now)
  for (const { variantId } of offers)
    await addWatch(database, {
      userId,
      product_id: variantId,
      chain_ids: [everyChain],
      error_message_language: 'da',
      now,
    })
  const agent = await findAgent(database, userId)
  if (agent) await database.orm.delete(priceAgentAlerts).where(eq(priceAgentAlerts.agentId, agent.id))
}

/**
 * Makes two verified Danish users who share a list with three typed items and the offers of four pieces that are live, one of
 * them ticked off. The first user watches the products of these offers. If that user exists, nothing happens.
 * @returns whether they were made.
 */
export async function makeHousehold(database: Database, now: Date): Promise<boolean> {
  if (await findUserByEmail(database, owner.email)) return false
  const userId = await makeUser(database, owner, now)
  const otherId = await makeUser(database, participant, now)
  const offers = await database.query(someOffers, [country, dayIn(country, now)])
  const household = { userId, otherId, offers, now }
  await makeList(database, household)
  await makeWatches(database, household)
  return true
}
