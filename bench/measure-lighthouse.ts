import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../scripts/find-chromium.ts'
import { report } from './report.ts'

const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Lighthouse's four marks for a page on a simulated phone. */
export async function measureLighthouse(url: string, path: string): Promise<void> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const result = await lighthouse(url + path, { port: chrome.port, onlyCategories: Object.keys(targets) })
    for (const [name, target] of Object.entries(targets)) {
      const score = result?.lhr.categories[name]?.score ?? Number.NaN
      report({
        name: `Lighthouse mobile, ${path}, ${name}`,
        value: score * 100,
        unit: '',
        target,
        atLeast: true,
      })
    }
  } finally {
    chrome.kill()
  }
}
