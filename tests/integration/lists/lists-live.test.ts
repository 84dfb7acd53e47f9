import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { serve } from 'srvx'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Database } from '#app/server/db/database.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { announced } from '#app/server/live/announce-list.ts'
import { closeListNews } from '#app/server/live/current-list-news.ts'
import { followList } from '#app/server/live/follow-list.ts'
import { type Follower, type ListNews, openListNews } from '#app/server/live/version-news.ts'
import { waitFor } from '#tests/wait-for.ts'
import { createPostgresDatabase, describeOnEachDatabase } from '../databases/databases.ts'
import { readEvents } from './read-events.ts'
import { servedLists } from './served-lists.ts'

const listUuid = '6f1e4d5a-0000-4000-8000-000000000001'

async function addList(database: Database): Promise<void> {
  await database.query(
    `insert into users (id, name, email, country_registered_to)
      values ('anna', 'Anna', 'anna@example.org', 'dk'), ('bo', 'Bo', 'bo@example.org', 'dk')`,
  )
  await database.query(`insert into shopping_lists (id, owner_id, country) values ($1, 'anna', 'dk')`, [
    listUuid,
  ])
}

/** Changes the list, as the use cases do. */
async function change(database: Database): Promise<number> {
  const [{ version } = { version: 0 }] = await database.query<{ version: number }>(
    `update shopping_lists l set version = version + 1 where id = $1 returning version, ${announced}`,
    [listUuid],
  )
  return version
}

/** A follower of the list that records its notifications. */
function follower(userId: string): Follower & { told: unknown[] } {
  const told: unknown[] = []
  return {
    userId,
    sessionId: `session of ${userId}`,
    listUuid,
    told,
    changed: (version) => told.push(version),
    gone: () => told.push('gone'),
    beat: () => told.push('beat'),
    end: () => told.push('end'),
  }
}

describeOnEachDatabase('§7.4 the stream of a list’s changes', (database) => {
  const { url, shopper, visitor, registered } = servedLists(database)
  afterAll(closeListNews)

  async function follow(client: Awaited<ReturnType<typeof shopper>>, list: string) {
    const cookie = await client.jar.getCookieString(url())
    const response = await fetch(`${url()}${list}/changes`, { headers: { cookie } })
    return { response, next: readEvents(response) }
  }

  it('tells participants of each change at once, and a removed one that the list is gone', async () => {
    const anna = await shopper()
    const bo = await shopper()
    const { data: shared } = await anna.post(`${anna.list}/make-shareable`)
    await bo.post(`/api/shopping-list/invitation/${shared.sharingCode}/accept`)
    const { data: list } = await bo.get<ShoppingList>(anna.list)
    const { response, next } = await follow(bo, anna.list)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await next()).toEqual({ id: `${list.version}`, event: 'version', data: { version: list.version } })

    const added = await anna.post(`${anna.list}/add-manually-entered-item`, { itemName: 'Mælk', quantity: 1 })
    expect(added.headers['x-shopping-list-version']).toBe(`${list.version + 1}`)
    expect(await next()).toEqual({
      id: `${list.version + 1}`,
      event: 'version',
      data: { version: list.version + 1 },
    })

    const { data: seen } = await anna.get<ShoppingList>(anna.list)
    await anna.post(`${anna.list}/remove-participant/${seen.participants[0]?.uuid}`)
    expect(await next()).toEqual({
      id: `${list.version + 2}`,
      event: 'version',
      data: { version: list.version + 2 },
    })
    expect(await next()).toEqual({ event: 'gone', data: {} })
    expect(await next()).toBeUndefined()
  })

  it('§4 sharing: other devices of a new participant hear of the joining on their own list, and of the leaving on the joined one', async () => {
    const anna = await shopper()
    const bo = await shopper()
    const { data: own } = await bo.get<ShoppingList>(bo.list)
    const ownNews = (await follow(bo, bo.list)).next
    await ownNews()
    const { data: shared } = await anna.post(`${anna.list}/make-shareable`)
    const { data: joined } = await bo.post(`/api/shopping-list/invitation/${shared.sharingCode}/accept`)
    const version = own.version + 1
    expect(await ownNews()).toEqual({ id: `${version}`, event: 'version', data: { version } })
    expect((await bo.get<ShoppingList>('/api/shopping-list/active/dk')).data).toEqual(joined)

    const joinedNews = (await follow(bo, anna.list)).next
    await joinedNews()
    await bo.post(`${anna.list}/leave`)
    expect([await joinedNews(), await joinedNews()]).toEqual([
      { id: `${joined.version + 1}`, event: 'version', data: { version: joined.version + 1 } },
      { event: 'gone', data: {} },
    ])
    expect((await bo.get<ShoppingList>('/api/shopping-list/active/dk')).data).toEqual({ ...own, version })
  })

  it('cannot be followed by others: 401, 403, 404, and 405 for other methods', async () => {
    const anna = await shopper()
    const carla = await shopper()
    const path = `${anna.list}/changes`
    expect((await (await visitor()).get(path)).status).toBe(401)
    expect((await (await registered()).client.get(path)).status).toBe(403)
    expect((await carla.get(path)).status).toBe(404)
    expect((await anna.get('/api/shopping-list/uuid/none/changes')).status).toBe(404)
    expect((await anna.post(path)).status).toBe(405)
  })

  it('ends when the process ends, so that clients follow the list at another process', async () => {
    const anna = await shopper()
    const { next } = await follow(anna, anna.list)
    await next()
    await closeListNews()
    expect(await next()).toBeUndefined()
  })
})

describe('the stream of a list', () => {
  it('ends on the server as soon as its reader disconnects', async () => {
    const unfollow = vi.fn()
    const news: ListNews = {
      follow: async ({ changed }) => {
        changed(3)
        return unfollow
      },
      close: async () => {},
    }
    const server = serve({
      port: 0,
      hostname: '127.0.0.1',
      silent: true,
      fetch: () => followList(news, { userId: 'anna', sessionId: 'of anna', listUuid }),
    })
    await server.ready()
    const reader = new AbortController()
    const next = readEvents(await fetch(server.url ?? '', { signal: reader.signal }))
    expect(await next()).toEqual({ id: '3', event: 'version', data: { version: 3 } })
    expect(unfollow).not.toHaveBeenCalled()
    reader.abort()
    await waitFor(() => expect(unfollow).toHaveBeenCalledOnce())
    await server.close(true)
  })
})

it('the stream of a quiet list repeats its version at each heartbeat, as an event that a page receives', async () => {
  let beat = () => {}
  const news: ListNews = {
    follow: async (follower) => {
      follower.changed(3)
      beat = follower.beat
      return () => {}
    },
    close: async () => {},
  }
  const next = readEvents(await followList(news, { userId: 'anna', sessionId: 'of anna', listUuid }))
  const third = { id: '3', event: 'version', data: { version: 3 } }
  expect(await next()).toEqual(third)
  beat()
  expect(await next()).toEqual(third)
})

describeOnEachDatabase('the news of lists', (database) => {
  let news: ListNews
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await addList(database())
    news = await openListNews(database())
  })
  afterAll(async () => {
    await news.close()
    vi.useRealTimers()
  })

  it('do not include a change that was rolled back', async () => {
    const anna = follower('anna')
    const unfollow = await news.follow(anna)
    await expect(
      database().transaction(async (tx) => {
        await tx.query(`update shopping_lists l set version = 99 where id = $1 returning ${announced}`, [
          listUuid,
        ])
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    const version = await change(database())
    await waitFor(() => expect(anna.told.at(-1)).toBe(version))
    expect(anna.told).not.toContain(99)
    unfollow?.()
  })

  it('are only for participants', async () => {
    const bo = follower('bo')
    expect(await news.follow(bo)).toBeUndefined()
    await change(database())
    expect(bo.told).toEqual([])
  })

  it('have a heartbeat every 25 seconds, until the follower leaves', async () => {
    const anna = follower('anna')
    const unfollow = await news.follow(anna)
    const beats = () => anna.told.filter((told) => told === 'beat').length
    vi.advanceTimersByTime(25_000)
    expect(beats()).toBe(1)
    unfollow?.()
    vi.advanceTimersByTime(50_000)
    expect(beats()).toBe(1)
  })

  it('end with the session, at the next heartbeat: after a logout, a new password or its age', async () => {
    const sessionOf = (id: string, expires: string) =>
      database().query(
        `insert into sessions (id, token, user_id, expires_at) values ($1, $1, 'anna', now() + $2::interval)`,
        [id, expires],
      )
    await sessionOf('alive', '1 hour')
    await sessionOf('expired', '-1 second')
    const [alive, expired, loggedOut] = ['alive', 'expired', 'logged out'].map((sessionId) => ({
      ...follower('anna'),
      sessionId,
    }))
    if (!alive || !expired || !loggedOut) throw new Error('nobody follows')
    const stops = [await news.follow(alive), await news.follow(expired), await news.follow(loggedOut)]
    vi.advanceTimersByTime(25_000)
    await waitFor(() => expect(loggedOut.told).toContain('end'))
    expect([expired.told.includes('end'), alive.told.includes('end')]).toEqual([true, false])
    for (const stop of stops) stop?.()
  })

  it('go to ten streams of a user: the eleventh ends the oldest', async () => {
    const eleven = Array.from({ length: 11 }, () => follower('anna'))
    const stops: ((() => void) | undefined)[] = []
    for (const one of eleven) stops.push(await news.follow(one))
    expect(eleven.map(({ told }) => told.includes('end'))).toEqual([true, ...Array(10).fill(false)])
    for (const stop of stops) stop?.()
  })
})

describe('the news of lists, with several processes on one PostgreSQL', () => {
  let url: string
  let here: Database
  let there: Database
  let news: ListNews
  beforeAll(async () => {
    url = await createPostgresDatabase()
    here = await openPostgres(url)
    there = await openPostgres(url)
    await addList(here)
    news = await openListNews(here)
  })
  afterAll(async () => {
    await news.close()
    await here.close()
    await there.close()
  })

  it('come from other processes too', async () => {
    const anna = follower('anna')
    const unfollow = await news.follow(anna)
    const version = await change(there)
    await waitFor(() => expect(anna.told).toContain(version))
    unfollow?.()
  })

  it('that were missed while the connection was lost are caught up', async () => {
    const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const anna = follower('anna')
    const unfollow = await news.follow(anna)
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`)
    await admin.end()
    const version = await change(there)
    await delay(100)
    expect(anna.told).not.toContain(version)
    await waitFor(() => expect(anna.told).toContain(version))
    const next = await change(there)
    await waitFor(() => expect(anna.told).toContain(next))
    unfollow?.()
    logged.mockRestore()
  })
})
