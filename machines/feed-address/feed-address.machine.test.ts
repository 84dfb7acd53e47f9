import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { AgentFeed } from '#app/domain/agents/price-agent.ts'
import { feedAddressMachine } from './feed-address.machine.ts'

const first: AgentFeed = { rss: 'first.rss', calendar: 'first.ics' }
const second: AgentFeed = { rss: 'second.rss', calendar: 'second.ics' }

/** A feed whose clipboard and server the test gives. */
function startFeed(copy: (text: string) => Promise<void>, renew: () => Promise<AgentFeed>) {
  const emitted: unknown[] = []
  const actor = createActor(
    feedAddressMachine.provide({
      actors: {
        copyText: fromPromise(({ input }) => copy(input.text)),
        renewFeed: fromPromise(() => renew()),
      },
    }),
    { input: { feed: first } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const isAsking = () => actor.getSnapshot().hasTag('asking')
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    const at = actor.getSnapshot()
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
    return { during: [at.value, at.hasTag('busy'), at.hasTag('asking')], after: actor.getSnapshot().value }
  }
  return { emitted, send, isAsking, feed: () => actor.getSnapshot().context.feed }
}

it('§4 price alerts: each address is copied, and a clipboard that refuses is told', async () => {
  const copied: string[] = []
  const error = new Error('not allowed')
  const { emitted, send } = startFeed(
    async (text) => {
      if (copied.push(text) === 3) throw error
    },
    async () => second,
  )
  expect(await send({ type: 'copy.pressed', form: 'calendar' })).toEqual({
    during: ['copying', true, false],
    after: 'shown',
  })
  await send({ type: 'copy.pressed', form: 'rss' })
  expect((await send({ type: 'copy.pressed', form: 'rss' })).after).toBe('shown')
  expect(copied).toEqual(['first.ics', 'first.rss', 'first.rss'])
  expect(emitted).toEqual([
    { type: 'address.copied' },
    { type: 'address.copied' },
    { type: 'copy.failed', error },
  ])
})

it('§4 price alerts: new addresses are made after a question only, and a failure can be repeated or left', async () => {
  const error = { kind: 'offline' }
  let renewals = 0
  const { emitted, send, isAsking, feed } = startFeed(
    async () => {},
    async () => {
      renewals += 1
      if (renewals < 3) throw error
      return second
    },
  )
  expect(await send({ type: 'renewal.asked' })).toEqual({ during: ['asking', false, true], after: 'asking' })
  expect((await send({ type: 'renewal.cancelled' })).after).toBe('shown')
  await send({ type: 'renewal.asked' })
  expect(renewals).toBe(0)
  expect(await send({ type: 'renewal.confirmed' })).toEqual({
    during: ['renewing', true, true],
    after: 'failed',
  })
  expect(isAsking()).toBe(true)
  expect((await send({ type: 'renewal.cancelled' })).during).toEqual(['shown', false, false])
  await send({ type: 'renewal.asked' })
  expect((await send({ type: 'renewal.confirmed' })).after).toBe('failed')
  expect(feed()).toEqual(first)
  expect((await send({ type: 'renewal.confirmed' })).after).toBe('shown')
  expect([feed(), emitted]).toEqual([
    second,
    [
      { type: 'renewal.failed', error },
      { type: 'renewal.failed', error },
      { type: 'feed.renewed', feed: second },
    ],
  ])
})
