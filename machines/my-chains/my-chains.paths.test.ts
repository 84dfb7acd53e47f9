import assert from 'node:assert/strict'
import { type MyChainsSnapshot, myChainsInputs, planMyChains } from '#machines/my-chains/my-chains.paths.ts'
import { viewOf } from '#machines/my-chains/my-chains.selectors.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { myChainsMachine } from './my-chains.machine.ts'

const shows =
  (...views: string[]) =>
  (snapshot: MyChainsSnapshot) =>
    assert.ok(views.includes(viewOf(snapshot)), `shows ${viewOf(snapshot)}`)

/** What is saved is what the tiles show when nobody changes them. */
const isSaved = ({ context: { saved, marked } }: MyChainsSnapshot) =>
  assert.deepEqual(marked, saved ?? marked)

describePaths({
  machine: myChainsMachine,
  table: new URL('./my-chains.paths.txt', import.meta.url),
  plans: myChainsInputs.map(({ of, ...input }) => ({
    title: `myChains of ${of}`,
    plan: planMyChains(input),
    input,
  })),
  see: {
    'choice.finding': shows('asking', 'declined', 'chosen'),
    'choice.settled.undecided': shows('asking'),
    'choice.settled.declined': (snapshot) => {
      shows('declined')(snapshot)
      assert.deepEqual(snapshot.context.saved, [])
    },
    'choice.settled.chosen': (snapshot) => {
      shows('chosen')(snapshot)
      isSaved(snapshot)
    },
    'choice.changing': shows('changing'),
    'choice.saving': shows('saving'),
    'choice.failed': shows('failed'),
    'choice.declining': (snapshot) => {
      shows('declined')(snapshot)
      assert.deepEqual(snapshot.context.marked, [])
    },
    'scope.mine': () => {},
    'scope.all': () => {},
  },
  // No choice is both null and empty.
  withoutEffect: ['myChains.choice.settled.deciding: always [0] swapped'],
  // is not told after a first choice that is saved as one
  noticedByHand: ['myChains.choice.settled.undecided: on.choice.saved [0] without action 0'],
  inFewWords: ({ context: { saved, marked, isUser, country } }) =>
    `${isUser ? 'user' : 'visitor'} in ${country}: saved ${saved?.join() ?? 'nothing'}, marked ${marked.join() || 'none'}`,
})
