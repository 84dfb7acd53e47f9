import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { dayIn } from '#app/domain/dates.ts'
import { countries } from '#app/domain/locales.ts'
import type { ShellData } from '#app/domain/pages.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'
import { listChainCategories } from '#app/server/offers/list-chain-categories.ts'
import { listChains } from '#app/server/offers/list-chains.ts'

/** What surrounds every page of a country. */
export const getShell = createServerFn({ method: 'GET' })
  .validator(v.object({ country: v.picklist(countries) }))
  .handler(async ({ data: { country } }): Promise<ShellData> => {
    const database = await currentDatabase()
    const categories = await listChainCategories(database, country)
    const chains = await listChains(database, country)
    return {
      chainCategories: categories.map(({ id, name }) => ({
        id,
        name,
        chainIds: chains.filter((chain) => chain.chainCategoryId === id).map((chain) => chain.id),
      })),
      year: dayIn(country, new Date()).slice(0, 4),
    }
  })
