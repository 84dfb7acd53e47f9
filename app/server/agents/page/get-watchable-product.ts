import { usualMails } from '#app/domain/agents/mail-choice.ts'
import type { WatchableProduct } from '#app/domain/agents/price-agent.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../../db/database.ts'
import { statement, text } from '../../db/statement.ts'
import { findAgent } from '../find-agent.ts'
import { readOtherPrices } from '../watches/read-other-variants.ts'
import { readHistories } from './read-histories.ts'

const countryOfVariant = statement(
  { country: text<Country>() },
  'select p.country from product_variants v join products p on p.id = v.product_id where v.id = $1',
)

/**
 * What the form that adds a product to the price agent shows of it; null if there is no such product variant.
 * @param userId a verified user's, who may have no agent yet; null for others.
 */
export async function getWatchableProduct(
  database: Queryable,
  { variantId, userId, now }: { variantId: number; userId: string | null; now: Date },
): Promise<WatchableProduct | null> {
  const [product] = await database.query(countryOfVariant, [variantId])
  if (!product) return null
  const today = dayIn(product.country, now)
  const history = (await readHistories(database, [variantId], today)).get(variantId)
  return {
    today,
    country: product.country,
    chainCategoryIds: history?.chainCategoryIds ?? [],
    history: history?.prices ?? [],
    others: await readOtherPrices(database, variantId, today),
    mails: userId === null ? null : ((await findAgent(database, userId))?.mails ?? usualMails),
  }
}
