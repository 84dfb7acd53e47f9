import assert from 'node:assert/strict'
import { planOwnList } from '#machines/own-list/own-list.paths.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { type OwnListSnapshot, ownListMachine } from './own-list.machine.ts'

const runs = (ids: string[]) => (snapshot: OwnListSnapshot) => {
  assert.deepEqual(Object.keys(snapshot.children), ids)
  if (!ids.includes('list')) assert.equal(snapshot.context.total, 0)
}
const isVerified = ({ context }: OwnListSnapshot) => typeof context.user?.email_verified_at === 'string'

describePaths({
  machine: ownListMachine,
  table: new URL('./own-list.paths.txt', import.meta.url),
  plans: [
    { title: 'ownList of a page kept for anybody', plan: planOwnList(undefined), input: { user: undefined } },
    { title: 'ownList of a visitor’s page', plan: planOwnList(null), input: { user: null } },
    { title: 'ownList of a verified user’s page', plan: planOwnList(mette), input: { user: mette } },
  ],
  see: {
    unknown: runs([]),
    nobody: (snapshot) => {
      assert.equal(snapshot.context.total, 0)
      assert.equal(isVerified(snapshot), false)
    },
    'held.opening': (snapshot) => {
      runs(['loading'])(snapshot)
      assert.equal(isVerified(snapshot), true)
    },
    'held.open.saved': runs(['list', 'hearing']),
    'held.open.pending': runs(['list', 'hearing']),
    'held.open.awaitingLogin': runs(['list', 'hearing']),
    'held.unavailable': runs([]),
  },
  inFewWords: ({ context: { user, total } }) => {
    const who = user
      ? `${user.email_verified_at ? 'verified' : 'unverified'} in ${user.country_registered_to}`
      : user
    return `${who === null ? 'nobody' : who}, ${total}`
  },
  // An unknown user has no list, so that the order of the guards makes no difference; and a user who has a list gets it by
  // way of `deciding` too.
  withoutEffect: ['ownList.deciding: always [0] swapped', 'ownList.nobody: on.user.answered [0] to deciding'],
})
