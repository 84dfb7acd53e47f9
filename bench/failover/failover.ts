import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startMailServer } from '#tests/integration/mail/mail-server.ts'
import { type Product, startProduct } from '../running-product.ts'
import { registerBy, type Shopper } from '../traffic/register-shopper.ts'
import { startNginx } from '../traffic/start-nginx.ts'
import { change } from '../traffic/use-list.ts'
import { fromAnotherVisitor } from '../traffic/visitor-address.ts'
import { startByHand } from './cluster-by-hand.ts'
import { startPatroni } from './cluster-of-patroni.ts'
import { countWrites } from './count.ts'
import { playRound, type Round } from './round.ts'
import { openStreams } from './streams.ts'
import { enrol, newLedger, writeList } from './writers.ts'

// The failover of the primary database: two machines behind nginx, two PostgreSQL servers behind HAProxy. Needs nginx and
// HAProxy, with `--patroni` also Patroni and etcd. Prints what each round saw, and ends with an error if an acknowledged
// write was lost or doubled, or anything did not go on.

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '10' },
    streams: { type: 'string', default: '1000' },
    patroni: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
/** A user may follow ten times in a process, and nginx may lead all of them to one. */
const streamsOfUser = 10
const users = Number(values.streams) / streamsOfUser
const listWriters = 18
const enrollers = 2
/** Registrations at once: passwords are hashed two at a time. */
const atOnce = 4
const firstPort = 3760
/** The lease of a mail whose sender got no answer, and a while (app/server/mail/send-due-mail.ts). */
const mailsWithinMs = 400_000

const url = `http://127.0.0.1:${firstPort}`
const folder = mkdtempSync(join(tmpdir(), 'failover-'))
const say = (fact: string) => console.info(`- ${fact}`)

// Whatever was started ends with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const mails = await startMailServer()
/** The link in the mail that asks to verify an email. */
async function linkIn(email: string): Promise<URL> {
  for (;;) {
    const found = mails.received.find(({ to }) => to.includes(email))
    const [link] = /http\S+\/email\/verify\/\S+/.exec(found?.mail.text ?? '') ?? []
    if (link) return new URL(link)
    await delay(50)
  }
}

async function registerAll(): Promise<Shopper[]> {
  const names = Array.from({ length: users }, (_, index) => `Shopper${index}`)
  const known: Shopper[] = []
  const register = async () => {
    for (let name = names.shift(); name; name = names.shift())
      known.push(await registerBy({ url, linkIn, sent: fromAnotherVisitor() }, name))
  }
  await Promise.all(Array.from({ length: atOnce }, register))
  return known
}

const start = values.patroni ? startPatroni : startByHand
const cluster = await start(folder, {
  servers: [firstPort + 20, firstPort + 21],
  api: [firstPort + 22, firstPort + 23],
  proxy: { primary: firstPort + 24, replica: firstPort + 25 },
})
const machines: Product[] = []
const stops: (() => unknown)[] = []
try {
  const env = {
    // Nothing here depends on what is on offer, and the catalogue takes minutes to load.
    DEMO: '0',
    APP_URL: url,
    DATABASE_URL: cluster.url,
    DATABASE_READ_URL: cluster.readUrl,
    SESSION_SECRET: 'the secret that two measured machines share',
    SMTP_URL: `smtp://${mails.host}`,
    MAIL_FROM: 'Tilbudsugen <no-reply@tilbudsugen.example>',
    // nginx, and what seems to be another visitor's proxy before it.
    TRUST_PROXY: '2',
  }
  for (const machine of [1, 2]) machines.push(await startProduct(firstPort + machine, { env }))
  stops.push(await startNginx(machines, { folder, port: firstPort }))
  const shoppers = await registerAll()
  const streams = await openStreams(url, shoppers, streamsOfUser)
  stops.push(streams.stop)
  say(
    `${cluster.described}: ${rounds} rounds, ${shoppers.length} shoppers follow their lists over ${users * streamsOfUser} streams, ${listWriters + enrollers} write; load ${loadavg()[0]?.toFixed(1)}`,
  )

  const ledger = newLedger()
  let isOver = false
  const writing = { ledger, isOver: () => isOver }
  const writers = [
    ...shoppers.slice(0, listWriters).map((shopper) => writeList(url, shopper, writing)),
    ...Array.from({ length: enrollers }, (_, index) =>
      enrol(url, { name: `Newcomer${index}-`, linkIn }, writing),
    ),
  ]
  const [reader] = shoppers.slice(-1)
  assert(reader)
  const played: Round[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const seen = await playRound({ url, cluster, ledger, reader })
    const heard = await Promise.all(
      shoppers.map(async (shopper) => {
        const { version } = await change({ url }, shopper, 'remove-all-items')
        return streams.heard(shopper.listPath, version, 30_000)
      }),
    )
    const hearing = heard.reduce((sum, one) => sum + one.streams, 0)
    const slowest = Math.max(...heard.map(({ lastMs }) => lastMs))
    played.push(seen)
    say(
      `round ${round}: promoted ${seen.promotedAfter.toFixed(1)} s after the kill; first write ${seen.firstWrite.toFixed(1)} s and all writers ${seen.allWriters.toFixed(1)} s after the promotion; ${seen.pages} pages and searches until then, from 3 s before the kill (${seen.alone} of the replica alone, slowest ${(seen.slowestMs / 1000).toFixed(1)} s), failed: ${seen.failures}; a change after it heard by ${hearing} streams within ${slowest.toFixed(0)} ms; a mail ${seen.mailAfter.toFixed(1)} s after the promotion; load ${loadavg()[0]?.toFixed(1)}`,
    )
    assert.equal(hearing, users * streamsOfUser)
    await cluster.restoreStandby()
    const { lost, doubled } = await countWrites(cluster.ask, ledger)
    assert.deepEqual({ lost, doubled }, { lost: [], doubled: [] })
  }
  isOver = true
  await Promise.all(writers)

  const { lost, doubled } = await countWrites(cluster.ask, ledger)
  const repeated = ledger.written.filter(({ tries }) => tries > 1).length
  const failures = [...ledger.failures].map(([why, count]) => `${why}: ${count}`).join(', ')
  say(
    `writes: ${ledger.written.length} acknowledged, ${repeated} of them after a repetition; lost ${lost.length}, doubled ${doubled.length}; requests that failed: ${failures || 'none'}`,
  )
  assert.deepEqual({ lost, doubled, refused: ledger.refused }, { lost: [], doubled: [], refused: [] })

  const all = [...ledger.registered, ...shoppers.map((_, index) => `shopper${index}@example.org`)]
  const countOf = (email: string) => mails.received.filter(({ to }) => to.includes(email)).length
  const end = performance.now() + mailsWithinMs
  while (all.some((email) => countOf(email) === 0) && performance.now() < end) await delay(1000)
  const wrong = all.filter((email) => countOf(email) !== 1).map((email) => `${email}: ${countOf(email)}`)
  say(
    `mails: ${all.length} users registered, ${all.length - wrong.length} got one mail each; others: ${wrong.join(', ') || 'none'}`,
  )
  assert.deepEqual(wrong, [])
  say(
    `streams: ${streams.told.lost} were lost and made again, ${streams.told.refused} of these refused at first`,
  )
  const slowestWrite = Math.max(...played.map(({ allWriters }) => allWriters))
  say(`all writers were answered again at most ${slowestWrite.toFixed(1)} s after the promotion`)
  assert(slowestWrite < 15)
} catch (error) {
  // Told now: what is stopped below makes the writers fail too.
  console.error(error)
  process.exit(1)
} finally {
  for (const stop of stops.reverse()) await stop()
  for (const machine of machines) await machine.stop()
  await cluster.stop()
  await mails.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
