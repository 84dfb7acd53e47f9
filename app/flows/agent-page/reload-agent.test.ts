import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { fetchPriceAgentPage } from '#app/api/price-agent.ts'
import { forgetServerData } from '../server-data/forget-server-data.ts'
import { keys } from '../server-data/keys.ts'
import { queryClientOfTab } from '../server-data/query-client.ts'
import { reloadAgent } from './reload-agent.ts'

const fetched = vi.fn(async (_path: string) => Response.json({ items: [] }))

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
  forgetServerData()
  return () => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  }
})

const paths = () => fetched.mock.calls.map(([path]) => path)

it('§7.2 after each change the agent is reloaded, on any page', async () => {
  await reloadAgent()
  await reloadAgent()
  expect(paths()).toEqual(['/api/price-agent/get/', '/api/price-agent/get/'])
})

it('§7.2 its page is reloaded by the same call, with what it shows', async () => {
  const queryKey = keys.priceAgent('page')
  const loaded = { today: '2026-11-21', agent: null, watches: [] }
  const page = new QueryObserver(queryClientOfTab(), {
    queryKey,
    queryFn: fetchPriceAgentPage,
    initialData: loaded,
  })
  const leave = page.subscribe(() => {})
  await reloadAgent()
  expect(paths()).toEqual(['/api/price-agent/get/?view=page'])
  leave()
  await reloadAgent()
  expect(paths().slice(1)).toEqual(['/api/price-agent/get/'])
})

it('§8 rejects if the agent could not be reloaded, which is then logged', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(reloadAgent()).rejects.toMatchObject({ kind: 'offline' })
})
