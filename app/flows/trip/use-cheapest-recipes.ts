import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchCheapestRecipes } from '#app/api/content.ts'
import type { CheapestRecipes } from '#app/domain/content/cheapest-recipes.ts'
import { failureOf } from '#app/domain/failure.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { keys } from '../queries/keys.ts'
import { queryClientOfTab } from '../queries/query-client.ts'

/** As long as the server keeps the prices. */
const keptMs = 600_000

type Asked = { owner: string; country: Country; today: Day; chainIds: readonly number[] }

/**
 * The recipes with the cheapest portions of today at some chains (§7.1), all without any; undefined until they are known, and
 * if they cannot be. While others are asked for, those before stay.
 * @param asked.owner the email of the user whose prices count.
 */
export function useCheapestRecipes({ owner, country, today, chainIds }: Asked): CheapestRecipes | undefined {
  const [client] = useState(queryClientOfTab)
  const { data } = useQuery(
    {
      queryKey: keys.cheapestRecipes(country, today, chainIds),
      queryFn: ({ signal }) =>
        fetchCheapestRecipes({ country, chainIds }, { owner, signal }).catch((error: unknown) => {
          if (failureOf(error).kind === 'unexpected' && !signal.aborted) reportError(error)
          throw error
        }),
      staleTime: keptMs,
      placeholderData: keepPreviousData,
    },
    client,
  )
  return data
}
