import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { coffeeWatch } from '#machines/price-agent/price-agent.fixture.ts'
import { jonas, mette, unverifiedMette } from '#machines/session/users.fixture.ts'
import { type WatchRemovalsEmitted, watchRemovalsMachine } from './watch-removals.machine.ts'

const coffee = { type: 'removal.chosen', productId: 3, name: coffeeWatch.name, watch: coffeeWatch } as const
const tea = { type: 'removal.chosen', productId: 4, name: 'Tea' } as const
const failure = new Error('503')

/** Bins of a page whose server answers when it is told to. */
function openPage({ email }: { email: string | undefined } = { email: mette.email }) {
  const asked: { productId: number; answer: (error?: unknown) => Promise<void> }[] = []
  const emitted: WatchRemovalsEmitted[] = []
  const removeWatch = fromPromise<void, { productId: number }>(({ input: { productId } }) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const answer = async (error?: unknown) => {
      if (error) reject(error)
      else resolve()
      for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
    }
    asked.push({ productId, answer })
    return promise
  })
  const bins = createActor(watchRemovalsMachine.provide({ actors: { removeWatch } }), { input: { email } })
  bins.on('*', (fact) => emitted.push(fact))
  bins.start()
  return { bins, emitted, ids: () => asked.map(({ productId }) => productId), last: () => asked.at(-1) }
}

const told = ({ name, watch }: { name: string; watch?: typeof coffeeWatch }) => [
  { type: 'agent.changed' },
  { type: 'watch.announced', mode: 'delete', name, ...(watch && { watch }) },
]

describe('§4, §9 hidePriceAgentDelete: watches that end without a question', () => {
  it('tells each of two that were chosen quickly, one after the other', async () => {
    const { bins, emitted, ids, last } = openPage()
    bins.send(coffee)
    bins.send(tea)
    expect(ids()).toEqual([3])
    await last()?.answer()
    expect([ids(), emitted]).toEqual([[3, 4], told(coffee)])
    await last()?.answer()
    expect([emitted, bins.getSnapshot().value]).toEqual([[...told(coffee), ...told(tea)], 'resting'])
  })

  it('ends the others too if one is not answered, and says so', async () => {
    const { bins, emitted, last } = openPage()
    bins.send(coffee)
    bins.send(tea)
    await last()?.answer(failure)
    await last()?.answer()
    expect(emitted).toEqual([{ type: 'call.failed', error: failure }, ...told(tea)])
    bins.send(coffee)
    await last()?.answer(failure)
    expect([emitted.at(-1), bins.getSnapshot().value]).toEqual([
      { type: 'call.failed', error: failure },
      'resting',
    ])
  })

  it('ends a watch once, however often its bin is pressed', async () => {
    const { bins, emitted, ids, last } = openPage()
    bins.send(coffee)
    bins.send(coffee)
    await last()?.answer()
    expect([ids(), emitted, bins.getSnapshot().value]).toEqual([[3], told(coffee), 'resting'])
  })

  it.each([
    ['the session ends', { type: 'user.answered', user: null }],
    ['somebody else logs in', { type: 'user.answered', user: jonas }],
    ['the page is about to be loaded for somebody else', { type: 'user.replaced' }],
  ] as const)('sends and tells nothing more if %s', async (_, change) => {
    const { bins, emitted, ids, last } = openPage()
    bins.send(coffee)
    bins.send(tea)
    bins.send(change)
    await last()?.answer()
    const { value, context } = bins.getSnapshot()
    expect([ids(), emitted, value, context.waiting]).toEqual([[3], [], 'resting', []])
  })

  it.each([
    ['the same user is still logged in', mette.email, mette],
    ['their email is verified', unverifiedMette.email, mette],
    ['it is only now known who is logged in', undefined, mette],
  ] as const)('goes on if %s', async (_, email, user) => {
    const { bins, emitted, ids, last } = openPage({ email })
    bins.send(coffee)
    bins.send(tea)
    bins.send({ type: 'user.answered', user })
    await last()?.answer()
    await last()?.answer()
    expect([ids(), emitted]).toEqual([
      [3, 4],
      [...told(coffee), ...told(tea)],
    ])
  })

  it('sends and tells nothing more of the first user who was known, once somebody else logs in', async () => {
    const { bins, emitted, ids, last } = openPage({ email: undefined })
    bins.send(coffee)
    bins.send({ type: 'user.answered', user: mette })
    bins.send(tea)
    bins.send({ type: 'user.answered', user: jonas })
    await last()?.answer()
    expect([ids(), emitted, bins.getSnapshot().value]).toEqual([[3], [], 'resting'])
  })

  it('asks once who is logged in if the server says that the session has ended', async () => {
    const { bins, emitted, ids, last } = openPage()
    const ended: Failure = { kind: 'unauthenticated' }
    bins.send(coffee)
    bins.send(tea)
    await last()?.answer(ended)
    expect([ids(), emitted, bins.getSnapshot().value]).toEqual([
      [3],
      [{ type: 'call.failed', error: ended }],
      'resting',
    ])
  })
})
