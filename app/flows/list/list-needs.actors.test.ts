import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { Needs } from '#app/domain/list/needs.ts'
import { detailOfOffer } from '#app/domain/partners/detail-of-offer.ts'
import { gevalia } from '#machines/typeahead/typeahead.fixtures.ts'
import { fetchNeedsOf } from './list-needs.actors.ts'

const cheapest = { kind: 'cheapest', of: 'product', chains: 3 } as const
const answered: Needs = {
  needs: [{ itemUuid: 'coffee', offer: gevalia, verdict: cheapest }],
  verdicts: [{ itemUuid: 'milk', verdict: { kind: 'cheapestOfMine', chains: 2 } }],
}
const asked = vi.fn<typeof fetch>(async () => Response.json(answered))

beforeEach(() => {
  vi.stubGlobal('fetch', asked.mockClear())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const ask = (chainIds: number[]) =>
  toPromise(
    createActor(fetchNeedsOf('mette@example.dk'), { input: { listUuid: 'list-1', chainIds } }).start(),
  )

it('§7.4: needs are asked for the shopper’s chains, as the user whose list it is', async () => {
  await ask([])
  await ask([3, 7])
  const path = '/api/shopping-list/uuid/list-1/needs'
  expect(asked.mock.calls.map(([address]) => address)).toEqual([path, `${path}?chain=3&chain=7`])
  const [, options] = asked.mock.calls[0] ?? []
  expect(new Headers(options?.headers).get('x-page-user')).toBe(encodeURIComponent('mette@example.dk'))
})

it('§2.10: they are known by the item, each offer with its verdict', async () => {
  expect(await ask([])).toEqual({
    needs: new Map([['coffee', { ...detailOfOffer(gevalia), verdict: cheapest }]]),
    verdicts: new Map([['milk', { kind: 'cheapestOfMine', chains: 2 }]]),
  })
})

it('§8: without an answer it fails', async () => {
  asked.mockImplementationOnce(async () => new Response(null, { status: 503 }))
  await expect(ask([])).rejects.toMatchObject({ kind: 'busy' })
})
