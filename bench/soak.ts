import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '#tests/integration/databases/postgres-server.ts'
import type { Memory } from './measures/tell-memory.ts'
import { percentile } from './report.ts'
import { type Product, startProduct } from './running-product.ts'
import { createTraffic, type Mix, mixes, type Traffic } from './traffic/soak-traffic.ts'

/** The largest allowed growth of memory, as a share. */
const mostGrowth = 0.05
/** The most requests under way at once: a slow server gets fewer, and the table says how many were skipped. */
const mostAtOnce = 100
const sampleMs = 15_000
const firstPort = 3410

const usage =
  'npm run soak -- [--engine embedded|postgres]... [--minutes 30] [--rate 35] [--mix ordinary|load]'

const engines = { embedded: startEmbedded, postgres: startOnPostgres }
type Engine = keyof typeof engines
const isEngine = (name: string): name is Engine => Object.hasOwn(engines, name)
const isMix = (name: string): name is Mix => Object.hasOwn(mixes, name)

const told = {
  nodeOptions: ['--expose-gc', '--import', './bench/measures/tell-memory.ts'],
}

function startEmbedded(port: number): Promise<Product> {
  return startProduct(port, told)
}

async function startOnPostgres(port: number): Promise<Product> {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.urlOf('postgres') }
  const product = await startProduct(port, { ...told, env })
  const stop = async () => {
    await product.stop()
    await postgres.stop()
  }
  return { ...product, stop }
}

/** The memory of a server. @throws if it does not answer within a minute, for example because it died. */
async function memoryOf({ server }: Product): Promise<Memory> {
  const answer = once(server, 'message', { signal: AbortSignal.timeout(60_000) })
  server.send('memory')
  const [memory] = await answer
  return memory
}

type Driver = {
  /** Starts no request until those under way are answered and `work` is done. */
  atRest: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** @returns the counts of the requests. */
  stop: () => Promise<Counted>
}
/** `took` has the milliseconds of each answered request, by kind. */
type Counted = { done: number; left: number; failed: number; took: Map<string, number[]> }

/** Starts deeds at a rate, without waiting for the previous one. */
function drive(traffic: Traffic, rate: number): Driver {
  const counted: Counted = { done: 0, left: 0, failed: 0, took: new Map() }
  const under = new Set<Promise<void>>()
  let isAtRest = false
  const begin = () => {
    if (isAtRest) return
    if (under.size >= mostAtOnce) {
      counted.left += 1
      return
    }
    const { kind, deed } = traffic.next()
    const start = performance.now()
    const work: Promise<void> = deed()
      .then(
        () => {
          counted.done += 1
          const times = counted.took.get(kind) ?? []
          times.push(performance.now() - start)
          counted.took.set(kind, times)
        },
        (error) => {
          counted.failed += 1
          if (counted.failed <= 10) console.error(`${kind} failed: ${error}`)
        },
      )
      .finally(() => under.delete(work))
    under.add(work)
  }
  const timer = setInterval(begin, 1000 / rate)
  return {
    atRest: async (work) => {
      isAtRest = true
      await Promise.all(under)
      return work().finally(() => {
        isAtRest = false
      })
    },
    stop: async () => {
      clearInterval(timer)
      await Promise.all(under)
      return counted
    },
  }
}

type Sample = Memory & { minute: number }

/**
 * How much a figure grew, as a share, from the time after the server has settled until the end. It compares the lowest
 * samples, because a leak raises them and short-lived memory does not.
 */
function growth(samples: Sample[], minutes: number, figure: (sample: Sample) => number) {
  const settled = Math.min(5, minutes / 2)
  const window = Math.min(2, minutes / 6)
  const lowest = (from: number, to: number) =>
    Math.min(...samples.filter(({ minute }) => minute >= from && minute < to).map(figure))
  const before = lowest(settled, settled + window)
  const after = lowest(minutes - window, Number.POSITIVE_INFINITY)
  return { before, after, share: after / before - 1 }
}

/** Soaks a server for some minutes, and prints its memory. @returns whether the memory did not grow. */
async function soak(engine: Engine, minutes: number, rate: number, mix: Mix): Promise<boolean> {
  const product = await engines[engine](firstPort + Object.keys(engines).indexOf(engine))
  try {
    const traffic = await createTraffic(product, mix)
    const driver = drive(traffic, rate)
    const samples: Sample[] = []
    const begin = performance.now()
    const minute = () => (performance.now() - begin) / 60_000
    while (minute() < minutes) {
      await delay(sampleMs)
      const sample = { minute: minute(), ...(await driver.atRest(() => memoryOf(product))) }
      samples.push(sample)
      if (samples.length % 4 === 0) {
        const { inUse, rss } = sample
        console.info(
          `${engine} minute ${sample.minute.toFixed(1)}: ${inUse.toFixed(1)} MB in use, ${rss.toFixed(0)} MB held`,
        )
      }
    }
    const counted = await driver.stop()
    traffic.stop()
    const reached = counted.done / (minute() * 60)
    console.info(
      `${engine}: ${counted.done} deeds, ${reached.toFixed(1)} a second, ${counted.left} left out, ${counted.failed} failed`,
    )
    for (const [kind, times] of counted.took) {
      const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)]
      console.info(`${kind}: ${times.length}, p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`)
    }
    const figures = {
      'in use after a collection': growth(samples, minutes, ({ inUse }) => inUse),
      'held by the process': growth(samples, minutes, ({ rss }) => rss),
    }
    for (const [name, { before, after, share }] of Object.entries(figures)) {
      const verdict = share <= mostGrowth ? 'ok' : 'GREW'
      console.info(
        `${name}: ${before.toFixed(1)} MB, then ${after.toFixed(1)} MB, ${(share * 100).toFixed(1)} % ${verdict}`,
      )
    }
    return counted.failed === 0 && Object.values(figures).every(({ share }) => share <= mostGrowth)
  } finally {
    await product.stop()
  }
}

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: Object.keys(engines) },
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '35' },
    mix: { type: 'string', default: 'ordinary' },
  },
})
const [minutes, rate] = [Number(values.minutes), Number(values.rate)]
const { mix } = values
if (!(minutes >= 2 && rate > 0 && isMix(mix) && values.engine.every(isEngine))) throw new Error(usage)

let isFlat = true
for (const engine of values.engine.filter(isEngine))
  isFlat = (await soak(engine, minutes, rate, mix)) && isFlat
process.exit(isFlat ? 0 : 1)
