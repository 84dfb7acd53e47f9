import { expect, it } from 'vitest'
import { keepFeedState } from '#app/server/import/sources/feed-state.ts'
import { readAges, readBacklog, readFeeds } from '#app/server/metrics/read-backlog.ts'
import { describeOnEachDatabase } from './databases.ts'

const feed = (url: string) => ({ url, format: 'csv', defaults: {} }) as const
const fetched = { outcome: 'unchanged', told: '', failures: 0, etag: null, lastModified: null } as const

describeOnEachDatabase('docs/operations.md Metrics: the figures of the database', (database) => {
  const open = async () => database()

  it('are none where nothing waits and no feed was fetched', async () => {
    expect(await readBacklog(open)).toEqual({
      mails: 0,
      notifications: 0,
      offersToMatch: 0,
      keptBackPrices: 0,
      imports: 0,
    })
    expect(await readAges(open)).toEqual({ oldestMail: null, oldestNotification: null, lastFetch: null })
  })

  it('tell how long mails wait that could be sent, however often that was tried', async () => {
    await database().query(
      `insert into mail_outbox (message_id, template, recipient, language, country, data, due_at, next_attempt_at, is_held, useful_until, sent_at)
       select n::text, 'verify-email', n || '@example.org', 'da', 'dk', '{}', now() - n * interval '1 minute', now() + interval '1 hour', n = 30,
         now() + interval '1 day', case when n = 20 then now() end
       from unnest(array[5, 10, 20, 30]) n`,
    )
    expect(await readBacklog(open)).toMatchObject({ mails: 2 })
    const { oldestMail } = await readAges(open)
    expect(Math.round(Number(oldestMail) / 60)).toBe(10)
  })

  it('count offers to be matched from their day on', async () => {
    await database().query(
      `insert into unmatched_offers (country, due_on, offer_id, run)
       select 'dk', current_date + n, 1, 1 from generate_series(-1, 2) n`,
    )
    expect(await readBacklog(open)).toMatchObject({ offersToMatch: 2 })
  })

  it('tell when a feed was last fetched well, whichever failed since', async () => {
    await keepFeedState(database(), feed('https://a.example/'), fetched, undefined)
    await keepFeedState(
      database(),
      feed('https://b.example/'),
      { ...fetched, outcome: 'failed', failures: 1 },
      undefined,
    )
    await database().query(
      `update data_state set value = jsonb_set(value, '{freshAt}', to_jsonb(now() - interval '2 hours'))
       where key like 'feed:%' and value ? 'freshAt'`,
    )
    const { lastFetch } = await readAges(open)
    expect(Math.round(Number(lastFetch) / 60)).toBe(120)
    expect(await readFeeds(open)).toEqual({ failed: 1, shrunk: 0, grown: 0 })
  })
})
