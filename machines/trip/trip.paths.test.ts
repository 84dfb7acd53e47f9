import assert from 'node:assert/strict'
import { pendingInput, planTripPaths, type TripSnapshot, tripInput } from '#machines/trip/trip.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { tripMachine } from './trip.machine.ts'

const isAsking = ({ children }: TripSnapshot) => children.planning !== undefined
const rests = (snapshot: TripSnapshot) => {
  assert.equal(isAsking(snapshot), false)
  assert.equal(snapshot.hasTag('planning'), false)
}
const waits = (snapshot: TripSnapshot) => {
  assert.equal(isAsking(snapshot), false)
  assert.ok(snapshot.hasTag('planning'))
}
/** Whether the plan is of the list and the day as they are. */
const isCurrent = ({ context: { planned, list, today } }: TripSnapshot) =>
  planned?.wanted === list.wanted && planned.today === today

describePaths({
  machine: tripMachine,
  table: new URL('./trip.paths.txt', import.meta.url),
  plans: [
    { title: 'trip', plan: planTripPaths(tripInput), input: tripInput },
    {
      title: 'trip, of a list with changes on their way',
      plan: planTripPaths(pendingInput),
      input: pendingInput,
    },
  ],
  see: {
    'collecting.sending': (snapshot) => {
      waits(snapshot)
      assert.ok(snapshot.context.list.isPending)
    },
    'collecting.asking': (snapshot) => {
      assert.ok(isAsking(snapshot))
      assert.ok(snapshot.hasTag('planning'))
    },
    'planned.current': (snapshot) => {
      rests(snapshot)
      assert.ok(isCurrent(snapshot))
      assert.equal(snapshot.context.failure, null)
    },
    'planned.outdated': (snapshot) => {
      rests(snapshot)
      assert.ok(snapshot.hasTag('outdated'))
      assert.equal(isCurrent(snapshot), false)
    },
    adjusting: waits,
    failed: (snapshot) => {
      rests(snapshot)
      assert.notEqual(snapshot.context.failure, null)
    },
    taken: rests,
  },
  inFewWords: ({ context: { choices, plan, trip, failure } }) =>
    `${trip ? `${plan} of ${trip.later ? 3 : 1}` : 'no plan'}, without ${choices.excluded.length} chains and ${choices.leftOut.length} items${failure ? `, ${failure.kind}` : ''}`,
  // By 'waits until nothing more is said for a moment'.
  noticedByHand: [
    'trip.adjusting: on.choice.made [0] without action 0',
    'trip.planned: on.choice.made [0] without action 0',
    'trip.adjusting: on.choice.made [0] without restart',
    'trip.adjusting: on.choice.made [0] without target',
  ],
  // A plan of another day is out of date.
  withoutEffect: ['trip.planned: on.day.changed [0] to .outdated'],
})
