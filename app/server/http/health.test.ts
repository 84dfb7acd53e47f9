import type { ServerRequest } from 'srvx'
import { describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { createHealth } from './health.ts'

/** Asks a process with this database both questions, one after the other. */
async function answersOf(query: () => Promise<unknown[]>, { isDrained = false } = {}) {
  const health = createHealth({ query } as unknown as Database)
  if (isDrained) health.drain()
  const ask = async (path: string) => {
    const request = new Request(`http://localhost${path}`) as ServerRequest
    const answer = await health.answer(request, () => new Response('the application’s'))
    return `${answer.status} ${(await answer.text()).trim()}`
  }
  return { healthz: await ask('/healthz'), readyz: await ask('/readyz'), other: await ask('/') }
}

describe('health', () => {
  it('is ready while the database answers', async () => {
    expect(await answersOf(async () => [])).toEqual({
      healthz: '200 ok',
      readyz: '200 ready',
      other: '200 the application’s',
    })
  })

  it('is alive and not ready while the database does not answer', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const answers = await answersOf(() => Promise.reject(new Error('connection refused')))
    expect(answers).toEqual({
      healthz: '200 ok',
      readyz: '503 the database does not answer',
      other: '200 the application’s',
    })
  })

  it('is not ready while the database hangs, which it knows in less than two seconds, and asks it once for all who wait', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const query = vi.fn(() => new Promise<unknown[]>(() => {}))
    const health = createHealth({ query } as unknown as Database)
    const ask = () =>
      health.answer(new Request('http://localhost/readyz') as ServerRequest, () => new Response())
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    expect(String(written.mock.lastCall?.[0])).toContain('no answer in 1.5 seconds')
    expect(query).toHaveBeenCalledTimes(1)
  })

  it('is not ready any more once the process is about to stop, and answers on meanwhile', async () => {
    expect(await answersOf(async () => [], { isDrained: true })).toEqual({
      healthz: '200 ok',
      readyz: '503 stopping',
      other: '200 the application’s',
    })
  })
})
