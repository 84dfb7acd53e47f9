import type { CheapestRecipes } from '#app/domain/content/cheapest-recipes.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { request } from './request.ts'

/**
 * The recipes with the cheapest portions this week at some chains, all without any (§7.1).
 * @param options.owner the email of the user whose prices count.
 * @throws a `Failure`.
 */
export function fetchCheapestRecipes(
  { country, chainIds }: { country: Country; chainIds: readonly number[] },
  options: { owner: string; signal: AbortSignal },
): Promise<CheapestRecipes> {
  const chains = chainIds.map((id) => `chain=${id}`).join('&')
  return request('GET', `/api/cheapest-recipes/${country}${chains && `?${chains}`}`, options)
}
