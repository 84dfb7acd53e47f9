import { fromPromise } from 'xstate'
import { fetchMyChains, saveMyChains } from '#app/api/my-chains.ts'
import { forgetChains, keepChains, keptChains } from '#app/device/cookies/my-chains.ts'
import type { ChainChoice } from '#app/domain/chains/my-chains.ts'
import type { ChoiceOwner } from '#machines/my-chains/my-chains.machine.ts'

/**
 * What counts now: a visitor's choice is the device's. A user's account gets it if it has none, and otherwise wins; the
 * device keeps nothing of it. In another country than the account's a user's choice is the device's too.
 * @throws a `Failure`; then the device keeps what it had.
 */
export const findChoice = fromPromise<ChainChoice, ChoiceOwner>(async ({ input, signal }) => {
  const { country, isUser } = input
  const kept = keptChains(country)
  if (!isUser) return kept
  const ofAccount =
    kept === null
      ? await fetchMyChains({ signal })
      : await saveMyChains(kept, { country, ifNone: true, signal })
  if (ofAccount.country !== country) return kept
  if (kept !== null) forgetChains(country)
  return ofAccount.chain_ids
})

/** Keeps a choice on the device of a visitor, or at the account of a user of the country. @throws a `Failure`. */
export const keepChoice = fromPromise<void, ChoiceOwner & { chainIds: number[] }>(
  async ({ input: { country, isUser, chainIds }, signal }) => {
    if (!isUser) return keepChains(country, chainIds)
    const ofAccount = await saveMyChains(chainIds, { country, signal })
    if (ofAccount.country !== country) return keepChains(country, chainIds)
    forgetChains(country)
  },
)
