import { fromCallback } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { mutation } from '#app/domain/list/lists.fixture.ts'
import {
  type OwnListSnapshot,
  ownListMachine,
  type ShoppingListLogic,
} from '#machines/own-list/own-list.machine.ts'
import { mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send, done, fail } = casesOf(ownListMachine)

/** The logic of a list that does nothing. */
export const idleList = fromCallback(() => {}) as unknown as ShoppingListLogic
/** Mette, who moved to Sweden. */
const movedMette: User = { ...mette, country_registered_to: 'se' }
const refused = {
  mutation: mutation('m1', { kind: 'check', itemUuid: 'milk' }),
  failure: { kind: 'missing' },
} as const

const isListed = (isSo: boolean) => ({
  when: ({ context }: OwnListSnapshot) => (typeof context.user?.email_verified_at === 'string') === isSo,
})
const answered = (user: User | null, label: string, options: object = {}) =>
  send({ type: 'user.answered', user }, { label: `the server answers with ${label}`, ...options })
const shown = (total: number, numberPending: number) =>
  send(
    { type: 'list.shown', total, numberPending },
    { label: `the list is shown with ${total}, ${numberPending} pending` },
  )

/** The paths of a tab's list, starting from a page that was rendered for a user. */
export function planOwnList(user: User | null | undefined) {
  const cases = [
    answered(null, 'nobody'),
    answered(unverifiedMette, 'an unverified user'),
    answered(mette, 'a verified user'),
    answered(movedMette, 'a user who moved', isListed(true)),
    shown(0, 0),
    shown(3, 0),
    shown(3, 1),
    send({ type: 'list.reload' }),
    send({ type: 'list.edited' }),
    send({ type: 'network.online' }),
    send({ type: 'list.gone' }),
    send({ type: 'change.refused', ...refused }),
    send({ type: 'change.lost', ...refused }),
    send({ type: 'undo.offered', of: 'empty', undo: { kind: 'undo-empty', emptyingId: 'm1' } }),
    send({ type: 'signIn.needed' }),
    send({ type: 'load.failed', error: { kind: 'offline' } }),
    done('loadList', idleList, 'with the code'),
    fail('loadList', new Error('no code')),
    fail('forgetShopper', new Error('no storage')),
  ]
  return planPaths(ownListMachine, {
    cases,
    input: { user },
    key: ({ context }) => [
      context.user?.email_verified_at,
      context.user?.country_registered_to,
      context.total,
    ],
  })
}
