import type { ChainChoice } from '#app/domain/chains/my-chains.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { request } from './request.ts'

/** The choice of an account, and in which country it is. */
export type ChoiceOfAccount = { chain_ids: ChainChoice; country: Country }
type Options = { signal?: AbortSignal }

/** The chains that the user chose (§7.3). @throws a `Failure`, as all calls here do. */
export const fetchMyChains = (options: Options): Promise<ChoiceOfAccount> =>
  request('GET', '/api/user/my-chains', options)

/**
 * Keeps the chains of a country at the user's account, if that is of the country (§7.3).
 * @param ifNone leaves a choice as it is that the account has already.
 * @returns what the account has now.
 */
export const saveMyChains = (
  chainIds: number[],
  { country, ifNone = false, ...options }: Options & { country: Country; ifNone?: boolean },
): Promise<ChoiceOfAccount> =>
  request('POST', '/api/user/my-chains', {
    body: { chain_ids: chainIds, country, if_none: ifNone },
    ...options,
  })
