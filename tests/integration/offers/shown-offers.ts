import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferPageData } from '#app/domain/search/pages.ts'
import { createAgent } from '#app/server/agents/create-agent.ts'
import { getAgentPage } from '#app/server/agents/page/get-agent-page.ts'
import { addWatch } from '#app/server/agents/watches/write-watch.ts'
import type { Database } from '#app/server/db/database.ts'
import { getOffer } from '#app/server/pages/get-offer.ts'
import { signedIn } from '../accounts/signed-in.ts'
import { today } from './add-offers.ts'

/** The page of an offer. @throws if the country has no such offer. */
export async function pageOf(
  database: Database,
  { country, id }: { country: Country; id: number | undefined },
): Promise<OfferPageData> {
  const found = await getOffer(database, { country, id: String(id), today })
  if (!found) throw new Error(`there is no offer ${id}`)
  return found
}

/** What a new user's agent page shows of a product that they watch at all chains. */
export async function watchOf(
  database: Database,
  { country, variantId, now }: { country: Country; variantId: number; now: Date },
) {
  const { id: userId } = await signedIn(database)
  await createAgent(database, userId, now)
  await addWatch(database, {
    ...{ userId, now, product_id: variantId, chain_ids: [0], error_message_language: undefined },
  })
  return (await getAgentPage(database, { userId, country, now })).watches[0]
}
