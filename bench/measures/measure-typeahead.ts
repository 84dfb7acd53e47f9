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
  const all = readWords().filter(({ text }) => isSearchable(text))
  const step = all.length / (warmUp + mostTerms)
  const terms = Array.from({ length: warmUp + mostTerms }, (_, place) => all[Math.floor(place * step)])
  const times: number[] = []
  for (const term of terms) {
    if (!term) throw new Error('there are too few words')
    const start = performance.now()
    const path = `/api/typeahead-search/${term.country}/${encodeURIComponent(term.text)}`
    const response = await fetch(product.url + path, { headers: fromAnotherVisitor() })
    await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    times.push(performance.now() - start)
  }
  const counted = times.slice(warmUp)
  const name = `typeahead over HTTP, ${mostTerms} different terms at rest`
  report({ name: `${name}, p50`, value: percentile(counted, 0.5), unit: 'ms' })
  report({ name: `${name}, p99`, value: percentile(counted, 0.99), unit: 'ms', target: 25 })
}
