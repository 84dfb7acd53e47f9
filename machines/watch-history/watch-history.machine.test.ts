import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { WatchableProduct } from '#app/domain/agents/price-agent.ts'
import { watchHistoryMachine } from './watch-history.machine.ts'

const product: WatchableProduct = {
  today: '2026-11-21',
  country: 'dk',
  chainCategoryIds: [],
  history: [],
  others: [],
  mails: null,
}

it('§2.1 page of the price agent: the prices of a watched product are fetched when they are opened, and again on a retry after a failure', async () => {
  const asked: {
    variantId: number
    answer: (product: WatchableProduct) => void
    fail: (error: unknown) => void
  }[] = []
  const fetchHistory = fromPromise<WatchableProduct | null, { variantId: number }>(
    ({ input }) => new Promise((answer, fail) => asked.push({ ...input, answer, fail })),
  )
  const actor = createActor(watchHistoryMachine.provide({ actors: { fetchHistory } }), {
    input: { variantId: 7 },
  })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const settled = async () => {
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
  }
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().hasTag('busy')]
  expect([state(), asked, actor.getSnapshot().context.product]).toEqual([['unopened', false], [], null])
  actor.send({ type: 'history.opened' })
  expect(state()).toEqual(['loading', true])
  const error = { kind: 'offline' }
  asked.at(-1)?.fail(error)
  await settled()
  expect([state(), emitted]).toEqual([['failed', false], [{ type: 'load.failed', error }]])
  actor.send({ type: 'loading.retried' })
  asked.at(-1)?.answer(product)
  await settled()
  expect([state(), actor.getSnapshot().context]).toEqual([['shown', false], { variantId: 7, product }])
  // Opened a second time, they are there already.
  actor.send({ type: 'history.opened' })
  expect(asked.map(({ variantId }) => variantId)).toEqual([7, 7])
})
