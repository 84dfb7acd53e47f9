import { fromPromise } from 'xstate'
import { fetchMemberships, type MembershipsOfAccount, saveMemberships } from '#app/api/memberships.ts'
import { forgetMemberships, keepMemberships, keptMemberships } from '#app/device/cookies/memberships.ts'
import type { MembershipChoice } from '#app/domain/memberships/memberships.ts'
import type { MembershipsOwner } from '#machines/memberships/memberships.machine.ts'
import { type ChoiceStore, findKept, keepForOwner } from '../choices/kept-choice.ts'

const ofAccount = ({ country, programmes }: MembershipsOfAccount) => ({ country, choice: programmes })

const store: ChoiceStore<string[]> = {
  kept: keptMemberships,
  keep: keepMemberships,
  forget: forgetMemberships,
  fetch: async (signal) => ofAccount(await fetchMemberships({ signal })),
  save: async (programmes, options) => ofAccount(await saveMemberships(programmes, options)),
}

/** Finds the memberships that count now (`findKept`). */
export const findMemberships = fromPromise<MembershipChoice, MembershipsOwner>(({ input, signal }) =>
  findKept({ store, ...input, signal }),
)

/** Keeps memberships for a visitor or a user (`keepForOwner`). */
export const keepChosenMemberships = fromPromise<void, MembershipsOwner & { programmes: string[] }>(
  ({ input: { programmes, ...owner }, signal }) => keepForOwner(programmes, { store, ...owner, signal }),
)
