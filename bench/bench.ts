import { rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { measureAlerts } from './measures/measure-alerts.ts'
import { measureCosts } from './measures/measure-costs.ts'
import { measureHandedOver, measureImport } from './measures/measure-import.ts'
import { measureLanding } from './measures/measure-landing.ts'
import { measureLighthouse } from './measures/measure-lighthouse.ts'
import { measureLists } from './measures/measure-lists.ts'
import { measureNeeds } from './measures/measure-needs.ts'
import { measurePages } from './measures/measure-pages.ts'
import { measurePanel } from './measures/measure-panel.ts'
import { measureScan } from './measures/measure-scan.ts'
import { measureSearch } from './measures/measure-search.ts'
import { measureTrip } from './measures/measure-trip.ts'
import { measureItemSuggestions } from './measures/measure-typeahead.ts'
import { measureTyping } from './measures/measure-typing.ts'
import { beginPart, report, writeReport } from './report.ts'
import { startProduct } from './running-product.ts'
import { landingPages } from './traffic/bench-pages.ts'

const port = 3400
const parts = [
  'pages',
  'landing',
  'lighthouse',
  'lists',
  'panel',
  'typing',
  'needs',
  'suggestions',
  'search',
  'import',
  'alerts',
  'trip',
  'scan',
  'costs',
] as const
const wanted = process.argv.slice(2)
const wants = (part: (typeof parts)[number]) => wanted.length === 0 || wanted.includes(part)

const unknown = wanted.filter((name) => !parts.some((part) => part === name))
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: the parts are ${parts.join(', ')}`)

if (wants('pages') || wants('landing') || wants('lighthouse')) {
  beginPart('server')
  // As on a fresh machine, which has no build.
  rmSync('dist', { recursive: true, force: true })
  const product = await startProduct(port)
  try {
    report({
      name: 'npm start on an empty folder, until ready',
      value: product.readyAfter,
      unit: 's',
      target: 60,
    })
    // For some seconds V8 still compiles the database; it frees that memory afterwards.
    await delay(15_000)
    report({ name: 'memory of the server, at rest', value: product.memory(), unit: 'MB', target: 450 })
    if (wants('pages')) {
      beginPart('pages')
      await measurePages(product)
    }
    if (wants('landing')) {
      beginPart('landing')
      await measureLanding(product)
    }
    if (wants('lighthouse')) {
      beginPart('lighthouse')
      for (const path of await landingPages(product)) await measureLighthouse(product.url, path)
    }
    beginPart('server')
    report({ name: 'memory of the server, after the load', value: product.memory(), unit: 'MB', target: 450 })
  } finally {
    await product.stop()
  }
}
if ((['lists', 'panel', 'typing', 'needs', 'suggestions'] as const).some(wants)) {
  const product = await startProduct(port)
  try {
    if (wants('lists')) {
      beginPart('lists')
      await measureLists(product)
    }
    if (wants('panel')) {
      beginPart('panel')
      await measurePanel(product)
    }
    if (wants('typing')) {
      beginPart('typing')
      await measureTyping(product)
    }
    if (wants('needs')) {
      beginPart('needs')
      await measureNeeds(product)
    }
    if (wants('suggestions')) {
      beginPart('suggestions')
      await measureItemSuggestions(product)
    }
  } finally {
    await product.stop()
  }
}
if (wants('search')) {
  beginPart('search')
  await measureSearch()
}
if (wants('import')) {
  beginPart('import')
  await measureHandedOver(port)
  await measureImport()
}
if (wants('alerts')) {
  beginPart('alerts')
  await measureAlerts()
}
if (wants('trip')) {
  beginPart('trip')
  measureTrip()
}
if (wants('scan')) {
  beginPart('scan')
  await measureScan()
}
if (wants('costs')) {
  beginPart('costs')
  await measureCosts(port)
}
writeReport('bench/results.json')
