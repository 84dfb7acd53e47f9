import { fromPromise } from 'xstate'
import { type ChoiceOfAccount, fetchMyChains, saveMyChains } from '#app/api/my-chains.ts'
import { forgetChains, keepChains, keptChains } from '#app/device/cookies/my-chains.ts'
import type { ChainChoice } from '#app/domain/chains/my-chains.ts'
import type { ChoiceOwner } from '#machines/my-chains/my-chains.machine.ts'
import { type ChoiceStore, findKept, keepForOwner } from '../choices/kept-choice.ts'

const ofAccount = ({ country, chain_ids }: ChoiceOfAccount) => ({ country, choice: chain_ids })

const store: ChoiceStore<number[]> = {
  kept: keptChains,
  keep: keepChains,
  forget: forgetChains,
  fetch: async (signal) => ofAccount(await fetchMyChains({ signal })),
  save: async (chainIds, options) => ofAccount(await saveMyChains(chainIds, options)),
}

/** Finds the chains that count now (`findKept`). */
export const findChoice = fromPromise<ChainChoice, ChoiceOwner>(({ input, signal }) =>
  findKept({ store, ...input, signal }),
)

/** Keeps chains for a visitor or a user (`keepForOwner`). */
export const keepChoice = fromPromise<void, ChoiceOwner & { chainIds: number[] }>(
  ({ input: { chainIds, ...owner }, signal }) => keepForOwner(chainIds, { store, ...owner, signal }),
)
