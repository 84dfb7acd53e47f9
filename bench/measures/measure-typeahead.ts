import autocannon, { type Result } from 'autocannon'
import { isSearchable } from '#app/domain/search/search-term.ts'
import { readWords } from '../quality/search/read-words.ts'
import { percentile, report } from '../report.ts'
import type { Product } from '../running-product.ts'
import { queries } from '../traffic/queries.ts'
import { fromAnotherVisitor } from '../traffic/visitor-address.ts'

const typeaheadRuns = 3

/**
 * Requests terms in turn, as the search box does: from two letters on. The server caches an answer for some seconds, as
 * it does for shoppers; `measureSearch` measures the use case without that cache.
 */
export async function measureTypeahead(product: Product): Promise<void> {
  const requests = Object.values(queries)
    .flat()
    .filter(isSearchable)
    .map((term) => ({
      path: `/api/typeahead-search/dk/${encodeURIComponent(term)}`,
      headers: fromAnotherVisitor(),
    }))
  const results: Result[] = []
  for (let run = 0; run < typeaheadRuns; run += 1) {
    results.push(await autocannon({ url: product.url, connections: 16, duration: 10, requests }))
  }
  const [cold] = results
  const [quietest] = [...results].sort((a, b) => a.latency.p99 - b.latency.p99)
  if (!cold || !quietest) throw new Error('nothing was measured')
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
  if (failed > 0) throw new Error(`${failed} searches over HTTP failed`)
  const name = 'typeahead over HTTP, demo, embedded, 16 connections'
  report({ name: `${name}, p50`, value: quietest.latency.p50, unit: 'ms', target: 8 })
  report({ name: `${name}, p99`, value: quietest.latency.p99, unit: 'ms', target: 40 })
  report({ name: `${name}, rate`, value: quietest.requests.average, unit: '/s' })
  report({ name: `${name}, p99 of the first ten seconds`, value: cold.latency.p99, unit: 'ms' })
}

const mostTerms = 3000
const warmUp = 300

/**
 * Requests everyday words, also mistyped ones, one after the other and each only once, so that no answer is cached.
 * The first ones warm up the server and do not count.
 */
export async function measureDifferentTerms(product: Product): Promise<void> {
  const all = readWords('tuned').filter(({ text }) => isSearchable(text))
  const step = all.length / (warmUp + mostTerms)
  const terms = Array.from({ length: warmUp + mostTerms }, (_, place) => all[Math.floor(place * step)])
  const paths = terms.flatMap((term) =>
    term ? `/api/typeahead-search/${term.country}/${encodeURIComponent(term.text)}` : [],
  )
  const { p50, p99 } = await timesOf(product, paths)
  const name = `typeahead over HTTP, ${mostTerms} different terms at rest`
  report({ name: `${name}, p50`, value: p50, unit: 'ms' })
  report({ name: `${name}, p99`, value: p99, unit: 'ms', target: 25 })
}

/** Requests different beginnings of everyday words, as the field of the list does while they are typed, in the same way. */
export async function measureItemSuggestions(product: Product): Promise<void> {
  const beginnings = readWords('tuned')
    .filter(({ form }) => form === 'as written')
    .flatMap(({ country, text }) =>
      [2, 3, 4, 5, 6, text.length].map((end) => ({ country, text: text.slice(0, end).trim() })),
    )
    .filter(({ text }) => isSearchable(text))
  const all = [...new Set(beginnings.map(({ country, text }) => `${country}/${encodeURIComponent(text)}`))]
  const step = all.length / (warmUp + mostTerms)
  if (step < 1) throw new Error('there are too few beginnings')
  const paths = Array.from(
    { length: warmUp + mostTerms },
    (_, place) => `/api/item-suggestions/${all[Math.floor(place * step)]}`,
  )
  const { p50, p99, cost } = await timesOf(product, paths)
  const name = `suggestions for an item over HTTP, ${mostTerms} different beginnings at rest`
  report({ name: `${name}, p50`, value: p50, unit: 'ms' })
  report({ name: `${name}, p99`, value: p99, unit: 'ms', target: 25 })
  report({ name: `${name}, processor time`, value: cost, unit: 'ms' })
}

/** The times in which paths are answered one after the other, and the server's processor time for each, in milliseconds. */
async function timesOf(product: Product, paths: readonly string[]) {
  const times: number[] = []
  let before = product.cpu()
  for (const [place, path] of paths.entries()) {
    if (place === warmUp) before = product.cpu()
    const start = performance.now()
    const response = await fetch(product.url + path, { headers: fromAnotherVisitor() })
    await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    times.push(performance.now() - start)
  }
  const counted = times.slice(warmUp)
  const cost = (product.cpu() - before) / counted.length
  return { p50: percentile(counted, 0.5), p99: percentile(counted, 0.99), cost }
}
