import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { dayIn } from '#app/domain/dates.ts'
import { type Country, countries } from '#app/domain/locales.ts'
import type { ShellData } from '#app/domain/pages.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'
import { listChainCategories } from '#app/server/offers/list-chain-categories.ts'
import { listChains } from '#app/server/offers/list-chains.ts'
import { rememberAnswer } from '#app/server/search/remember-answers.ts'
import { typedInput } from './typed-input.ts'

/** The kinds of chains with their chains; the same for everyone, and read anew once a minute. */
async function chainCategories(country: Country): Promise<ShellData['chainCategories']> {
  const database = await currentDatabase()
  const keeping = { now: Date.now(), seconds: 60 }
  return rememberAnswer(database, `shell ${country}`, keeping, async () => {
    const categories = await listChainCategories(database, country)
    const chains = await listChains(database, country)
    return categories.map(({ id, name }) => ({
      id,
      name,
      chainIds: chains.filter((chain) => chain.chainCategoryId === id).map((chain) => chain.id),
    }))
  })
}

const asked = v.object({ country: v.picklist(countries) })

/** What surrounds every page of a country. */
export const getShell = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof asked>>())
  .handler(async ({ data }): Promise<ShellData> => {
    const { country } = v.parse(asked, data)
    return {
      chainCategories: await chainCategories(country),
      year: dayIn(country, new Date()).slice(0, 4),
    }
  })
