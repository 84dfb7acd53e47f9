import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { KnownNeeds } from '#app/domain/list/needs.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { type ListNeedsEvent, listNeedsMachine, settleMs } from './list-needs.machine.ts'

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
const cheapest = (...items: string[]): KnownNeeds => ({
  needs: new Map(),
  verdicts: new Map(items.map((item) => [item, { kind: 'cheapest', of: 'product', chains: 2 }])),
})

/** The needs of a list whose server answers when the test says so. */
function openNeeds() {
  const clock = new SimulatedClock()
  const asked: string[] = []
  let answer: (known: KnownNeeds) => void = () => {}
  let refuse: (error: Error) => void = () => {}
  let stopped = 0
  const actor = createActor(
    listNeedsMachine.provide({
      actors: {
        fetchNeeds: fromPromise<KnownNeeds, { listUuid: string; chainIds: readonly number[] }>(
          ({ input: { listUuid, chainIds }, signal }) => {
            asked.push([listUuid, ...chainIds].join(' '))
            signal.addEventListener('abort', () => {
              stopped++
            })
            return new Promise((resolve, reject) => {
              answer = resolve
              refuse = reject
            })
          },
        ),
        followDay: fromCallback<EventObject, { country: Country }>(() => {}),
        followWindow: fromCallback<EventObject>(() => {}),
      },
    }),
    { clock, input: { listUuid: 'list-1', country: 'dk' } },
  ).start()
  const send = (event: ListNeedsEvent) => actor.send(event)
  return {
    send,
    draw: (items: string[], chainIds: number[] = []) => send({ type: 'rows.drawn', items, chainIds }),
    wait: (ms = settleMs) => clock.increment(ms),
    asked,
    stopped: () => stopped,
    answer: async (known: KnownNeeds) => {
      answer(known)
      await settled()
    },
    fail: async () => {
      refuse(new Error('503'))
      await settled()
    },
    known: () => [...actor.getSnapshot().context.known.verdicts.keys()],
    answered: () => [...actor.getSnapshot().context.answered].toSorted(),
    all: () => actor.getSnapshot().context.known,
    isSilent: () => actor.getSnapshot().hasTag('silent'),
    state: () => actor.getSnapshot().value,
  }
}

/** The same after the server has answered for coffee. */
async function openAnswered() {
  const needs = openNeeds()
  needs.draw(['coffee'])
  needs.wait()
  await needs.answer(cheapest('coffee'))
  return needs
}

describe('§2.10 needs are read', () => {
  it('after the list was drawn, and only once it stays as it is for a moment', async () => {
    const needs = openNeeds()
    needs.wait()
    expect(needs.asked).toEqual([])
    needs.draw(['coffee'])
    needs.wait(settleMs - 1)
    needs.draw(['coffee', 'milk'])
    needs.wait(settleMs - 1)
    expect(needs.asked).toEqual([])
    needs.wait(1)
    expect(needs.asked).toEqual(['list-1'])
    await needs.answer(cheapest('coffee', 'milk'))
    expect([needs.known(), needs.state()]).toEqual([['coffee', 'milk'], { seen: 'answered' }])
  })

  it('and it is known for which items the server has answered, also if nothing is on offer for them', async () => {
    const needs = openNeeds()
    needs.draw(['coffee', 'milk'])
    expect(needs.answered()).toEqual([])
    needs.wait()
    await needs.answer(cheapest())
    needs.draw(['coffee', 'bread'])
    expect(needs.answered()).toEqual(['coffee', 'milk'])
    needs.wait()
    await needs.answer(cheapest())
    expect(needs.answered()).toEqual(['bread', 'coffee', 'milk'])
  })

  it('and an item that is asked for by another rule is no more answered by the rule before', async () => {
    const needs = openNeeds()
    for (const items of [
      ['coffee', 'milk Arla'],
      ['coffee', 'milk'],
    ]) {
      needs.draw(items)
      needs.wait()
      await needs.answer(cheapest())
    }
    expect(needs.answered()).toEqual(['coffee', 'milk'])
    needs.draw(['coffee', 'milk Arla'])
    needs.wait()
    expect(needs.asked).toHaveLength(3)
  })

  it('again when an item came, but not when one was ticked', async () => {
    const needs = await openAnswered()
    needs.draw([])
    needs.draw(['coffee'])
    needs.wait()
    expect(needs.asked).toHaveLength(1)
    needs.draw(['coffee', 'milk'])
    needs.wait()
    expect(needs.asked).toHaveLength(2)
  })

  it('not for a list on which nothing is to be bought', () => {
    const needs = openNeeds()
    needs.draw([])
    needs.wait()
    expect([needs.asked, needs.state()]).toEqual([[], { seen: 'answered' }])
  })

  it('again when the shopper’s chains change, for these', async () => {
    const needs = await openAnswered()
    needs.draw(['coffee'], [3, 7])
    needs.wait()
    expect(needs.asked).toEqual(['list-1', 'list-1 3 7'])
  })

  it('again when the tab returns, and what was known stays until the answer', async () => {
    const needs = await openAnswered()
    needs.send({ type: 'tab.hidden' })
    needs.send({ type: 'tab.returned' })
    needs.wait()
    expect([needs.asked.length, needs.known()]).toEqual([2, ['coffee']])
    await needs.answer(cheapest())
    expect(needs.known()).toEqual([])
  })

  it('again when a day began: what was on offer yesterday is forgotten', async () => {
    const needs = await openAnswered()
    needs.send({ type: 'day.changed', day: '2026-11-23' })
    expect([needs.all(), needs.answered()]).toEqual([{ needs: new Map(), verdicts: new Map() }, []])
    needs.wait()
    expect(needs.asked).toHaveLength(2)
  })

  it('not while the list is out of sight, and when it comes back only if that is new', async () => {
    const needs = await openAnswered()
    needs.send({ type: 'rows.left' })
    needs.send({ type: 'tab.returned' })
    needs.wait()
    expect([needs.asked.length, needs.known()]).toEqual([1, ['coffee']])
    needs.draw(['coffee'])
    needs.wait()
    expect(needs.asked).toHaveLength(2)
    await needs.answer(cheapest('coffee'))
    needs.send({ type: 'rows.left' })
    needs.draw(['coffee'])
    needs.wait()
    expect(needs.asked).toHaveLength(2)
  })

  it('no more when the list leaves the sight while the server is asked', () => {
    const needs = openNeeds()
    needs.draw(['coffee'])
    needs.wait()
    needs.send({ type: 'rows.left' })
    expect(needs.stopped()).toBe(1)
  })
})

describe('§2.10 a read that fails', () => {
  it('changes nothing, and the next change of the list asks again', async () => {
    const needs = await openAnswered()
    needs.draw(['coffee', 'milk'])
    needs.wait()
    await needs.fail()
    needs.wait()
    expect([needs.asked.length, needs.known(), needs.state()]).toEqual([2, ['coffee'], { seen: 'failed' }])
    expect(needs.isSilent()).toBe(true)
    needs.draw(['coffee', 'milk', 'bread'])
    expect(needs.isSilent()).toBe(false)
    needs.wait()
    expect(needs.asked).toHaveLength(3)
  })
})

describe('§2.10 without a connection', () => {
  it('nothing is asked, and what was known stays until its day ends', async () => {
    const needs = await openAnswered()
    needs.send({ type: 'network.offline' })
    needs.draw(['coffee', 'milk'])
    needs.send({ type: 'tab.returned' })
    needs.wait()
    expect([needs.asked.length, needs.known(), needs.isSilent()]).toEqual([1, ['coffee'], true])
    needs.send({ type: 'day.changed', day: '2026-11-23' })
    expect(needs.known()).toEqual([])
    needs.send({ type: 'network.online' })
    needs.wait()
    expect(needs.asked).toHaveLength(2)
  })

  it('a list that left the sight is not asked for when the connection returns', async () => {
    const needs = openNeeds()
    needs.draw(['coffee'])
    needs.send({ type: 'network.offline' })
    needs.send({ type: 'rows.left' })
    needs.send({ type: 'network.online' })
    needs.wait()
    expect([needs.asked, needs.state()]).toEqual([[], 'unseen'])
    needs.draw(['coffee'])
    needs.send({ type: 'rows.left' })
    needs.send({ type: 'network.offline' })
    needs.send({ type: 'network.online' })
    needs.wait()
    expect([needs.asked, needs.state()]).toEqual([[], 'unseen'])
  })
})
