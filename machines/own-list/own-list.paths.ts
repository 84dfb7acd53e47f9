import type { SnapshotFrom } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { projectList } from '#app/domain/list/list-projection.ts'
import { type ListState, noList } from '#app/domain/list/list-state.ts'
import { item, listOf, mutation } from '#app/domain/list/lists.fixture.ts'
import { ownListMachine } from '#machines/own-list/own-list.machine.ts'
import { mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type OwnListSnapshot = SnapshotFrom<typeof ownListMachine>

const { send, fail } = casesOf(ownListMachine)

/** A list with one item, of which there are as many as it is told. */
export const shownWith = (quantity: number): ListState => ({
  ...noList,
  status: 'ready',
  view: projectList(listOf([item('milk', { quantity })]), []),
})
/** Mette, who moved to Sweden. */
const movedMette: User = { ...mette, country_registered_to: 'se' }

const isListed = (isSo: boolean) => ({
  when: ({ context }: OwnListSnapshot) => (typeof context.user?.email_verified_at === 'string') === isSo,
})
const answered = (user: User | null, label: string, options: object = {}) =>
  send({ type: 'user.answered', user }, { label: `the server answers with ${label}`, ...options })
const shown = (quantity: number) =>
  send({ type: 'list.shown', state: shownWith(quantity) }, { label: `the list is shown with ${quantity}` })

/** The paths of a tab's list, from a page that was drawn for some user. */
export function planOwnList(user: User | null | undefined) {
  const cases = [
    answered(null, 'nobody'),
    answered(unverifiedMette, 'an unverified user'),
    answered(mette, 'a verified user'),
    answered(movedMette, 'a user who moved', isListed(true)),
    shown(1),
    shown(3),
    send(
      { type: 'list.shown', state: { ...shownWith(3), sync: 'offline', numberPending: 1 } },
      { label: 'the list is shown with a change that waits' },
    ),
    send(
      { type: 'list.shown', state: { ...shownWith(3), sync: 'signed-out', numberPending: 1 } },
      { label: 'the list is shown with a change that waits for a login' },
    ),
    send(
      { type: 'list.shown', state: { ...noList, status: 'unavailable' } },
      { label: 'the list is unavailable' },
    ),
    send({ type: 'list.failed', error: new Error('no code') }, { label: 'the list is not opened' }),
    send(
      { type: 'list.change', mutation: mutation('m1', { kind: 'check', itemUuid: 'milk' }) },
      { label: 'list.change' },
    ),
    send({ type: 'list.reload' }),
    send({ type: 'list.leave' }),
    fail('forgetShopper', new Error('no storage')),
  ]
  return planPaths(ownListMachine, {
    cases,
    input: { user },
    key: ({ context }) => [
      context.user?.email_verified_at,
      context.user?.country_registered_to,
      context.shown,
    ],
  })
}
