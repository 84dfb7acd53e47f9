import { beforeEach, expect, it, vi } from 'vitest'
import type { PriceAgentPageData } from '#app/domain/agents/price-agent.ts'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import { watchOf } from '#app/domain/agents/watches.fixture.ts'
import { variantOf } from '#app/domain/agents/watches-in-order.ts'
import { waitFor } from '#tests/wait-for.ts'
import { forgetServerData } from '../queries/forget-server-data.ts'
import { keys } from '../queries/keys.ts'
import { queryClientOfTab } from '../queries/query-client.ts'
import { putBackWatch, showFeed, showMails } from './change-watches.ts'

const removed = watchOf(4)
const page = keys.priceAgent('page')
let asked: { path: string; body: unknown }[]
let answers: (() => Promise<Response>)[]

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a' })
  asked = []
  answers = []
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(body)) })
    return answers.shift()?.() ?? Promise.reject(new TypeError('Failed to fetch'))
  })
  forgetServerData()
  const data: PriceAgentPageData = {
    today: '2026-11-21',
    agent: { mails: 'at-once', shoppingDay: 6, feed: { rss: 'a.rss', calendar: 'a.ics' } },
    watches: [watchOf(1), watchOf(2), watchOf(3)],
  }
  queryClientOfTab().setQueryData(page, data)
  return () => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  }
})

const shown = () => queryClientOfTab().getQueryData<PriceAgentPageData>(page)
const variants = () => shown()?.watches.map(variantOf)
const isStale = () => queryClientOfTab().getQueryState(page)?.isInvalidated
const taken = () => Promise.resolve(new Response(null, { status: 204 }))

it('§2.1 page of the price agent: a watch is put back at the same chains, shown before the server has answered, and then fetched', async () => {
  const answer = Promise.withResolvers<Response>()
  answers = [() => answer.promise]
  const puttingBack = putBackWatch(removed)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect([variants(), isStale()]).toEqual([[4, 1, 2, 3], false])
  answer.resolve(new Response(null, { status: 204 }))
  await puttingBack
  expect(asked).toEqual([
    { path: '/api/price-agent/add-product/', body: { product_id: 4, chain_ids: [3], rules: anyOffer } },
  ])
  expect([variants(), isStale()]).toEqual([[4, 1, 2, 3], true])
})

it('§8: a watch that could not be put back is not shown', async () => {
  await expect(putBackWatch(removed)).rejects.toMatchObject({ kind: 'offline' })
  expect(variants()).toEqual([1, 2, 3])
})

it('the watches are fetched again only after the last of several changes', async () => {
  const slow = Promise.withResolvers<Response>()
  answers = [() => slow.promise, taken]
  const first = putBackWatch(removed)
  await putBackWatch(watchOf(5))
  expect([variants(), isStale()]).toEqual([[5, 4, 1, 2, 3], false])
  slow.resolve(new Response(null, { status: 204 }))
  await first
  expect(isStale()).toBe(true)
})

it('§4 price alerts: the page shows how alerts are mailed, and new addresses of the feed', () => {
  showMails({ mails: 'weekly', shoppingDay: 3 })
  const feed = { rss: 'b.rss', calendar: 'b.ics' }
  showFeed(feed)
  expect(shown()?.agent).toEqual({ mails: 'weekly', shoppingDay: 3, feed })
})
