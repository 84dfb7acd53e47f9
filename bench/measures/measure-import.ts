import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { addDays, type Day } from '#app/domain/locale/dates.ts'
import { countries } from '#app/domain/locale/locales.ts'
import { currencyOfCountry } from '#app/domain/prices/money.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import type { OfferInput } from '#app/server/import/offer/check-offer.ts'
import { startPostgres } from '#tests/integration/databases/postgres-server.ts'
import { report } from '../report.ts'
import { memoryOf, startProduct } from '../running-product.ts'
import { benchDay, chainsACountry, productsOf } from '../traffic/fill-catalogue.ts'

const sizes = ['200 g', '400 g', '500 g', '1 kg', '33 cl', '0,5 l', '1,5 l', '6 x 33 cl']
const linesAtOnce = 5000
const thousands = (rows: number) => (rows === 1_000_000 ? '1M' : `${rows / 1000}k`)

function* offers(rows: number, day: Day): Generator<OfferInput> {
  const products = new Map(countries.map((country) => [country, productsOf(country)]))
  for (let row = 0; row < rows; row += 1) {
    const country = countries[row % countries.length] ?? 'dk'
    const ofCountry = products.get(country) ?? []
    const product = ofCountry[(row * 7919) % ofCountry.length]
    if (!product) throw new Error(`${country} has no products`)
    const startDate = addDays(day, ((row * 104_729) % 28) - 17)
    yield {
      source: 'bench',
      id: String(row),
      country,
      chain: `Kæde ${1 + (row % chainsACountry)}`,
      ...product,
      size: sizes[(row * 31) % sizes.length],
      startDate,
      endDate: addDays(startDate, 6),
      price: 500 + ((row * 7907) % 9500),
      currency: currencyOfCountry(country),
      imageUrl: `https://images.example.org/offers/${row}.webp`,
      offerUrl: `https://shop.example.org/offers/${row}`,
    }
  }
}

/** Writes offers of the days around a day, as lines of JSON. */
export function writeOffers(file: string, rows: number, day: Day = benchDay): void {
  const handle = openSync(file, 'w')
  let lines: string[] = []
  for (const offer of offers(rows, day)) {
    lines.push(`${JSON.stringify(offer)}\n`)
    if (lines.length < linesAtOnce) continue
    writeSync(handle, lines.join(''))
    lines = []
  }
  writeSync(handle, lines.join(''))
  closeSync(handle)
}

/** Runs the command of `npm run import` on a file. @returns its duration in seconds and peak memory in megabytes. */
export async function runImport(
  file: string,
  environment: Record<string, string>,
): Promise<{ seconds: number; memory: number }> {
  const start = performance.now()
  const command = spawn(process.execPath, ['scripts/import.ts', file, '--format', 'jsonl'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  command.stderr.on('data', (text) => {
    said += text
  })
  const ended = once(command, 'exit')
  let memory = 0
  while (command.exitCode === null && command.signalCode === null) {
    memory = Math.max(memory, memoryOf(command.pid ?? 0))
    await Promise.race([ended, delay(50)])
  }
  if (command.exitCode !== 0) throw new Error(`the import failed: ${said}`)
  return { seconds: (performance.now() - start) / 1000, memory }
}

/** Measures the memory of a server that holds the embedded database, while the command hands an import over to it. */
export async function measureHandedOver(port: number): Promise<void> {
  const product = await startProduct(port)
  try {
    const rows = 200_000
    const file = join(product.folder, 'offers.jsonl')
    writeOffers(file, rows)
    let memory = 0
    const sampling = setInterval(() => {
      memory = Math.max(memory, product.memory())
    }, 50)
    const environment = { DATABASE_URL: '', DATA_DIR: product.folder }
    for (const what of ['new', 'unchanged']) {
      memory = 0
      const { seconds } = await runImport(file, environment)
      const name = `import, JSONL, into the server with PGlite, ${thousands(rows)} ${what} offers`
      report({ name: `${name}, rate`, value: rows / seconds, unit: 'rows/s' })
      report({ name: `${name}, largest memory of the server`, value: memory, unit: 'MB', target: 500 })
    }
    clearInterval(sampling)
  } finally {
    await product.stop()
  }
}

/** Measures the import command until search finds the new offers: rows per second, and memory. */
export async function measureImport(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const server = await startPostgres()
  try {
    const admin = await openPostgres(server.urlOf('postgres'))
    const file = join(folder, 'offers.jsonl')
    for (const rows of [200_000, 1_000_000]) {
      writeOffers(file, rows)
      await admin.query(`create database import_${rows}`)
      const environment = { DATABASE_URL: server.urlOf(`import_${rows}`), DATA_DIR: folder }
      for (const what of ['new', 'unchanged']) {
        const { seconds, memory } = await runImport(file, environment)
        const name = `import, JSONL, PostgreSQL, ${thousands(rows)} ${what} offers`
        const target = what === 'new' && rows === 1_000_000 ? { target: 20_000, atLeast: true } : {}
        report({ name: `${name}, rate`, value: rows / seconds, unit: 'rows/s', ...target })
        report({ name: `${name}, largest memory`, value: memory, unit: 'MB' })
      }
    }
    await admin.close()
    const rows = 200_000
    writeOffers(file, rows)
    const { seconds, memory } = await runImport(file, { DATABASE_URL: '', DATA_DIR: folder })
    const name = `import, JSONL, PGlite, ${thousands(rows)} new offers`
    report({ name: `${name}, rate`, value: rows / seconds, unit: 'rows/s' })
    report({ name: `${name}, largest memory`, value: memory, unit: 'MB' })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}
