import type { SnapshotFrom } from 'xstate'
import { type MembershipsInput, membershipsMachine } from '#machines/memberships/memberships.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type MembershipsSnapshot = SnapshotFrom<typeof membershipsMachine>

const { send, done, fail } = casesOf(membershipsMachine)

/** A visitor who has not said anything. */
export const visitorOfNone: MembershipsInput = { country: 'dk', isUser: false, saved: null, isKept: false }

/** A visitor who has not said anything; a user whose device keeps a choice. */
export const membershipsInputs: (MembershipsInput & { of: string })[] = [
  { ...visitorOfNone, of: 'a visitor' },
  {
    ...visitorOfNone,
    isUser: true,
    saved: ['lidl-plus'],
    isKept: true,
    of: 'a user whose device keeps a choice',
  },
]

const isAtRest = (snapshot: MembershipsSnapshot) => !snapshot.matches('finding')

/** The paths of a shopper who is a member of one programme. */
export function planMemberships(input: MembershipsInput) {
  return planPaths(membershipsMachine, {
    cases: [
      send({ type: 'programme.pressed', id: 'lidl-plus' }, { when: isAtRest }),
      send({ type: 'saving.retried' }),
      send({ type: 'choice.heard', programmes: ['lidl-plus'] }),
      send({ type: 'choice.heard', programmes: [] }),
      send({ type: 'route.changed' }),
      send({ type: 'locale.changed', locale: 'se' }),
      send({ type: 'identity.changed', identity: 'verified' }),
      send({ type: 'identity.changed', identity: 'visitor' }),
      done('findChoice', null, 'nothing'),
      done('findChoice', ['lidl-plus'], 'Lidl Plus'),
      fail('findChoice', new Error('offline')),
      done('keepChoice', undefined, 'kept'),
      fail('keepChoice', new Error('offline')),
    ],
    input,
    key: ({ context: { saved, marked, isUser, country } }) => [saved, marked, isUser, country],
    maxSteps: 25,
  })
}

/** A user who has not said anything, on a page of results. */
export const userOnResults: MembershipsInput = { ...visitorOfNone, isUser: true }

/** The paths of a user on a page of results, where the programmes can be pressed. */
export function planMembershipsOnPage() {
  return planPaths(membershipsMachine, {
    cases: [
      send({ type: 'programme.pressed', id: 'lidl-plus' }, { when: isAtRest }),
      send({ type: 'saving.retried' }, { when: (snapshot) => snapshot.matches('failed') }),
      send({ type: 'choice.heard', programmes: ['lidl-plus'] }),
      send({ type: 'choice.heard', programmes: [] }),
      done('keepChoice', undefined, 'kept'),
      fail('keepChoice', new Error('offline')),
    ],
    input: userOnResults,
    key: ({ context: { saved, marked } }) => [saved, marked],
    maxSteps: 25,
  })
}
