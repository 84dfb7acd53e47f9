import type { ServerRequest } from 'srvx'
import { expect, it } from 'vitest'
import type { ReadFrom } from '../db/database.ts'
import { tellReadFrom } from './tell-read-from.ts'

/** The value of `X-Read-From` in the answer of a request. */
async function told(method: string, readFrom: ReadFrom): Promise<unknown> {
  const set = new Map<string, unknown>()
  const res = { setHeader: (name: string, value: unknown) => set.set(name, value) }
  const request = Object.assign(new Request('http://shop.example/dk', { method }), {
    runtime: { node: { res } },
  })
  await tellReadFrom({ readFrom })(request as unknown as ServerRequest, () => new Response('a page'))
  return set.get('x-read-from')
}

it.each<[string, ReadFrom, string | undefined]>([
  ['GET', 'primary', undefined],
  ['GET', 'replica', 'replica'],
  ['HEAD', 'replica alone', 'replica; primary=away'],
  ['POST', 'replica', undefined],
])('§8 server: %s, read from %s: X-Read-From is %s', async (method, readFrom, value) => {
  expect(await told(method, readFrom)).toBe(value)
})
