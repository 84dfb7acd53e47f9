import { afterEach, expect, it, vi } from 'vitest'
import { randomUuid } from './random-uuid.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

it('§4 waiting changes: a change has a random id, also on a page that is not served securely', () => {
  const { crypto } = globalThis
  expect(randomUuid()).toMatch(version4)
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  })
  const ids = Array.from({ length: 100 }, randomUuid)
  for (const id of ids) expect(id).toMatch(version4)
  expect(new Set(ids).size).toBe(100)
})
