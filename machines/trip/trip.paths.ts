import type { SnapshotFrom } from 'xstate'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'
import { answer, answerOfOne, lines, tripInput } from './trip.fixture.ts'
import { sendingMs, settleMs, type TripInput, tripMachine } from './trip.machine.ts'

export type TripSnapshot = SnapshotFrom<typeof tripMachine>

const { send, after, done, fail } = casesOf(tripMachine)

export { tripInput }
/** The server lacks the coffee still. */
export const pendingInput: TripInput = { ...tripInput, list: { ...tripInput.list, isPending: true } }

const { wanted } = tripInput.list

const isRestingOnFirstDay = (snapshot: TripSnapshot) =>
  snapshot.context.today === tripInput.today && (snapshot.matches('planned') || snapshot.matches('failed'))

/** The paths of a trip. */
export function planTripPaths(input: TripInput) {
  const cases = [
    send({ type: 'list.drawn', items: [], wanted, isPending: false }, { label: 'list.drawn, sent' }),
    send(
      { type: 'list.drawn', items: [], wanted: 'milk 1', isPending: true },
      { label: 'list.drawn, coffee off, not sent' },
    ),
    send({ type: 'day.changed', day: '2026-11-27' }, { when: isRestingOnFirstDay }),
    send({ type: 'plan.chosen', plan: 'later' }),
    send({ type: 'choice.made', choice: { kind: 'exclude', chainId: 4 } }, { label: 'not Bilka' }),
    send({ type: 'choice.undone' }),
    send({ type: 'again.requested' }),
    send({ type: 'trip.take', lines }, { label: 'trip.take' }),
    send({ type: 'network.online' }),
    send({ type: 'network.offline' }),
    after('settle', settleMs),
    after('sending', sendingMs),
    done('planTrip', answer, 'with three plans'),
    done('planTrip', answerOfOne, 'with one plan'),
    fail('planTrip', { kind: 'invalid', errors: { shops: ['Vælg flere.'] } }, 'that it cannot be'),
    fail('planTrip', { kind: 'offline' }, 'without a connection'),
  ]
  return planPaths(tripMachine, {
    cases,
    input,
    key: ({ context: { list, today, choices, plan, asked, planned, trip, failure } }) => [
      ...[list, today, plan, failure?.kind, trip && (trip.later ? 3 : 1), choices.excluded.length],
      ...[asked, planned].map((of) => [of?.wanted === list.wanted, of?.wanted === null, of?.today === today]),
      planned?.choices.excluded.length,
    ],
    maxSteps: 25,
  })
}
