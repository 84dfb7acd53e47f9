import { gzipSync } from 'node:zlib'
import { report } from '../report.ts'
import type { Product } from '../running-product.ts'
import { liveOffer } from '../traffic/bench-pages.ts'
import { bareRenderCost } from '../traffic/like-page.ts'
import { queries } from '../traffic/queries.ts'
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

/** Milliseconds. */
const unaskedTargets: Record<string, number> = { '/offer/{term}': 6, '/single/{id}': 5 }

/** The paths of search and product pages that were not requested in the last minute, by kind of page. */
async function unaskedPages(product: Product): Promise<Record<string, string[]>> {
  const terms = [...(queries['inside a compound'] ?? []), ...(queries['spelled otherwise'] ?? [])]
  const sorts = ['relevance', 'price', 'unit-price', 'end-date']
  const results = terms.flatMap((term) =>
    sorts.map((sort) => `/offer/${encodeURIComponent(term)}?sort=${sort}`),
  )
  const first = await liveOffer(product)
  const products = Array.from({ length: 80 }, (_, index) => `/single/${first + index + 1}`)
  return { '/offer/{term}': results, '/single/{id}': products }
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
  for (const [name, unasked] of Object.entries(await unaskedPages(product))) {
    report({
      name: `server CPU, ${name}, not asked before`,
      value: await costOf(product, unasked),
      unit: 'ms',
      target: unaskedTargets[name],
    })
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
