import assert from 'node:assert/strict'
import { noList } from '#app/domain/list/list-state.ts'
import { type OwnListSnapshot, planOwnList } from '#machines/own-list/own-list.paths.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { ownListMachine } from './own-list.machine.ts'

const runs = (sources: string[]) => (snapshot: OwnListSnapshot) => {
  const running = Object.values(snapshot.children).map((child) => String(child?.src))
  assert.deepEqual(running, sources)
}
const shows = (status: 'none' | 'loading' | 'unavailable') => (snapshot: OwnListSnapshot) =>
  assert.deepEqual(snapshot.context.shown, { ...noList, status })

describePaths({
  machine: ownListMachine,
  table: new URL('./own-list.paths.txt', import.meta.url),
  plans: [
    { title: 'ownList of a page kept for anybody', plan: planOwnList(undefined), input: { user: undefined } },
    { title: 'ownList of a visitor’s page', plan: planOwnList(null), input: { user: null } },
    { title: 'ownList of a verified user’s page', plan: planOwnList(mette), input: { user: mette } },
  ],
  see: {
    unknown: (snapshot) => {
      runs([])(snapshot)
      shows('none')(snapshot)
    },
    nobody: (snapshot) => {
      shows('none')(snapshot)
      assert.notEqual(typeof snapshot.context.user?.email_verified_at, 'string')
    },
    'held.opening': (snapshot) => {
      runs(['holdList'])(snapshot)
      shows('loading')(snapshot)
    },
    'held.open': (snapshot) => {
      runs(['holdList'])(snapshot)
      assert.notEqual(snapshot.context.shown.status, 'none')
    },
    'held.unavailable': (snapshot) => {
      runs(['holdList'])(snapshot)
      shows('unavailable')(snapshot)
    },
  },
  inFewWords: ({ context: { user, shown } }) => {
    const who = user
      ? `${user.email_verified_at ? 'verified' : 'unverified'} in ${user.country_registered_to}`
      : user
    return `${who === null ? 'nobody' : who}, ${shown.status}${shown.view ? ` with ${shown.view.amount}` : ''}`
  },
  // A user whom nobody knows of has no list; who has one gets it by way of deciding too; nobody is who it was, and for
  // nobody it is decided so; what is reloaded is left in any case.
  withoutEffect: [
    'ownList.deciding: always [0] swapped',
    'ownList.nobody: on.user.answered [0] to deciding',
    'ownList.held: on.user.answered [0] swapped',
    'ownList.held: on.user.answered [1] to nobody',
    'ownList.held.unavailable: on.list.reload [0] without restart',
  ],
})
