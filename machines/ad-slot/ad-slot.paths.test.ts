import assert from 'node:assert/strict'
import { type AdSlotSnapshot, adSlotInputs, planAdSlot } from '#machines/ad-slot/ad-slot.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { adSlotMachine } from './ad-slot.machine.ts'

const shows =
  (...tags: string[]) =>
  (snapshot: AdSlotSnapshot) =>
    assert.deepEqual([...snapshot.tags], tags)
const showsNothing = (snapshot: AdSlotSnapshot) => {
  shows()(snapshot)
  assert.equal(snapshot.context.offer, null)
}
const isGoogles = (snapshot: AdSlotSnapshot) => assert.equal(snapshot.context.isAllowed, true)

describePaths({
  machine: adSlotMachine,
  table: new URL('./ad-slot.paths.txt', import.meta.url),
  plans: adSlotInputs.map((input) => ({
    title: `adSlot ${input.offer ? 'with an offer' : 'without an offer'}, Google ${input.isAllowed ? 'allowed' : 'not allowed'}`,
    plan: planAdSlot(input),
    input,
  })),
  see: {
    away: shows(),
    'google.asking': (snapshot) => {
      shows()(snapshot)
      isGoogles(snapshot)
    },
    'google.filled': (snapshot) => {
      shows('google')(snapshot)
      isGoogles(snapshot)
    },
    'house.fetching': showsNothing,
    'house.shown': (snapshot) => {
      shows()(snapshot)
      assert.notEqual(snapshot.context.offer, null)
    },
    'house.empty': showsNothing,
    'house.gone': (snapshot) => {
      shows('gone')(snapshot)
      assert.equal(snapshot.context.offer, null)
    },
  },
  // With the offer that was found, choosing leads on to the same state.
  withoutEffect: ['adSlot.house.fetching: invoke.onDone [0] to choosing'],
  inFewWords: ({ context: { offer, isAllowed } }) =>
    `${offer ? 'our offer' : 'no offer'}, Google ${isAllowed ? 'allowed' : 'forbidden'}`,
})
