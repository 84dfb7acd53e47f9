import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readWords } from '../quality/search/read-words.ts'
import { percentile, report } from '../report.ts'
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

/** Pages that are requested to warm up the server, and those that are measured: `unaskedSpans` spans of `unaskedPages`. */
const unaskedWarmUp = 450
const unaskedPages = 150
const unaskedSpans = 3

/** The paths of search and product pages that nobody requested before, by kind of page, with their targets in milliseconds. */
async function pathsNotAsked(product: Product): Promise<Record<string, { paths: string[]; target: number }>> {
  const sorts = ['relevance', 'price', 'unit-price', 'end-date']
  const all = unaskedWarmUp + unaskedSpans * unaskedPages
  const terms = readWords('tuned').filter(({ country, form }) => country === 'dk' && form === 'as written')
  const results = terms
    .slice(0, all)
    .map(({ text }, index) => `/offer/${encodeURIComponent(text)}?sort=${sorts[index % sorts.length]}`)
  const first = await liveOffer(product)
  const products = Array.from({ length: all }, (_, index) => `/single/${first + index + 1}`)
  return { '/offer/{term}': { paths: results, target: 6 }, '/single/{id}': { paths: products, target: 5 } }
}

/**
 * The cost of pages whose data is not cached, of a server that has compiled what they need: in milliseconds, and in bare
 * renders (`bareRenderCost`). Each span is compared with renders of the same seconds, because the speed of a shared machine
 * changes.
 */
async function costOfNotAsked(product: Product, paths: string[]) {
  await costOf(product, paths.slice(0, unaskedWarmUp))
  bareRenderCost(warmUp)
  const costs = []
  for (let from = unaskedWarmUp; from < paths.length; from += unaskedPages) {
    const bare = bareRenderCost(warmUp)
    const cost = await costOf(product, paths.slice(from, from + unaskedPages))
    costs.push({ milliseconds: cost, bareRenders: cost / bare })
  }
  return {
    milliseconds: percentile(
      costs.map(({ milliseconds }) => milliseconds),
      0.5,
    ),
    bareRenders: percentile(
      costs.map(({ bareRenders }) => bareRenders),
      0.5,
    ),
  }
}

/** How the size of a first load is measured; the server sends Brotli to whoever accepts it. */
const compressions = {
  gzip: (content: Buffer) => gzipSync(content, { level: 9 }),
  // Its highest quality is the default.
  Brotli: (content: Buffer) => brotliCompressSync(content),
}

async function measureBytes(product: Product): Promise<void> {
  const html = await (await fetch(product.url)).text()
  const linked = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))]
  const contentsOf = (paths: string[]) =>
    Promise.all(
      paths.map(async (path) => Buffer.from(await (await fetch(new URL(path, product.url))).arrayBuffer())),
    )
  const parts = [
    { name: 'JavaScript', contents: await contentsOf(linked(/(?:href|src)="([^"]+\.js)"/g)), target: 130 },
    { name: 'CSS', contents: await contentsOf(linked(/href="([^"]+\.css)"/g)), target: 15 },
    { name: 'HTML', contents: [Buffer.from(html)], target: 12 },
  ]
  for (const { name, contents, target } of parts)
    for (const [compression, compress] of Object.entries(compressions)) {
      const bytes = contents.reduce((sum, content) => sum + compress(content).length, 0)
      report({ name: `first load of /, ${name}, ${compression}`, value: bytes / 1000, unit: 'kB', target })
    }
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
    const { milliseconds, bareRenders } = await costOfNotAsked(product, paths)
    report({ name: `server CPU, ${name}, not asked before`, value: milliseconds, unit: 'ms', target })
    report({ name: `${name}, not asked before, in bare renders`, value: bareRenders, unit: '×', target: 5 })
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
