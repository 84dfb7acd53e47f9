import type { ChainChoice } from '#app/domain/chains/my-chains.ts'
import { request } from './request.ts'

type Answer = { chain_ids: ChainChoice }
type Options = { signal?: AbortSignal }

/** The chains that the user chose (§7.3). @throws a `Failure`, as all calls here do. */
export async function fetchMyChains(options: Options): Promise<ChainChoice> {
  const { chain_ids } = await request<Answer>('GET', '/api/user/my-chains', options)
  return chain_ids
}

/**
 * Keeps the chains at the user's account (§7.3).
 * @param ifNone leaves a choice as it is that the account has already.
 * @returns what the account has now.
 */
export async function saveMyChains(
  chainIds: number[],
  { ifNone = false, ...options }: Options & { ifNone?: boolean } = {},
): Promise<ChainChoice> {
  const body = { chain_ids: chainIds, if_none: ifNone }
  const { chain_ids } = await request<Answer>('POST', '/api/user/my-chains', { body, ...options })
  return chain_ids
}
