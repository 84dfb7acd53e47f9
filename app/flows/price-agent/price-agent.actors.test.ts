import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { danishChains } from '#machines/price-agent/price-agent.fixture.ts'
import { forgetServerData } from '../queries/forget-server-data.ts'
import { type AskProduct, priceAgentActors } from './price-agent.actors.ts'

const nothingKnown: AskProduct = async () => null

/** What the form is filled with. */
function load(askProduct = nothingKnown) {
  const { loadForm } = priceAgentActors(askProduct, () => [])
  const actor = createActor(loadForm, { input: { productId: 31, country: 'dk' } })
  actor.subscribe({ error: () => {} })
  return toPromise(actor.start())
}

describe('§4, §8 price-agent modal: what its form is filled with', () => {
  beforeEach(() => {
    vi.stubEnv('SSR', false)
    forgetServerData()
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  it('are the chains of the country, which are fetched once', async () => {
    const fetch = vi.fn(async () => Response.json(danishChains))
    vi.stubGlobal('fetch', fetch)
    expect(await load()).toEqual({ chains: danishChains, product: null, mine: [] })
    await load()
    expect(fetch.mock.calls.map(([path]: unknown[]) => path)).toEqual(['/api/chains/list/dk'])
  })

  it('is not there if the chains could not be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
    await expect(load()).rejects.toMatchObject({ message: 'Could not fetch chains', kind: 'offline' })
  })

  it('says less of a product whose past does not come', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    vi.stubGlobal('fetch', async () => Response.json(danishChains))
    const failure = new Error('503')
    expect(await load(() => Promise.reject(failure))).toEqual({
      chains: danishChains,
      product: null,
      mine: [],
    })
    expect(reported).toHaveBeenCalledWith(failure)
  })

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'is warned of, not reported, where the server was not reached: %s',
    async (message) => {
      const [reported, warned] = [vi.fn(), vi.fn()]
      vi.stubGlobal('reportError', reported)
      vi.stubGlobal('console', { ...console, warn: warned })
      vi.stubGlobal('fetch', async () => Response.json(danishChains))
      const failure = new TypeError(message)
      expect(await load(() => Promise.reject(failure))).toEqual({
        chains: danishChains,
        product: null,
        mine: [],
      })
      expect([reported.mock.calls, warned.mock.calls]).toEqual([[], [[failure]]])
    },
  )
})
