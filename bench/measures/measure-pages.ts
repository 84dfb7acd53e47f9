import { gzipSync } from 'node:zlib'
import { readWords } from '../quality/search/read-words.ts'
import { report } from '../report.ts'
import type { Product } from '../running-product.ts'
import { liveOffer } from '../traffic/bench-pages.ts'
import { bareRenderCost } from '../traffic/like-page.ts'
import { fromAnotherVisitor } from '../traffic/visitor-address.ts'
import { measureDifferentTerms, measureTypeahead } from './measure-typeahead.ts'
import { medianOfSpans } from './median-of-spans.ts'

/** After this many requests V8 has compiled all hot code, as in a server that runs for days. */
const warmUp = 600

/** The encodings that Chromium accepts. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** The server's processor time per page, in milliseconds, database included, over pages that are requested in turn. */
async function costOf(product: Product, paths: string[]): Promise<number> {
  const before = product.cpu()
  for (const path of paths) {
    const init = { headers: { ...headers, ...fromAnotherVisitor() } }
    await (await fetch(product.url + path, init)).text()
  }
  return (product.cpu() - before) / paths.length
}

/** The same page again and again, as shoppers request what others just requested: its data is cached for a minute. */
async function costOfRepeated(product: Product, path: string): Promise<number> {
  await costOf(product, Array<string>(warmUp).fill(path))
  return medianOfSpans((requests) => costOf(product, Array<string>(requests).fill(path)))
}

/** Pages that are requested to warm up the server, and those that are measured. */
const unaskedWarmUp = 300
const unaskedPages = 300

/** The paths of search and product pages that nobody requested before, by kind of page, with their targets in milliseconds. */
async function pathsNotAsked(product: Product): Promise<Record<string, { paths: string[]; target: number }>> {
  const sorts = ['relevance', 'price', 'unit-price', 'end-date']
  const all = unaskedWarmUp + unaskedPages
  const terms = readWords().filter(({ country, form }) => country === 'dk' && form === 'as written')
  const results = terms
    .slice(0, all)
    .map(({ text }, index) => `/offer/${encodeURIComponent(text)}?sort=${sorts[index % sorts.length]}`)
  const first = await liveOffer(product)
  const products = Array.from({ length: all }, (_, index) => `/single/${first + index + 1}`)
  return { '/offer/{term}': { paths: results, target: 6 }, '/single/{id}': { paths: products, target: 5 } }
}

/** The cost of pages whose data is not cached, of a server that has compiled what they need. */
async function costOfNotAsked(product: Product, paths: string[]): Promise<number> {
  await costOf(product, paths.slice(0, unaskedWarmUp))
  return costOf(product, paths.slice(unaskedWarmUp))
}

const gzipped = async (url: string) =>
  gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length

async function measureBytes(product: Product): Promise<void> {
  const html = await (await fetch(product.url)).text()
  const linked = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))]
  const size = async (paths: string[]) => {
    const sizes = await Promise.all(paths.map((path) => gzipped(new URL(path, product.url).href)))
    return sizes.reduce((total, bytes) => total + bytes, 0) / 1000
  }
  const scripts = linked(/(?:href|src)="([^"]+\.js)"/g)
  const styles = linked(/href="([^"]+\.css)"/g)
  report({ name: 'first load of /, JavaScript, gzip', value: await size(scripts), unit: 'kB', target: 130 })
  report({ name: 'first load of /, CSS, gzip', value: await size(styles), unit: 'kB', target: 15 })
  report({
    name: 'first load of /, HTML, gzip',
    value: gzipSync(html, { level: 9 }).length / 1000,
    unit: 'kB',
    target: 12,
  })
}

/** Measures the server's cost of pages, the time of typeahead requests over HTTP, and the weight of a first visit. */
export async function measurePages(product: Product): Promise<void> {
  await measureBytes(product)
  const paths = {
    '/': '/',
    '/offer/{term}': '/offer/kaffe',
    '/single/{id}': `/single/${await liveOffer(product)}`,
  }
  for (const [name, path] of Object.entries(paths)) {
    report({ name: `server CPU, ${name}`, value: await costOfRepeated(product, path), unit: 'ms', target: 5 })
  }
  for (const [name, { paths, target }] of Object.entries(await pathsNotAsked(product))) {
    const value = await costOfNotAsked(product, paths)
    report({ name: `server CPU, ${name}, not asked before`, value, unit: 'ms', target })
  }
  bareRenderCost(warmUp)
  report({
    name: 'bare renderToString of a like page',
    value: await medianOfSpans(async (renders) => bareRenderCost(renders)),
    unit: 'ms',
  })
  await measureTypeahead(product)
  await measureDifferentTerms(product)
}
