import { rmSync } from 'node:fs'
import { measureLighthouse } from './measure-lighthouse.ts'
import { measurePages } from './measure-pages.ts'
import { measureSearch } from './measure-search.ts'
import { report, writeReport } from './report.ts'
import { startProduct } from './running-product.ts'

const port = 3400
const parts = ['pages', 'lighthouse', 'search'] as const
const wanted = process.argv.slice(2)
const wants = (part: (typeof parts)[number]) => wanted.length === 0 || wanted.includes(part)

if (wants('pages') || wants('lighthouse')) {
  // As on a fresh machine: nothing is built yet.
  rmSync('dist', { recursive: true, force: true })
  const product = await startProduct(port)
  try {
    report({
      name: 'npm start on an empty folder, until ready',
      value: product.readyAfter,
      unit: 's',
      target: 60,
    })
    report({ name: 'memory of the server, just started', value: product.memory(), unit: 'MB', target: 450 })
    if (wants('pages')) await measurePages(product)
    if (wants('lighthouse')) {
      for (const path of ['/', '/offer/kaffe']) await measureLighthouse(product.url, path)
    }
    report({ name: 'memory of the server, after the load', value: product.memory(), unit: 'MB', target: 450 })
  } finally {
    await product.stop()
  }
}
if (wants('search')) await measureSearch()
writeReport('bench/results.json')
