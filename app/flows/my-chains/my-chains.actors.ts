import { fromPromise } from 'xstate'
import { fetchMyChains, saveMyChains } from '#app/api/my-chains.ts'
import { forgetChains, keepChains, keptChains } from '#app/device/cookies/my-chains.ts'
import type { ChainChoice } from '#app/domain/chains/my-chains.ts'
import type { ChoiceOwner } from '#machines/my-chains/my-chains.machine.ts'

/**
 * What counts now: a visitor's choice is the device's. A user's account gets it if it has none, and otherwise wins; the
 * device keeps nothing of it. @throws a `Failure`; then the device keeps what it had.
 */
export const findChoice = fromPromise<ChainChoice, ChoiceOwner>(async ({ input, signal }) => {
  const { country, isUser } = input
  const kept = keptChains(country)
  if (!isUser) return kept
  if (kept === null) return fetchMyChains({ signal })
  const ofAccount = await saveMyChains(kept, { ifNone: true, signal })
  forgetChains(country)
  return ofAccount
})

/** Keeps a choice on the device of a visitor, or at the account of a user. @throws a `Failure`. */
export const keepChoice = fromPromise<void, ChoiceOwner & { chainIds: number[] }>(
  async ({ input: { country, isUser, chainIds }, signal }) => {
    if (!isUser) return keepChains(country, chainIds)
    await saveMyChains(chainIds, { signal })
    forgetChains(country)
  },
)
