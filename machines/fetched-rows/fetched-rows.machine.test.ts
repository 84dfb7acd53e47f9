import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type FetchedRowsEmitted, fetchedRowsMachine, LINGER_MS } from './fetched-rows.machine.ts'

function openList(checked: string[]) {
  const clock = new SimulatedClock()
  const emitted: FetchedRowsEmitted[] = []
  const rows = createActor(fetchedRowsMachine, { input: { checked }, clock })
  rows.on('*', (event) => emitted.push(event))
  rows.start()
  return {
    emitted,
    wait: (ms: number) => clock.increment(ms),
    use: () => rows.send({ type: 'rows.used' }),
    tick: (...ticked: string[]) => rows.send({ type: 'ticks.changed', checked: ticked }),
    placed: () => rows.getSnapshot().context.placed,
    value: () => rows.getSnapshot().value,
  }
}

describe('§4 item row: a ticked row goes to the fetched ones', () => {
  it('at once on a list that is opened', () => {
    expect(openList(['coffee']).placed()).toEqual(['coffee'])
  })

  it('a moment after it was ticked, and back a moment after it was unticked', () => {
    const list = openList([])
    list.tick('coffee')
    list.wait(LINGER_MS - 1)
    expect(list.placed()).toEqual([])
    list.wait(1)
    expect([list.placed(), list.value()]).toEqual([['coffee'], 'settled'])
    list.tick()
    list.wait(LINGER_MS)
    expect(list.placed()).toEqual([])
    expect(list.emitted).toEqual([
      { type: 'rows.moving', uuids: ['coffee'] },
      { type: 'rows.moving', uuids: ['coffee'] },
    ])
  })

  it('not while a row is pressed or typed in', () => {
    const list = openList([])
    list.tick('coffee')
    list.wait(LINGER_MS - 1)
    list.use()
    list.wait(LINGER_MS - 1)
    expect(list.placed()).toEqual([])
    list.wait(1)
    expect(list.placed()).toEqual(['coffee'])
    list.use()
    expect(list.emitted).toEqual([{ type: 'rows.moving', uuids: ['coffee'] }])
  })

  it('not if a change ticks nothing', () => {
    const list = openList(['coffee'])
    list.tick('coffee')
    list.wait(LINGER_MS)
    expect([list.placed(), list.emitted]).toEqual([['coffee'], []])
  })

  it('together with others that were ticked within the moment', () => {
    const list = openList(['bread'])
    list.tick('bread', 'coffee')
    list.wait(LINGER_MS - 1)
    list.tick('bread', 'coffee', 'milk')
    list.wait(LINGER_MS - 1)
    expect(list.placed()).toEqual(['bread'])
    list.wait(1)
    expect(list.placed()).toEqual(['bread', 'coffee', 'milk'])
    expect(list.emitted).toEqual([{ type: 'rows.moving', uuids: ['coffee', 'milk'] }])
  })
})
