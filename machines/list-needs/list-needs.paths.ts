import type { SnapshotFrom } from 'xstate'
import type { KnownNeeds } from '#app/domain/list/needs.ts'
import { type ListNeedsInput, listNeedsMachine, settleMs } from '#machines/list-needs/list-needs.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type ListNeedsSnapshot = SnapshotFrom<typeof listNeedsMachine>

const { send, after, done, fail } = casesOf(listNeedsMachine)

export const input: ListNeedsInput = { listUuid: 'list-1', country: 'dk' }
/** The coffee on the list is the cheapest. */
export const known: KnownNeeds = {
  needs: new Map(),
  verdicts: new Map([['coffee', { kind: 'cheapest', of: 'product', chains: 3 }]]),
}

/** The paths of what is on offer for a list of coffee, to which milk comes. */
export function planListNeeds() {
  const cases = [
    send({ type: 'rows.drawn', items: [], chainIds: [] }, { label: 'rows.drawn, all ticked' }),
    send({ type: 'rows.drawn', items: ['coffee'], chainIds: [] }, { label: 'rows.drawn' }),
    send({ type: 'rows.drawn', items: ['coffee', 'milk'], chainIds: [] }, { label: 'rows.drawn with milk' }),
    send({ type: 'rows.drawn', items: ['coffee'], chainIds: [3] }, { label: 'rows.drawn for a chain' }),
    send({ type: 'rows.left' }),
    send({ type: 'day.changed', day: '2026-11-23' }),
    send({ type: 'network.online' }),
    send({ type: 'network.offline' }),
    send({ type: 'tab.returned' }),
    after('settle', settleMs),
    done('fetchNeeds', known, 'with a verdict'),
    fail('fetchNeeds', new Error('503')),
  ]
  return planPaths(listNeedsMachine, {
    cases,
    input,
    key: ({ context: { wanted, asked, known } }) => [wanted, asked, known.verdicts.size],
    maxSteps: 25,
  })
}
