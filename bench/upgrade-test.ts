import assert from 'node:assert/strict'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { freePort } from '#tests/free-port.ts'
import { startPostgres } from '#tests/integration/databases/postgres-server.ts'
import { findChromium } from '../scripts/command/find-chromium.ts'
import { type Product, startProduct } from './running-product.ts'
import { gatherMails } from './traffic/gather-mails.ts'
import { registerShopper } from './traffic/register-shopper.ts'
import { type OldTabs, oldTabs } from './upgrade/old-tabs.ts'
import { forgetBuilds, layRelease, layRevision, type Revision, runScript } from './upgrade/older-revision.ts'
import { walkBoth } from './upgrade/walk-both.ts'

// Two versions side by side: `npm run upgrade-test -- REVISION ...` starts an older revision on the schema of this one, and
// walks the main paths of shoppers on both at once. Then it opens tabs on each of the revisions, the oldest first, and
// renews the server below them. Prints a line for each fact that was seen, and ends with an error at
// the first that was not (docs/operations.md).

const tabsInAll = 10
const revisions = process.argv.slice(2)
if (revisions.length === 0) {
  console.error('Name the older revisions, the oldest first: npm run upgrade-test -- REVISION ...')
  process.exit(1)
}

const say = (fact: string) => console.info(`- ${fact}`)
const sitePort = await freePort()
const siteUrl = `http://127.0.0.1:${sitePort}`
const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
const here = { folder: '.', env: process.env }
const postgres = await startPostgres()
/** What both versions are told. */
const site = {
  // The catalogue is loaded before, by the older revision.
  DEMO: '0',
  APP_URL: siteUrl,
  DATABASE_URL: postgres.urlOf('postgres'),
  SESSION_SECRET: 'the secret that two versions of the product share',
}
const ownData = (side: string) => ({ ...site, DATA_DIR: join(folder, side) })

const laid: Revision[] = []
const running: Product[] = []
const logs: string[] = []
const mails = gatherMails(() => running)

/** Starts a version on the site. */
async function start(name: string, port: number, { folder: cwd, env }: Pick<Revision, 'folder' | 'env'>) {
  const path = join(folder, `${name}.log`)
  logs.push(path)
  const log = openSync(path, 'a')
  const product = await startProduct(port, { cwd, log, env: { ...env, ...site } })
  closeSync(log)
  running.push(product)
  return product
}

async function stopAll(): Promise<void> {
  for (const product of running.splice(0)) await product.stop()
}

/** What the versions logged as errors so far. */
const errors = () =>
  logs.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"level":"error"')),
  )

/** Opens tabs on each older revision, one after the other on the site's port, and ends what they do on this one. */
async function renewBelowTabs(browser: Browser): Promise<void> {
  let tabs: OldTabs | undefined
  for (const revision of laid) {
    const product = await start(revision.name, sitePort, revision)
    tabs ??= await oldTabs(
      browser,
      siteUrl,
      await registerShopper({ ...product, folder: mails.folder }, 'Clara'),
    )
    await tabs.open(revision.name, Math.ceil(tabsInAll / laid.length))
    await stopAll()
  }
  const release = layRelease(laid, join(folder, 'release'))
  await start('release', sitePort, release)
  const done = (await tabs?.finish()) ?? []
  say(`renewed on one port, ${done.length} tabs kept what was typed and open, and ended it without a reload:`)
  for (const tab of done) console.info(`  - ${tab}`)
  await stopAll()
  forgetBuilds(release)
  await start('release', sitePort, release)
  await tabs?.strand()
  say(
    'files that are gone: the next page is loaded anew, but not where a word is typed on the list, which stays',
  )
  await stopAll()
}

const stops: (() => Promise<void>)[] = []
try {
  const started = performance.now()
  const minutes = () => `${((performance.now() - started) / 60_000).toFixed(1)} min`
  for (const revision of revisions) laid.push(await layRevision(revision))
  const [oldest] = laid
  say(`built: ${laid.map(({ name }) => name).join(', ')} (${minutes()})`)
  assert(oldest)
  await runScript(here, ['migrate.ts'], ownData('newer'))
  await runScript(oldest, ['fill-database.ts'], { ...ownData('older'), DEMO: '1' })
  say(`the schema of this revision: ${oldest.name} fills it with its demo catalogue (${minutes()})`)

  const older = await start(oldest.name, sitePort, oldest)
  const newer = await start('newer', await freePort(), here)
  say(`${oldest.name} starts on it, and this revision beside it (${minutes()})`)

  await walkBoth({
    ...{ older, newer, say, mails },
    importBy: (side, file) =>
      runScript(side === 'older' ? oldest : here, ['import.ts', file, '--format', 'jsonl'], ownData(side)),
  })
  assert.deepEqual(errors(), [])
  say(`logs: neither version logged an error (${minutes()})`)
  await stopAll()

  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  stops.push(() => browser.close())
  await renewBelowTabs(browser)
  assert.deepEqual(errors(), [])
  say(`logs: no version logged an error (${minutes()})`)
} finally {
  mails.stop()
  for (const stop of stops) await stop()
  await stopAll()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
