import { beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from '#tests/wait-for.ts'
import { askServer } from './ask-server.ts'
import { forgetServerData } from './forget-server-data.ts'
import { queryClientOfTab } from './query-client.ts'

beforeEach(() => {
  vi.stubEnv('SSR', false)
  forgetServerData()
  return () => vi.unstubAllEnvs()
})

const { signal } = new AbortController()
const queryKey = ['milk']

it('caches the server’s answer, and fetches again if it must be fresh', async () => {
  const queryFn = vi.fn(async () => 'skimmed')
  await askServer({ queryKey, queryFn }, signal)
  expect(await askServer({ queryKey, queryFn }, signal)).toBe('skimmed')
  expect(queryFn).toHaveBeenCalledTimes(1)
  await askServer({ queryKey, queryFn, staleTime: 0 }, signal)
  expect(queryFn).toHaveBeenCalledTimes(2)
})

it('fetches again after the user has changed', async () => {
  const queryFn = vi.fn(async () => 'skimmed')
  await askServer({ queryKey, queryFn }, signal)
  forgetServerData()
  await askServer({ queryKey, queryFn }, signal)
  expect(queryFn).toHaveBeenCalledTimes(2)
})

it('rejects at the first failure, and does not cache it', async () => {
  const refused = vi.fn(() => Promise.reject({ kind: 'offline' }))
  await expect(askServer({ queryKey, queryFn: refused }, signal)).rejects.toEqual({ kind: 'offline' })
  expect(refused).toHaveBeenCalledTimes(1)
  expect(await askServer({ queryKey, queryFn: async () => 'skimmed' }, signal)).toBe('skimmed')
})

it('cancels the request with its actor, and can fetch again at once', async () => {
  const ended = new AbortController()
  let asked: AbortSignal | undefined
  const hanging = (context: { signal: AbortSignal }) => {
    asked = context.signal
    return new Promise<string>(() => {})
  }
  const asking = askServer({ queryKey, queryFn: hanging, staleTime: 0 }, ended.signal)
  await waitFor(() => expect(asked).toBeDefined())
  ended.abort()
  expect(asked?.aborted).toBe(true)
  expect(await askServer({ queryKey, queryFn: async () => 'skimmed', staleTime: 0 }, signal)).toBe('skimmed')
  await expect(asking).rejects.toThrow()
})

it('shares no client between the users of a server', () => {
  expect(queryClientOfTab()).toBe(queryClientOfTab())
  vi.stubEnv('SSR', true)
  expect(queryClientOfTab()).not.toBe(queryClientOfTab())
})
