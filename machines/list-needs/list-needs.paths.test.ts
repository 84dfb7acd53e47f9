import assert from 'node:assert/strict'
import { input, type ListNeedsSnapshot, planListNeeds } from '#machines/list-needs/list-needs.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { listNeedsMachine, type Wanted } from './list-needs.machine.ts'

const isAsking = ({ children }: ListNeedsSnapshot) => children.fetching !== undefined
const rests = (snapshot: ListNeedsSnapshot) => assert.equal(isAsking(snapshot), false)
const isWanted = ({ context }: ListNeedsSnapshot) => assert.notDeepEqual(context.wanted.items, [])

const inWords = ({ items, chainIds }: Wanted) =>
  `${items.join(' and ') || 'nothing'}${chainIds.length > 0 ? ' at a chain' : ''}`

describePaths({
  machine: listNeedsMachine,
  table: new URL('./list-needs.paths.txt', import.meta.url),
  plans: [{ title: 'listNeeds', plan: planListNeeds(), input }],
  see: {
    unseen: (snapshot) => {
      rests(snapshot)
      assert.deepEqual(snapshot.context.wanted, { items: [], chainIds: [] })
    },
    'seen.settling': (snapshot) => {
      rests(snapshot)
      isWanted(snapshot)
    },
    'seen.asking': (snapshot) => {
      assert.equal(isAsking(snapshot), true)
      isWanted(snapshot)
    },
    'seen.answered': rests,
    'seen.failed': (snapshot) => {
      rests(snapshot)
      assert.ok(snapshot.hasTag('silent'))
      isWanted(snapshot)
    },
    offline: (snapshot) => {
      rests(snapshot)
      assert.ok(snapshot.hasTag('silent'))
    },
  },
  inFewWords: ({ context: { wanted, asked, known } }) =>
    `wants ${inWords(wanted)}, ${asked ? `asked for ${inWords(asked)}` : 'to be asked'}, knows ${known.verdicts.size}`,
  // What was asked for is not asked again, so the answer leads to `answered` either way.
  withoutEffect: ['listNeeds.seen.asking: invoke.onDone [0] to deciding'],
})
