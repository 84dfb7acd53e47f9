import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { manualSketch } from '#app/domain/list/list-change.ts'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import type { TripAnswer } from '#app/domain/trip/trip-schemas.ts'
import { answer, answerOfOne, items, lines, tripInput } from './trip.fixture.ts'
import {
  type Asking,
  sendingMs,
  settleMs,
  type TripEmitted,
  type TripEvent,
  tripMachine,
} from './trip.machine.ts'

const flush = () => new Promise((resolve) => setTimeout(resolve))

/** A trip whose server gives one answer after the other, a `Failure` as a refusal. */
function openTrip(answers: (TripAnswer | { kind: string })[], input = tripInput) {
  const clock = new SimulatedClock()
  const asked: Asking[] = []
  const told: TripEmitted[] = []
  const machine = tripMachine.provide({
    actors: {
      planTrip: fromPromise<TripAnswer, Asking>(async ({ input: asking }) => {
        asked.push(asking)
        const next = answers.shift()
        if (next && 'plan' in next) return next
        throw next
      }),
      followDay: fromCallback(() => {}),
      followWindow: fromCallback(() => {}),
    },
  })
  const actor = createActor(machine, { input, clock })
  actor.on('*', (fact) => told.push(fact))
  actor.start()
  return {
    ...{ asked, told },
    wait: async (ms: number) => {
      clock.increment(ms)
      await flush()
    },
    send: async (...events: TripEvent[]) => {
      for (const event of events) actor.send(event)
      await flush()
    },
    snapshot: () => actor.getSnapshot(),
  }
}

const drawn = (wanted: string): TripEvent => ({
  ...{ type: 'list.drawn', items: tripInput.list.items, wanted, isPending: false },
})
const mine = { quantity: 1, checked: false, checkedBy: null, isPending: false }
const chosen = (chainId: number): TripEvent => ({ type: 'choice.made', choice: { kind: 'exclude', chainId } })

describe('§4 trip', () => {
  it('asks for two shops of the shopper’s chains today, and shows the cheapest plan', async () => {
    const trip = openTrip([answer])
    await flush()
    expect(trip.asked).toEqual([
      {
        ...{ listUuid: 'list', chainIds: [3, 4] },
        choices: { scope: 'mine', shops: 2, day: null, excluded: [], pins: [], leftOut: [] },
      },
    ])
    const { context, value } = trip.snapshot()
    expect([value, context.plan, context.trip]).toEqual([{ planned: 'current' }, 'best', answer])
  })

  it('knows nothing before the answer', () => {
    expect(openTrip([answer]).snapshot().context).toEqual({
      ...tripInput,
      choices: { scope: 'mine', shops: 2, day: null, excluded: [], pins: [], leftOut: [] },
      plan: 'best',
      asked: {
        ...{ items: tripInput.list.items, wanted: tripInput.list.wanted, today: tripInput.today },
        choices: { scope: 'mine', shops: 2, day: null, excluded: [], pins: [], leftOut: [] },
      },
      ...{ planned: null, trip: null, failure: null, seenChains: [] },
    })
    const pending = { ...tripInput, list: { ...tripInput.list, isPending: true } }
    expect(openTrip([], pending).snapshot().context.asked).toBe(null)
  })

  it('asks for all chains of a shopper who has none', async () => {
    const trip = openTrip([answer], { ...tripInput, chainIds: [] })
    await flush()
    expect(trip.asked[0]?.choices.scope).toBe('all')
  })

  it('waits for what is on its way to the server, but not for ever', async () => {
    const pending = { ...tripInput, list: { items: [], wanted: 'milk 1', isPending: true } }
    const sent = openTrip([answer], pending)
    await sent.send({ type: 'list.drawn', items: [], wanted: 'milk 1', isPending: false })
    expect(sent.asked).toHaveLength(1)
    const late = openTrip([answer], pending)
    await late.wait(sendingMs - 1)
    expect(late.asked).toHaveLength(0)
    await late.wait(1)
    expect(late.asked).toHaveLength(1)
    const offline = openTrip([{ kind: 'offline' }], pending)
    await offline.send({ type: 'network.offline' })
    expect(offline.snapshot().value).toBe('failed')
  })

  it('waits until nothing more is said for a moment, then plans anew for all of it', async () => {
    const trip = openTrip([answer, answerOfOne])
    await flush()
    await trip.send(chosen(4))
    await trip.wait(settleMs - 1)
    await trip.send({ type: 'choice.made', choice: { kind: 'leave-out', itemUuid: items.milk } })
    await trip.wait(settleMs - 1)
    expect(trip.asked).toHaveLength(1)
    expect(trip.snapshot().context.trip).toBe(answer)
    await trip.wait(1)
    expect(trip.asked[1]?.choices).toMatchObject({ excluded: [4], leftOut: [items.milk] })
    expect(trip.snapshot().context.trip).toBe(answerOfOne)
  })

  it('keeps the plan that was chosen if there is one anew, else shows the cheapest', async () => {
    const trip = openTrip([answer, answer, answerOfOne])
    await flush()
    await trip.send({ type: 'plan.chosen', plan: 'later' }, chosen(4))
    await trip.wait(settleMs)
    expect(trip.snapshot().context.plan).toBe('later')
    await trip.send(chosen(3))
    await trip.wait(settleMs)
    expect(trip.snapshot().context.plan).toBe('best')
  })

  it('is being planned from the press until the answer, and hears choices meanwhile', async () => {
    const trip = openTrip([answer, answerOfOne])
    expect([trip.snapshot().value, trip.snapshot().hasTag('planning')]).toEqual([
      { collecting: 'asking' },
      true,
    ])
    await trip.send(chosen(4))
    expect([trip.snapshot().value, trip.snapshot().hasTag('planning')]).toEqual(['adjusting', true])
    await trip.wait(settleMs)
    expect(trip.asked[1]?.choices.excluded).toEqual([4])
    expect([trip.snapshot().value, trip.snapshot().hasTag('planning')]).toEqual([
      { planned: 'current' },
      false,
    ])
  })

  it('hears choices after a failure, and has none to go back to without a plan', async () => {
    const trip = openTrip([{ kind: 'busy' }, answer])
    await flush()
    await trip.send({ type: 'choice.undone' })
    expect(trip.snapshot().value).toBe('failed')
    await trip.send(chosen(4))
    expect(trip.snapshot().value).toBe('adjusting')
    await trip.wait(settleMs)
    expect(trip.asked[1]?.choices.excluded).toEqual([4])
  })

  it('is planned for the items and the day that there are when it is asked', async () => {
    const trip = openTrip([{ kind: 'busy' }, answer])
    await flush()
    const milk: ViewedItem = { ...manualSketch('Mælk', null), ...mine, uuid: items.milk }
    await trip.send(
      { type: 'day.changed', day: '2026-11-27' },
      { type: 'list.drawn', items: [milk], wanted: 'milk 1', isPending: false },
      { type: 'again.requested' },
    )
    expect(trip.snapshot().context.planned).toMatchObject({
      items: [milk],
      wanted: 'milk 1',
      today: '2026-11-27',
    })
  })

  it('never changes a plan by itself: after a change of the list or a new day it says that it is outdated', async () => {
    const trip = openTrip([answer, answerOfOne])
    await flush()
    const { wanted } = tripInput.list
    await trip.send({ type: 'list.drawn', items: [], wanted: `${wanted} more`, isPending: true })
    expect([trip.snapshot().hasTag('outdated'), trip.snapshot().context.trip]).toEqual([true, answer])
    await trip.send({ type: 'list.drawn', items: [], wanted, isPending: false })
    expect(trip.snapshot().hasTag('outdated')).toBe(false)
    await trip.send({ type: 'day.changed', day: '2026-11-27' })
    expect([trip.snapshot().hasTag('outdated'), trip.asked.length]).toEqual([true, 1])
    await trip.send({ type: 'again.requested' })
    expect([trip.snapshot().hasTag('outdated'), trip.snapshot().context.trip]).toEqual([false, answerOfOne])
  })

  it('goes back to the plan before a choice that cannot be met', async () => {
    const trip = openTrip([answer, { kind: 'busy' }])
    await flush()
    await trip.send(chosen(4))
    await trip.wait(settleMs)
    expect(trip.snapshot().context).toMatchObject({ failure: { kind: 'busy' }, trip: answer })
    await trip.send({ type: 'choice.undone' })
    const { context, value } = trip.snapshot()
    expect([value, context.failure, context.choices.excluded]).toEqual([{ planned: 'current' }, null, []])
  })

  it('tries again by itself when the connection is back, and only then', async () => {
    const offline = openTrip([{ kind: 'offline' }, answer])
    await flush()
    await offline.send({ type: 'network.online' })
    expect(offline.snapshot().matches('planned')).toBe(true)
    const throttled = openTrip([{ kind: 'busy' }, answer])
    await flush()
    await throttled.send({ type: 'network.online' })
    expect(throttled.snapshot().value).toBe('failed')
    await throttled.send({ type: 'again.requested' })
    expect(throttled.snapshot().matches('planned')).toBe(true)
  })

  it('is taken once, in one change of the list, also by a double press', async () => {
    const trip = openTrip([answer])
    await flush()
    await trip.send({ type: 'trip.take', lines }, { type: 'trip.take', lines })
    expect(trip.told).toEqual([
      { type: 'change.requested', change: { kind: 'take-trip', lines } },
      { type: 'trip.taken' },
    ])
  })

  it('is not taken while it is out of date', async () => {
    const trip = openTrip([answer, answer])
    await flush()
    await trip.send(drawn('milk 3'), { type: 'trip.take', lines })
    expect([trip.told, trip.snapshot().hasTag('outdated')]).toEqual([[], true])
    await trip.send({ type: 'again.requested' }, { type: 'trip.take', lines })
    expect([trip.told, trip.snapshot().matches('planned')]).toEqual([[], true])
    await trip.send({ type: 'trip.take', lines })
    expect(trip.told).toHaveLength(2)
  })

  it('is out of date if it was planned without a change that was on its way', async () => {
    const pending = { ...tripInput, list: { ...tripInput.list, isPending: true } }
    const trip = openTrip([answer, answerOfOne], pending)
    await trip.wait(sendingMs)
    expect([trip.snapshot().hasTag('outdated'), trip.snapshot().context.trip]).toEqual([true, answer])
    await trip.send(drawn(tripInput.list.wanted))
    expect(trip.snapshot().hasTag('outdated')).toBe(true)
    await trip.send({ type: 'again.requested' })
    expect([trip.snapshot().hasTag('outdated'), trip.snapshot().context.trip]).toEqual([false, answerOfOne])
  })

  it('is planned anew without what was said of an item that is gone, and for today instead of a day that is over', async () => {
    const trip = openTrip([answer, answer, { kind: 'invalid' }, answerOfOne])
    await flush()
    await trip.send(
      { type: 'choice.made', choice: { kind: 'pin', itemUuid: items.milk, chainId: 4 } },
      { type: 'choice.made', choice: { kind: 'leave-out', itemUuid: items.coffee } },
      { type: 'choice.made', choice: { kind: 'day', day: tripInput.today } },
    )
    await trip.wait(settleMs)
    const said = {
      pins: [{ itemUuid: items.milk, chainId: 4 }],
      leftOut: [items.coffee],
      day: tripInput.today,
    }
    expect(trip.asked[1]?.choices).toMatchObject(said)
    // The server knows of the removal before the tab does.
    await trip.send({ type: 'choice.made', choice: { kind: 'shops', shops: 3 } })
    await trip.wait(settleMs)
    await trip.send({ type: 'choice.undone' })
    expect(trip.snapshot().context.choices).toMatchObject(said)
    await trip.send(
      { type: 'list.drawn', items: [], wanted: '', isPending: false },
      { type: 'day.changed', day: '2026-11-27' },
      { type: 'again.requested' },
    )
    expect(trip.asked[3]?.choices).toMatchObject({ pins: [], leftOut: [], day: null })
    expect(trip.snapshot().context).toMatchObject({ trip: answerOfOne, choices: { shops: 2, pins: [] } })
  })

  it('changes nothing of a list that is as planned already', async () => {
    const trip = openTrip([answer])
    await flush()
    await trip.send({ type: 'trip.take', lines: [] })
    expect(trip.told).toEqual([{ type: 'trip.taken' }])
  })

  it('remembers the names of chains that a later answer speaks of no more', async () => {
    const trip = openTrip([answer, answerOfOne])
    await flush()
    await trip.send(chosen(4))
    await trip.wait(settleMs)
    expect(trip.snapshot().context.seenChains).toContainEqual({ id: 4, name: 'Bilka' })
  })
})
