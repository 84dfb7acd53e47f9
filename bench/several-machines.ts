import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import PostalMime from 'postal-mime'
import { openHalfOpenProxy } from '#tests/integration/databases/half-open-proxy.ts'
import { startPostgres, startReplica } from '#tests/integration/databases/postgres-server.ts'
import { type Product, startProduct } from './running-product.ts'
import { gatherMails } from './traffic/gather-mails.ts'
import { loadDuring } from './traffic/load-during.ts'
import { registerShopper } from './traffic/register-shopper.ts'
import { startNginx } from './traffic/start-nginx.ts'
import { change, follow, milk } from './traffic/use-list.ts'

// Two machines, each with its own folder, on one PostgreSQL with a streaming replica, behind nginx as deploy/nginx.conf
// configures it. Needs nginx. Prints a line for each fact that was seen, and ends with an error at the first that was not.

const firstPort = 3730
const secret = 'the secret that two measured machines share'
const changes = 60
const rolledRequests = 10_000
/** How long after its start the proxy has taken a machine again (deploy/nginx.conf). */
const untilTakenMs = 5000
const shoppers = ['Anna', 'Bo', 'Carl', 'Dorte', 'Erik', 'Freja', 'Gert', 'Hanne']

const folder = mkdtempSync(join(tmpdir(), 'machines-'))
const proxyUrl = `http://127.0.0.1:${firstPort}`
const say = (fact: string) => console.info(`- ${fact}`)
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The value of a metric of a machine, summed over its labels. */
async function figure(machine: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${firstPort + 10 + machine}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** Waits for both machines to read from the replica, or from the primary. @returns the seconds that it took. */
async function untilBothUse(isReplica: boolean): Promise<number> {
  const start = performance.now()
  for (const machine of [0, 1]) {
    while ((await figure(machine, 'replica_used')) !== Number(isReplica)) {
      assert(performance.now() - start < 60_000, 'the machines do not change where they read')
      await delay(100)
    }
  }
  return (performance.now() - start) / 1000
}

let asked = 0
/** Searches through the proxy what was not searched before, four at a time, while `work` goes on. */
async function searchDuring<Result>(work: () => Promise<Result>) {
  const tally = { answered: 0, failed: 0, slowest: 0 }
  let isOver = false
  const ask = async () => {
    while (!isOver) {
      const start = performance.now()
      asked += 1
      const answer = await fetch(`${proxyUrl}/api/typeahead-search/dk/kaffe ${asked}`).catch(() => undefined)
      await answer?.text()
      if (answer?.ok) tally.answered += 1
      else tally.failed += 1
      tally.slowest = Math.max(tally.slowest, (performance.now() - start) / 1000)
    }
  }
  const asking = [1, 2, 3, 4].map(ask)
  const result = await work()
  isOver = true
  await Promise.all(asking)
  return {
    result,
    ...tally,
    text: `${tally.answered} searches, ${tally.failed} failed, slowest ${tally.slowest.toFixed(2)} s`,
  }
}

const primary = await startPostgres()
let replica = await startReplica(primary)
const way = await openHalfOpenProxy(replica.folder)
const onReplica = async (text: string) => {
  const client = new pg.Client({ connectionString: replica.urlOf('postgres') })
  await client.connect()
  await client.query(text)
  await client.end()
}
const machines: Product[] = []
const stops: (() => Promise<void>)[] = []
try {
  const startMachine = (machine: number) => {
    const env = {
      // Nothing here depends on what is on offer, and the catalogue takes minutes to load.
      DEMO: '0',
      APP_URL: proxyUrl,
      DATABASE_URL: primary.urlOf('postgres'),
      DATABASE_READ_URL: way.urlOf('postgres'),
      SESSION_SECRET: secret,
      TRUST_PROXY: '1',
      METRICS_PORT: String(firstPort + 10 + machine),
    }
    return startProduct(firstPort + 1 + machine, { env })
  }
  for (const machine of [0, 1]) machines.push(await startMachine(machine))
  const [one, two] = machines as [Product, Product]
  stops.push(await startNginx(machines, { folder, port: firstPort }))

  const mailsOfAll = gatherMails(() => machines)
  stops.push(async () => mailsOfAll.stop())

  const known = []
  for (const name of shoppers)
    known.push(await registerShopper({ url: proxyUrl, folder: mailsOfAll.folder }, name))
  const [anna] = known
  assert(anna)
  for (const url of [one.url, two.url, proxyUrl]) {
    const answer: Response = await fetch(`${url}${anna.listPath}`, { headers: anna.headers })
    assert.equal(answer.status, 200)
  }
  say(`sessions: ${shoppers.length} registered through the proxy, and are known to both machines`)

  const recipients = (await Promise.all(mailsOfAll.read().map((mail) => PostalMime.parse(mail)))).map(
    ({ to }) => to?.[0]?.address,
  )
  assert.deepEqual(recipients.sort(), shoppers.map((name) => `${name.toLowerCase()}@example.org`).sort())
  const sent = await Promise.all([0, 1].map((machine) => figure(machine, 'mails_total')))
  say(`jobs: each got one mail; the machines sent ${sent.join(' and ')}`)

  const agent = new Agent({ keepAlive: true })
  const followings = await Promise.all(
    [one, two, { url: proxyUrl }].map((at) => follow(at, anna, { listPath: anna.listPath, agent })),
  )
  const heardAfter: number[] = []
  for (let index = 0; index < changes; index += 1) {
    const start = performance.now()
    const { version } = await change(machines[index % 2] as Product, anna, 'add-manually-entered-item', milk)
    await Promise.all(followings.map(({ next }) => next(version)))
    heardAfter.push(performance.now() - start)
  }
  for (const { stop } of followings) stop()
  const slowest = Math.max(...heardAfter)
  assert(slowest < 1000, `a change was heard after ${slowest} ms`)
  say(
    `live lists: ${changes} changes on alternating machines were heard on both and through the proxy, median ${median(heardAfter).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
  )

  const statusesOfChecks: number[] = []
  for (let index = 0; index < 61; index += 1) {
    const machine = machines[index % 2] as Product
    const headers = { ...anna.headers, 'x-forwarded-for': '198.51.100.7' }
    const answer = await fetch(`${machine.url}/api/check-email?email=nobody@example.org`, { headers })
    statusesOfChecks.push(answer.status)
  }
  assert.deepEqual(statusesOfChecks.slice(-2), [200, 429], String(statusesOfChecks))
  say('throttles: the 61st check of an email in a minute is refused, after thirty on each machine')

  process.env.SESSION_SECRET = secret
  const { photoAddress } = await import('#app/server/photos/photo-address.ts')
  const photo = photoAddress('https://photos.example.org/milk.jpg') ?? ''
  const forged = photo.replace(/(photos\/)..../, '$1AAAA')
  const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status
  const statuses = []
  for (const { url } of machines)
    for (const path of [photo, forged]) statuses.push(await statusOf(`${url}${path}?w=640`))
  assert.deepEqual(statuses, [302, 404, 302, 404])
  say(
    'photographs: both machines take an address that was signed with the shared secret, and refuse a forged one',
  )

  await untilBothUse(true)
  const before = await Promise.all([0, 1].map((machine) => figure(machine, 'search_duration_seconds_count')))
  const calm = await searchDuring(() => delay(5000))
  assert.equal(calm.failed, 0)
  const after = await Promise.all([0, 1].map((machine) => figure(machine, 'search_duration_seconds_count')))
  const shares = after.map((count, machine) => count - (before[machine] ?? 0))
  assert(shares.every((count) => count > 0))
  say(`replica in use: ${calm.text}; the machines searched ${shares.join(' and ')} times`)

  await onReplica('select pg_wal_replay_pause()')
  const writing = setInterval(() => void change(one, anna, 'remove-all-items').catch(() => {}), 500)
  const lagging = await searchDuring(() => untilBothUse(false))
  clearInterval(writing)
  assert.equal(lagging.failed, 0)
  await onReplica('select pg_wal_replay_resume()')
  const back = await untilBothUse(true)
  say(
    `a replica that lags is left after ${lagging.result.toFixed(1)} s (${lagging.text}), and taken again after ${back.toFixed(1)} s`,
  )

  way.freeze()
  const hanging = await searchDuring(() => untilBothUse(false))
  assert.equal(hanging.failed, 0)
  way.thaw()
  say(
    `a replica that hangs is left after ${hanging.result.toFixed(1)} s (${hanging.text}), and taken again after ${(await untilBothUse(true)).toFixed(1)} s`,
  )

  const dying = await searchDuring(async () => {
    await replica.stop()
    return untilBothUse(false)
  })
  assert.equal(dying.failed, 0)
  replica = await startReplica(primary)
  way.leadTo(replica.folder)
  say(
    `a replica that dies is left after ${dying.result.toFixed(1)} s (${dying.text}), and another in its place is taken after ${(await untilBothUse(true)).toFixed(1)} s`,
  )

  const rolled = await loadDuring(proxyUrl, { shoppers: known, least: rolledRequests }, async () => {
    for (const machine of [0, 1]) {
      await machines[machine]?.stop()
      machines[machine] = await startMachine(machine)
      await delay(untilTakenMs)
    }
  })
  assert.deepEqual(rolled.failures, [])
  say(`a rolling restart: ${rolled.answered} requests, changes of lists among them, and none failed`)

  const killed = await searchDuring(async () => {
    const { server } = machines[1] as Product
    server.kill('SIGKILL')
    await once(server, 'exit')
    await delay(3000)
    const answer = await fetch(`${proxyUrl}${anna.listPath}`, { headers: anna.headers })
    assert.equal(answer.status, 200)
  })
  assert.equal(killed.failed, 0)
  say(`a machine that dies: ${killed.text}; sessions go on at the other`)
} finally {
  for (const stop of stops.reverse()) await stop()
  for (const machine of machines) await machine.stop()
  await way.close()
  await replica.stop()
  await primary.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
