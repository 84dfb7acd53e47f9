import { setTimeout as pass } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, devices } from '@playwright/test'
import { findChromium } from '../../scripts/command/find-chromium.ts'
import { report } from '../report.ts'
import type { Product } from '../running-product.ts'
import { landingPages } from '../traffic/bench-pages.ts'

declare global {
  interface Window {
    shifts: number
  }
}

/** How long after its load a page may still load scripts and move, in milliseconds. */
const landingMs = 3000

/** Runs in the page, before all other scripts. */
function watchShifts(): void {
  window.shifts = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.shifts += value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The scripts that the HTML of a page names, in kilobytes of gzip. */
async function firstLoad(product: Product, path: string): Promise<number> {
  const html = await (await fetch(product.url + path)).text()
  const scripts = new Set([...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, script]) => script ?? ''))
  let bytes = 0
  for (const script of scripts) {
    const answer = await fetch(new URL(script, product.url))
    bytes += gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length
  }
  return bytes / 1000
}

/** What a visitor's first page loads on a phone: its scripts in compressed kilobytes, and its layout shift. */
async function land(browser: Browser, url: string): Promise<{ scripts: number; shift: number }> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'da-DK' })
  const page = await context.newPage()
  await page.addInitScript(watchShifts)
  const network = await context.newCDPSession(page)
  let bytes = 0
  network.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') bytes += Number(response.headers['content-length'])
  })
  await network.send('Network.enable')
  await page.goto(url)
  await pass(landingMs)
  const shift = await page.evaluate(() => window.shifts)
  await context.close()
  return { scripts: bytes / 1000, shift }
}

/** Measures what a visit that begins on each kind of page loads, and how far the page moves meanwhile. */
export async function measureLanding(product: Product): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const front = await firstLoad(product, '/')
    for (const path of await landingPages(product)) {
      const first = await firstLoad(product, path)
      const { scripts, shift } = await land(browser, product.url + path)
      report({
        name: `first load of ${path}, JavaScript, gzip`,
        value: first,
        unit: 'kB',
        target: front + 10,
      })
      report({ name: `scripts of the first 3 s on ${path}`, value: scripts, unit: 'kB', target: 160 })
      report({ name: `layout shift of the first 3 s on ${path}`, value: shift, unit: '', target: 0.01 })
    }
  } finally {
    await browser.close()
  }
}
