import { sectorOf } from '#app/domain/categories/sectors.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Category } from '#app/domain/offers/offers.ts'
import { rememberAnswer } from '../answers/remember-answers.ts'
import type { Queryable } from '../db/database.ts'
import { logError } from '../log.ts'
import { listChainCategories } from './list-chain-categories.ts'

/**
 * The categories of the navigation, groceries first; the same for everyone, and read again once a minute. If they
 * cannot be read, that is logged and there are none (§8): a page works without them.
 * @returns null if they cannot be read.
 */
export async function listShellCategories(database: Queryable, country: Country): Promise<Category[] | null> {
  const keeping = { now: Date.now(), seconds: 60 }
  try {
    return await rememberAnswer(database, `shell ${country}`, keeping, async () => {
      const categories = await listChainCategories(database, country)
      const isFirst = ({ name }: Category) => sectorOf(name, country) === 'groceries'
      return [...categories.filter(isFirst), ...categories.filter((each) => !isFirst(each))]
    })
  } catch (error) {
    logError('the categories of the navigation could not be read', error, { country })
    return null
  }
}
