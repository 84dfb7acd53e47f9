import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { buildIfChanged } from '../../scripts/build/build-product.ts'
import { findTestBrowser } from '../../scripts/command/find-chromium.ts'
import { runToEnd } from '../../scripts/command/run-to-end.ts'
import { dataFolder } from '../e2e/support/shopper-pool.ts'
import { inWords, type Trace } from './trace.ts'
import { walkAgain, walkAtRandom } from './walk.ts'
import { WalkedServer } from './walked-server.ts'

/**
 * Walks the product in a browser at random (README.md). The exit code is 1 if a walk found something.
 * `npm run test:page-walks -- --walks 20 --steps 30 --seed 7`, or `-- --replay FILE` for a walk that failed.
 */
const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '200' },
    steps: { type: 'string', default: '30' },
    /** Of the first walk; the next one has the next seed. */
    seed: { type: 'string', default: '1' },
    /** How many walks happen at a time, each lane with a server of its own. */
    lanes: { type: 'string', default: '2' },
    replay: { type: 'string' },
    /** The data folder that the servers copy; by default that of the browser's tests, made anew. */
    data: { type: 'string' },
    /** Not with the results of Playwright, which empties their folder. */
    traces: { type: 'string', default: '.cache/page-walks' },
  },
})

await buildIfChanged()
if (!values.data) await runToEnd(process.execPath, ['tests/e2e/support/prepare-data.ts'])
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] })
const jobs = (values.replay ? [jobOfTrace(values.replay)] : jobsAtRandom()).values()
let failures = 0
await Promise.all(Array.from({ length: values.replay ? 1 : Number(values.lanes) }, walkLane))
await browser.close()
console.info(failures === 0 ? 'Nothing is wrong.' : `${failures} walks found something.`)
process.exitCode = failures === 0 ? 0 : 1

type Job = (browser: Browser, server: WalkedServer) => Promise<Trace>

function jobsAtRandom(): Job[] {
  return Array.from(
    { length: Number(values.walks) },
    (_, index) => (browser, server) =>
      walkAtRandom(browser, server, Number(values.seed) + index, Number(values.steps)),
  )
}

function jobOfTrace(file: string): Job {
  const trace: Trace = JSON.parse(readFileSync(file, 'utf8'))
  return (browser, server) => walkAgain(browser, server, trace)
}

async function walkLane(): Promise<void> {
  const server = await WalkedServer.on(values.data ?? dataFolder)
  try {
    for (const job of jobs) tell(await job(browser, server))
  } finally {
    await server.remove()
  }
}

/** Prints how a walk went, and keeps the trace of one that found something. */
function tell(trace: Trace): void {
  const { seed, start, steps, problems } = trace
  console.info(`walk ${seed}: ${start.who} on ${start.path}, ${steps.length} steps`)
  if (problems.length === 0) return
  failures += 1
  mkdirSync(values.traces, { recursive: true })
  const file = join(values.traces, `walk-${seed}.json`)
  writeFileSync(file, `${JSON.stringify(trace, null, 2)}\n`)
  const last = steps.slice(-5).map((step) => `  ${inWords(step)}\n`)
  console.info(`${last.join('')}${problems.map((problem) => `  WRONG ${problem}\n`).join('')}  ${file}`)
}
