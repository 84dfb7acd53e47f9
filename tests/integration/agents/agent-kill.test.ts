import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '#app/server/db/database.ts'
import { openPglite } from '#app/server/db/pglite.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { createPostgresDatabase } from '../databases/databases.ts'
import { pgliteTemplate } from '../databases/pglite-template.ts'
import { agentPlay } from './agent-play.ts'
import { importAndRaise } from './import-and-raise.ts'

/** `ALERT_KILLS=50,50` kills more often: on the embedded database, which takes seconds to open, and on PostgreSQL. */
const [onPglite = 1, onPostgres = 3] = (process.env.ALERT_KILLS ?? '').split(',').filter(Boolean).map(Number)
/** An import and its alerts take some 30 ms; a process is killed in one of its first. */
const latestKillMs = 300
const offers = 24
const readers = 3

let folder: string

function start(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['tests/integration/agents/alert-writer.ts', String(offers)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Kills a process that imports and raises alerts some time after its database is open. */
async function killAfter(milliseconds: number, environment: Record<string, string>): Promise<void> {
  const child = start(environment)
  if (!child.stdout) throw new Error('the process has no output')
  for await (const line of createInterface(child.stdout)) {
    if (line !== 'open') continue
    await delay(milliseconds)
    child.kill('SIGKILL')
    break
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Has users watch coffee, one of whom wants one mail a week. */
async function watchCoffee(database: Database): Promise<void> {
  const play = agentPlay(() => database)
  for (let reader = 0; reader < readers; reader++) {
    const user = await play.reader()
    if (reader === 0) await play.chooseMails(user, 'weekly')
    await database.query(
      `insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth)
       select id, user_id, id, 'p', 'a' from sessions where user_id = $1`,
      [user.id],
    )
    await play.watchCoffee(user)
  }
}

/** Imports once more, to the end, after the time in which a killed import counts as running. */
async function finish(database: Database): Promise<void> {
  await database.query(`update import_runs set alive_at = alive_at - interval '3 minutes'`)
  await importAndRaise(database, offers)
}

/**
 * Fails unless every user has one alert for each offer, each in a mail that is waiting and has an id of its own, and in one
 * notification.
 */
async function expectEachOnce(database: Database): Promise<void> {
  const alerts = await database.query<{ alerts: number; told: number }>(
    `select count(*)::int as alerts, count(distinct (offer_id, m.recipient))::int as told
     from price_agent_alerts a join mail_outbox m on m.id = a.mail_id and not m.is_held group by agent_id`,
  )
  expect(alerts).toEqual(Array(readers).fill({ alerts: offers, told: offers }))
  const [mails] = await database.query<{ mails: number; ids: number; empty: number }>(
    `select count(*)::int as mails, count(distinct message_id)::int as ids,
       count(*) filter (where id not in (select mail_id from price_agent_alerts))::int as empty from mail_outbox`,
  )
  expect(mails).toEqual({ mails: mails?.mails, ids: mails?.mails, empty: 0 })
  const pushes = await database.query<{ offers: number; told: number }>(
    `select count(*)::int as offers, count(distinct offer)::int as told
     from push_outbox, unnest(offer_ids) offer where not is_held group by subscription_id`,
  )
  expect(pushes).toEqual(Array(readers).fill({ offers, told: offers }))
  expect(await database.query('select 1 from unmatched_offers')).toEqual([])
}

describe('Alerts of a process that is killed while it imports, matches and writes mails', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'alert-kill-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it(`on the embedded database, ${onPglite} times: each is written once, with its mail`, async () => {
    const environment = { DATA_DIR: folder, DATABASE_URL: '' }
    const before = await openPglite(folder, await pgliteTemplate(inject('pgliteTemplate')))
    await watchCoffee(before)
    await before.close()
    for (let kill = 0; kill < onPglite; kill++) await killAfter(Math.random() * latestKillMs, environment)
    const after = await openPglite(folder)
    await finish(after)
    await expectEachOnce(after)
    await after.close()
  })

  it(`on PostgreSQL, ${onPostgres} times: each is written once, with its mail`, async () => {
    const url = await createPostgresDatabase()
    const environment = { DATA_DIR: folder, DATABASE_URL: url }
    const database = await openPostgres(url)
    await watchCoffee(database)
    // Two processes at a time, as two servers of one database.
    for (let kill = 0; kill < onPostgres; kill += 2) {
      const some = Array.from({ length: Math.min(2, onPostgres - kill) }, () => Math.random() * latestKillMs)
      await Promise.all(some.map((milliseconds) => killAfter(milliseconds, environment)))
    }
    await finish(database)
    await expectEachOnce(database)
    await database.close()
  })
})
