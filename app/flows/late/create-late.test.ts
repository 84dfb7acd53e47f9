import { expect, it, vi } from 'vitest'
import { createLate } from './create-late.ts'

it('is loaded once, however often it is needed, and says when it is there', async () => {
  const fetch = vi.fn(async (name: string) => `the ${name}`)
  const late = createLate(fetch)
  const listen = vi.fn()
  const end = late.subscribe(listen)
  expect(late.get()).toBeUndefined()
  expect(await Promise.all([late.load('tab'), late.load('other')])).toEqual(['the tab', 'the tab'])
  expect([late.get(), fetch.mock.calls, listen.mock.calls.length]).toEqual(['the tab', [['tab']], 1])
  end()
})

it('§8: is loaded again after a failure, which is passed on', async () => {
  let isReachable = false
  const late = createLate(async () => {
    if (!isReachable) throw new Error('no connection')
    return 'there'
  })
  await expect(late.load(undefined)).rejects.toThrow('no connection')
  isReachable = true
  expect(await late.load(undefined)).toBe('there')
})
