import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pLimit from 'p-limit'
import PostalMime from 'postal-mime'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#app/server/db/database.ts'
import { openPglite } from '#app/server/db/pglite.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { macroPlugins } from '../../../scripts/build/macro-plugins.ts'
import { createPostgresDatabase } from '../databases/databases.ts'
import { startMailServer } from './mail-server.ts'

/** How often processes are killed: on the embedded database, on PostgreSQL. `MAIL_KILLS=4,16` sets other numbers. */
const [pglite = 2, postgres = 4] = process.env.MAIL_KILLS?.split(',').map(Number) ?? []
const kills = { pglite, postgres }
/** The embedded database allows one process at a time and opens slowly after a kill; PostgreSQL allows several. */
const atOnce = { pglite: 1, postgres: 4 }
// Inside the project, so that the bundled code finds its packages.
const bundle = `.cache/mail-writer-${process.pid}`

const readerOf = (number: number) => `reader${number}@example.org`

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

function start(args: string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(bundle, 'mail-writer.js'), ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(bundle, 'compiled'), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/**
 * Starts a process that queues mails, and kills it as soon as it reports the n-th as committed: after that mail's write
 * and before its sending.
 * @returns the reported numbers, without the log lines that the process also writes.
 */
async function killAfter(
  mails: number,
  first: number,
  environment: Record<string, string>,
): Promise<number[]> {
  const child = start(['write', String(first)], environment)
  const named: number[] = []
  if (!child.stdout) throw new Error('the process has no output')
  for await (const line of createInterface(child.stdout)) {
    if (/^\d+$/.test(line)) named.push(Number(line))
    if (named.length === mails) child.kill('SIGKILL')
  }
  expect([await ended(child), child.signalCode]).toEqual([null, 'SIGKILL'])
  return named
}

async function killOften(engine: keyof typeof kills, environment: Record<string, string>): Promise<number[]> {
  const inTurn = pLimit(atOnce[engine])
  const rounds = Array.from({ length: kills[engine] }, (_, round) =>
    // A committed mail may not have been reported in time, so the next process begins at a much higher number.
    inTurn(() => killAfter(1 + (round % 4) * 2, round * 1000, environment)),
  )
  return (await Promise.all(rounds)).flat()
}

type Row = { recipient: string; sent: boolean; messageId: string }

async function readOutbox(database: Database): Promise<Row[]> {
  return database.query<Row>(
    'select recipient, sent_at is not null as sent, message_id as "messageId" from mail_outbox order by id',
  )
}

function expectEachOnce(outbox: Row[], named: number[]): void {
  const recipients = outbox.map(({ recipient }) => recipient)
  expect(recipients.length).toBe(new Set(recipients).size)
  expect(named.map(readerOf).filter((reader) => !recipients.includes(reader))).toEqual([])
  expect(outbox.filter(({ sent }) => !sent)).toEqual([])
}

describe('Mail of a process that is killed between the write and the sending', () => {
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mail-kill-'))
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: macroPlugins(),
      build: { ssr: 'tests/integration/mail/mail-writer.ts', outDir: bundle, emptyOutDir: true },
    })
  }, 120_000)
  afterAll(() => {
    for (const path of [folder, bundle]) rmSync(path, { recursive: true, force: true })
  })

  it(`on the embedded database, ${kills.pglite} times: each is in the outbox once and becomes one file`, async () => {
    const environment = { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' }
    const named = await killOften('pglite', environment)
    expect(await ended(start(['send'], environment))).toBe(0)
    const database = await openPglite(folder)
    const outbox = await readOutbox(database)
    await database.close()
    expectEachOnce(outbox, named)
    const mails = join(folder, 'mail')
    const landed = await Promise.all(
      readdirSync(mails).map((file) => PostalMime.parse(readFileSync(join(mails, file)))),
    )
    const pairs = landed.map(({ messageId, to }) => [messageId, to?.[0]?.address])
    expect(pairs.sort()).toEqual(outbox.map(({ messageId, recipient }) => [messageId, recipient]).sort())
  })

  it(`on PostgreSQL, ${kills.postgres} times: each is in the outbox once and arrives, a repeat under the same Message-ID`, async () => {
    const server = await startMailServer()
    const url = await createPostgresDatabase()
    const environment = {
      DATABASE_URL: url,
      DATA_DIR: folder,
      SMTP_URL: `smtp://${server.host}`,
      MAIL_FROM: 'hej@tilbudsugen.example',
    }
    const named = await killOften('postgres', environment)
    const database = await openPostgres(url)
    // The processes that took these mails are dead, which others conclude only after some time.
    const leftBehind = await database.query(
      'update mail_outbox set next_attempt_at = now() where sent_at is null returning id',
    )
    expect(leftBehind.length).toBeGreaterThan(0)
    expect(await ended(start(['send'], environment))).toBe(0)
    const outbox = await readOutbox(database)
    await database.close()
    await server.close()
    expectEachOnce(outbox, named)
    const arrived = new Set(server.received.map(({ mail, to }) => `${mail.messageId} ${to}`))
    expect([...arrived].sort()).toEqual(
      outbox.map(({ messageId, recipient }) => `${messageId} ${recipient}`).sort(),
    )
    // A repeat happens only if a process dies after the server took a mail, and a process sends five at a time.
    expect(server.received.length - arrived.size).toBeLessThanOrEqual(kills.postgres * 5)
  })
})
