import { afterEach, expect, it, vi } from 'vitest'
import { Route as exported } from '#app/routes/api/user/export.ts'
import { DatabaseAway, Throttled } from '#app/server/api/failures.ts'
import { handlersOf } from '../answer-routes.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { servedAccounts } from './served-accounts.ts'

describeOnEachDatabase('§8 server: the link to what an account holds, followed by a browser', (database) => {
  const { url, registered } = servedAccounts(database)
  afterEach(() => vi.restoreAllMocks())

  const askerOf = async () => {
    const { client } = await registered()
    const cookie = await client.jar.getCookieString(url())
    return async (accept: string) => {
      const request = new Request(`${url()}/api/user/export`, { headers: { accept, cookie } })
      return handlersOf(exported).GET?.({ request, params: {} })
    }
  }

  it('leads to a page if no database answers; a program gets 503', async () => {
    const ask = await askerOf()
    const broken = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    vi.spyOn(database(), 'transaction').mockRejectedValue(broken)
    vi.spyOn(database(), 'query').mockRejectedValue(broken)
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const answer = await ask('application/json')
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '5'])
    await expect(ask('text/html,*/*')).rejects.toEqual(new DatabaseAway())
  })

  it('leads to a page if it was followed a moment ago', async () => {
    const ask = await askerOf()
    expect((await ask('text/html'))?.status).toBe(200)
    await expect(ask('text/html')).rejects.toEqual(new Throttled(60))
  })
})
