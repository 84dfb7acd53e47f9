import type { SnapshotFrom } from 'xstate'
import { type MyChainsInput, myChainsMachine } from '#machines/my-chains/my-chains.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type MyChainsSnapshot = SnapshotFrom<typeof myChainsMachine>

const { send, done, fail } = casesOf(myChainsMachine)

const visitor: MyChainsInput = { country: 'dk', isUser: false, saved: null, isKept: false, isAll: false }

/** A visitor who has not decided; one who chose chains and sees all alike; a user whose device keeps a choice. */
export const myChainsInputs: (MyChainsInput & { of: string })[] = [
  { ...visitor, of: 'a visitor' },
  { ...visitor, saved: [1], isKept: true, isAll: true, of: 'a visitor with chains' },
  { ...visitor, isUser: true, saved: [1], isKept: true, of: 'a user whose device keeps a choice' },
]

/** Whether nobody waits for a find or a save. */
const isAtRest = ({ value: { choice } }: MyChainsSnapshot) => choice !== 'finding' && choice !== 'declining'

/** The paths of a shopper who shops at one chain. */
export function planMyChains(input: MyChainsInput) {
  const cases = [
    send({ type: 'chain.toggled', id: 1 }, { when: isAtRest }),
    send({ type: 'chain.kept', id: 1 }, { when: isAtRest }),
    send({ type: 'choice.saved' }),
    send({ type: 'choice.declined' }),
    send({ type: 'choice.opened' }),
    send({ type: 'choice.left' }),
    send({ type: 'choice.heard', chainIds: [1] }),
    send({ type: 'choice.heard', chainIds: [] }),
    send({ type: 'all.wanted' }),
    send({ type: 'mine.wanted' }),
    send({ type: 'route.changed' }),
    send({ type: 'locale.changed', locale: 'se' }),
    send({ type: 'identity.changed', identity: 'verified' }),
    send({ type: 'identity.changed', identity: 'visitor' }),
    done('findChoice', null, 'nothing'),
    done('findChoice', [1], 'chain 1'),
    fail('findChoice', new Error('offline')),
    done('keepChoice', undefined, 'kept'),
    fail('keepChoice', new Error('offline')),
  ]
  return planPaths(myChainsMachine, {
    cases,
    input,
    key: ({ context: { saved, marked, isUser, country } }) => [saved, marked, isUser, country],
    maxSteps: 25,
  })
}

/** A user without a choice, on the front page. */
export const userOnFrontPage: MyChainsInput = { ...visitor, isUser: true }

/** The paths of a user on the front page, where a choice that was declined cannot be opened again. */
export function planMyChainsOnPage() {
  const hasChains = ({ context: { saved } }: MyChainsSnapshot) => Boolean(saved?.length)
  const isDeclined = ({ value: { choice } }: MyChainsSnapshot) =>
    choice === 'declining' || (typeof choice === 'object' && choice.settled === 'declined')
  const isAsking = ({ value: { choice } }: MyChainsSnapshot) =>
    typeof choice === 'object' && choice.settled === 'undecided'
  const isOpen = ({ value: { choice } }: MyChainsSnapshot) => choice === 'changing' || choice === 'failed'
  const canChange = (snapshot: MyChainsSnapshot) => isAsking(snapshot) || isOpen(snapshot)
  const canSave = (snapshot: MyChainsSnapshot) =>
    canChange(snapshot) && (snapshot.context.marked.length > 0 || hasChains(snapshot))
  const cases = [
    send({ type: 'chain.toggled', id: 1 }, { when: canChange }),
    send({ type: 'choice.saved' }, { when: canSave }),
    send({ type: 'choice.declined' }, { when: isAsking }),
    send(
      { type: 'choice.opened' },
      { when: (shown) => hasChains(shown) && !isOpen(shown) && !isDeclined(shown) },
    ),
    send({ type: 'choice.left' }, { when: isOpen }),
    send({ type: 'choice.heard', chainIds: [1] }),
    send({ type: 'choice.heard', chainIds: [] }),
    send({ type: 'all.wanted' }, { when: hasChains }),
    send({ type: 'mine.wanted' }, { when: hasChains }),
    done('keepChoice', undefined, 'kept'),
    fail('keepChoice', new Error('offline')),
  ]
  return planPaths(myChainsMachine, {
    cases,
    input: userOnFrontPage,
    key: ({ context: { saved, marked } }) => [saved, marked],
    maxSteps: 25,
  })
}
