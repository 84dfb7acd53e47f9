import type { Country } from '#app/domain/locale/locales.ts'
import type { ShellData } from '#app/domain/search/pages.ts'
import type { Queryable } from '../db/database.ts'
import { logError } from '../log.ts'
import { rememberAnswer } from '../search/remember-answers.ts'
import { listChainCategories } from './list-chain-categories.ts'
import { listChains } from './list-chains.ts'

type ShellCategories = ShellData['chainCategories']

async function readCategories(database: Queryable, country: Country): Promise<ShellCategories> {
  const categories = await listChainCategories(database, country)
  const chains = await listChains(database, country)
  return categories.map(({ id, name }) => ({
    id,
    name,
    chainIds: chains.filter((chain) => chain.chainCategoryId === id).map((chain) => chain.id),
  }))
}

/**
 * The kinds of chains with their chains; the same for everyone, and read again once a minute. If they cannot be read,
 * that is logged and the result is empty (Specification §8): a page works without its footer's lists.
 */
export async function listShellCategories(database: Queryable, country: Country): Promise<ShellCategories> {
  const keeping = { now: Date.now(), seconds: 60 }
  try {
    return await rememberAnswer(database, `shell ${country}`, keeping, () =>
      readCategories(database, country),
    )
  } catch (error) {
    logError('the chains of the footer could not be read', error, { country })
    return []
  }
}
