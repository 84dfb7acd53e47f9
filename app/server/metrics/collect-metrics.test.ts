import { readFileSync } from 'node:fs'
import { Registry } from 'prom-client'
import { describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import type { Statement } from '../db/statement.ts'
import { tell } from '../tell.ts'
import { collectMetrics, routeLabel } from './collect-metrics.ts'
import { tellSearch } from './tell-search.ts'

const feeds = { failed: 1, shrunk: 2, grown: 0 }
const backlog = { mails: 3, notifications: 0, offersToMatch: 7, keptBackPrices: 2, imports: 1 }
const ages = { oldestMail: 12.5, oldestNotification: null, lastFetch: 3600 }

/** The lines of metrics whose names begin in one of these ways, without the buckets of histograms. */
async function linesOf(registry: Registry, ...names: string[]) {
  const lines = (await registry.metrics()).split('\n')
  return lines.filter((line) => names.some((name) => line.startsWith(name)) && !/_bucket|_sum/.test(line))
}

describe('metrics for Prometheus', () => {
  it('count what the parts of the server tell', async () => {
    const registry = new Registry()
    const query = async ({ columns }: Statement) => [
      'failed' in columns ? feeds : 'lastFetch' in columns ? ages : backlog,
    ]
    collectMetrics(registry, async () => ({ query }) as unknown as Database)
    tell('request', { method: 'GET', route: '/{-$locale}/offer/$term', status: 200, seconds: 0.02 })
    tell('request', { method: 'BREW', route: null, status: 405, seconds: 0.001 })
    tellSearch('typeahead', { start: performance.now(), isRepaired: false, total: 4 })
    tellSearch('results', { start: performance.now(), isRepaired: true, total: 2 })
    tellSearch('results', { start: performance.now(), isRepaired: undefined, total: 0 })
    tell('job', { job: 'send-mail', outcome: 'done', seconds: 0.2 })
    tell('mail', { outcome: 'sent' })
    tell('mail', { outcome: 'sent' })
    for (const change of [1, 1, -1] as const) tell('follower', { change })
    tell('listNews', { kind: 'heard' })
    tell('replica', { isUsed: true })
    expect(
      await linesOf(
        registry,
        'http_',
        'search_',
        'job_',
        'mails',
        'list_',
        'replica',
        'backlog',
        'age_',
        'feeds',
      ),
    ).toEqual([
      'http_request_duration_seconds_count{method="GET",route="/{-$locale}/offer/$term",status="200"} 1',
      'http_request_duration_seconds_count{method="other",route="none",status="405"} 1',
      'search_duration_seconds_count{kind="typeahead",found="all words"} 1',
      'search_duration_seconds_count{kind="results",found="corrected"} 1',
      'search_duration_seconds_count{kind="results",found="nothing"} 1',
      'job_duration_seconds_count{job="send-mail",outcome="done"} 1',
      'mails_total{outcome="sent"} 2',
      'list_followers 1',
      'list_news_total{kind="heard"} 1',
      'replica_used 1',
      'backlog{kind="mails"} 3',
      'backlog{kind="notifications"} 0',
      'backlog{kind="offersToMatch"} 7',
      'backlog{kind="keptBackPrices"} 2',
      'backlog{kind="imports"} 1',
      'age_seconds{kind="oldestMail"} 12.5',
      'age_seconds{kind="oldestNotification"} 0',
      'age_seconds{kind="lastFetch"} 3600',
      'feeds{state="failed"} 1',
      'feeds{state="shrunk"} 2',
      'feeds{state="grown"} 0',
    ])
    expect(
      await linesOf(registry, 'nodejs_eventloop_lag_p99_seconds ', 'process_resident_memory_bytes '),
    ).toHaveLength(2)
  })

  it('have the figures of the process also while the database does not answer', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const registry = new Registry()
    collectMetrics(registry, () => Promise.reject(new Error('gone')))
    expect(await linesOf(registry, 'list_followers', 'backlog')).toEqual(['list_followers 0'])
    vi.restoreAllMocks()
  })

  it('are what the alert rules and the dashboard ask for', async () => {
    const registry = new Registry()
    collectMetrics(registry, () => Promise.reject(new Error('none')))
    const known = new Set(registry.getMetricsAsArray().map(({ name }) => name))
    const read = (path: string) => readFileSync(path, 'utf8')
    const rules = read('deploy/prometheus/alerts.yml')
    const recorded = [...rules.matchAll(/record: (\S+)/g)].map(([, name = '']) => name)
    const ruled = [...rules.matchAll(/expr: ((?:>-(?:\n {10}.+)+)|.+)/g)].map(
      ([, expression = '']) => expression,
    )
    const drawn = [...read('deploy/grafana-dashboard.json').matchAll(/"expr": "(.+)"/g)].map(
      ([, text = '']) => text,
    )
    // What a bracket follows is a function.
    const name = /\b(?:[a-z]+_[a-z_0-9]+|backlog|feeds|goal:\w+(?::\w+)?)\b(?! ?\()/g
    const texts = [...ruled, ...drawn].map((text) => text.replaceAll('$__rate_interval', ''))
    const asked = new Set(texts.flatMap((text) => text.match(name) ?? []))
    const isKnown = (metric: string) =>
      recorded.includes(metric) || known.has(metric) || known.has(metric.replace(/_(?:bucket|count)$/, ''))
    expect([...asked].filter((metric) => !isKnown(metric))).toEqual([])
    expect(recorded.filter((metric) => !asked.has(metric))).toEqual([])
  })

  it('have labels that no client can multiply', () => {
    const labels = [
      ['/assets/index-BnM8rkPw.js', 200],
      ['/_serverFn/getOfferPage', 200],
      ['/_serverFn/madeUp1', 404],
      ['/_serverFn/madeUp2', 400],
      [null, 404],
    ] as const
    expect(labels.map(([route, status]) => routeLabel(route, status))).toEqual([
      'file',
      '/_serverFn/getOfferPage',
      '/_serverFn/',
      '/_serverFn/',
      'none',
    ])
  })
})
