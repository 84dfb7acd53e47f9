import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { findChromium } from '../../scripts/command/find-chromium.ts'
import { report } from '../report.ts'

const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

/** A single run depends on the load of the machine; Lighthouse advises to take the median of several runs. */
const runs = 3

async function audit(address: string) {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const result = await lighthouse(address, { port: chrome.port, onlyCategories: Object.keys(targets) })
    if (!result) throw new Error(`Lighthouse has no result for ${address}`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

/** How often Chromium may fail to paint a page, which happens now and then on a busy machine. */
const failures = 3

/** Lighthouse's four scores for a page on a simulated phone, each from the median of three runs. */
export async function measureLighthouse(url: string, path: string): Promise<void> {
  const results: Awaited<ReturnType<typeof audit>>[] = []
  for (let failed = 0; results.length < runs; ) {
    const result = await audit(url + path)
    if (result.runtimeError === undefined) results.push(result)
    else if (++failed > failures) throw new Error(`Lighthouse: ${result.runtimeError.message}`)
  }
  const { categories } = computeMedianRun(results)
  for (const [name, target] of Object.entries(targets)) {
    const value = (categories[name]?.score ?? Number.NaN) * 100
    report({ name: `Lighthouse mobile, ${path}, ${name}`, value, unit: '', target, atLeast: true })
  }
}
