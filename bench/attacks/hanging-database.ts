import { setTimeout as delay } from 'node:timers/promises'
import { openHalfOpenProxy } from '#tests/integration/databases/half-open-proxy.ts'
import { startPostgres } from '#tests/integration/databases/postgres-server.ts'
import { startProduct } from '../running-product.ts'
import { registerShopper } from '../traffic/register-shopper.ts'

const hangsMs = 45_000
const connections = 20
const port = 3419

/** A database that answers nothing for 45 seconds, while 20 connections ask for pages, searches and lists. */
const postgres = await startPostgres()
const way = await openHalfOpenProxy(postgres.folder)
const product = await startProduct(port, { env: { DATABASE_URL: way.urlOf('postgres'), DEMO: '0' } })
try {
  const { headers, listPath } = await registerShopper(product, 'Anna')
  const timed = async (path: string, init: RequestInit = {}) => {
    const start = performance.now()
    const { status } = await fetch(`${product.url}${path}`, init)
    return { status, seconds: (performance.now() - start) / 1000 }
  }
  const before = product.memory()
  way.freeze()
  const endsAt = Date.now() + hangsMs
  const answered: Record<string, { answers: number; slowest: number }> = {}
  const ask = async (kind: string, path: string, init?: RequestInit) => {
    const { status, seconds } = await timed(path, init)
    const { answers, slowest } = answered[`${kind} ${status}`] ?? { answers: 0, slowest: 0 }
    answered[`${kind} ${status}`] = { answers: answers + 1, slowest: Math.max(slowest, seconds) }
  }
  const work = async (_: unknown, index: number) => {
    while (Date.now() < endsAt) {
      if (index % 3 === 0) await ask('page', `/offer/ord${Math.random()}`)
      else if (index % 3 === 1) await ask('search', `/api/typeahead-search/dk/ord${Math.random()}`)
      else await ask('list', listPath, { headers })
    }
  }
  const watch = async () => {
    while (Date.now() < endsAt) {
      await Promise.all([ask('readyz', '/readyz'), ask('healthz', '/healthz')])
      await delay(1_000)
    }
  }
  await Promise.all([watch(), ...Array.from({ length: connections }, work)])
  way.thaw()
  const start = performance.now()
  while ((await timed('/readyz')).status !== 200) await delay(100)
  const readyAfter = (performance.now() - start) / 1000
  console.info(answered)
  console.info({
    readyAfter,
    list: await timed(listPath, { headers }),
    memory: [before, product.memory()],
  })
} finally {
  await product.stop()
  await way.close()
  await postgres.stop()
}
