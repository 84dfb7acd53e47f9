import assert from 'node:assert/strict'
import {
  type MembershipsSnapshot,
  membershipsInputs,
  planMemberships,
} from '#machines/memberships/memberships.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { membershipsMachine } from './memberships.machine.ts'

/** What is saved is what is marked, unless it is being saved or was not. */
const isSaved = ({ context: { saved, marked } }: MembershipsSnapshot) => assert.deepEqual(marked, saved ?? [])

describePaths({
  machine: membershipsMachine,
  table: new URL('./memberships.paths.txt', import.meta.url),
  plans: membershipsInputs.map(({ of, ...input }) => ({
    title: `memberships of ${of}`,
    plan: planMemberships(input),
    input,
  })),
  see: {
    finding: () => {},
    settled: isSaved,
    saving: ({ context: { latest, marked } }) => {
      assert.ok(latest === null || marked.includes(latest.id) === latest.isOn)
    },
    failed: ({ context: { latest, marked } }) => {
      assert.ok(latest === null || marked.includes(latest.id) === latest.isOn)
    },
  },
  inFewWords: ({ context: { saved, marked, isUser, country } }) =>
    `${isUser ? 'user' : 'visitor'} in ${country}: saved ${saved?.join() ?? 'nothing'}, marked ${marked.join() || 'none'}`,
})
