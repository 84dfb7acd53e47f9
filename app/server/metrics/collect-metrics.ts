import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { onTold } from '../tell.ts'
import { type Figures, readAges, readBacklog, readFeeds } from './read-backlog.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const searchSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]
const jobSeconds = [0.01, 0.1, 1, 10, 60, 600, 3600]

/**
 * A route's name, without the hundreds of files of a build, and without what clients make up: anything may be asked for as a
 * server function, but only one that exists answers well.
 */
export function routeLabel(route: string | null, status: number): string {
  if (route === null) return 'none'
  if (route.startsWith('/_serverFn/')) return status < 400 ? route : '/_serverFn/'
  return /\.\w+$/.test(route) ? 'file' : route
}

/**
 * Counts what the parts of this process tell, in a registry.
 * @param database opens the database, which is read at each scrape for what waits in it.
 */
export function collectMetrics(registry: Registry, database: () => Promise<Database>): void {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests; the answer of a stream is its beginning',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers,
  })
  onTold('request', ({ method, route, status, seconds }) => {
    const known = methods.has(method) ? method : 'other'
    requests.observe({ method: known, route: routeLabel(route, status), status }, seconds)
  })

  const searches = new Histogram({
    name: 'search_duration_seconds',
    help: 'Searches that were not answered from memory',
    labelNames: ['kind', 'found'],
    buckets: searchSeconds,
    registers,
  })
  onTold('search', ({ kind, found, seconds }) => searches.observe({ kind, found }, seconds))

  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Runs of jobs',
    labelNames: ['job', 'outcome'],
    buckets: jobSeconds,
    registers,
  })
  onTold('job', ({ job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds))

  const mails = new Counter({
    name: 'mails_total',
    help: 'Attempts to send a mail',
    labelNames: ['outcome'],
    registers,
  })
  onTold('mail', (told) => mails.inc(told))

  const followers = new Gauge({ name: 'list_followers', help: 'Open streams of lists', registers })
  onTold('follower', ({ change }) => followers.inc(change))
  const news = new Counter({
    name: 'list_news_total',
    help: 'Changed lists that were heard of, and lost connections after which all are read again',
    labelNames: ['kind'],
    registers,
  })
  onTold('listNews', (told) => news.inc(told))

  const replica = new Gauge({
    name: 'replica_used',
    help: '1 while pages and search are read from the replica',
    aggregator: 'min',
    registers,
  })
  onTold('replica', ({ isUsed }) => replica.set(Number(isUsed)))

  addFigures(registers, {
    name: 'backlog',
    help: 'Rows of the database that wait for a job, and imports under way',
    label: 'kind',
    read: () => readBacklog(database),
  })
  addFigures(registers, {
    name: 'age_seconds',
    help: 'How long the oldest mail and notification have waited, and how long ago a feed was last fetched well',
    label: 'kind',
    read: () => readAges(database),
  })
  addFigures(registers, {
    name: 'feeds',
    help: 'Feeds whose last fetch failed, or brought far fewer or more offers than usual',
    label: 'state',
    read: () => readFeeds(database),
  })
}

/** A gauge of figures of the database by a label, which every process reads alike; zero if there is nothing of a kind. */
function addFigures(
  registers: Registry[],
  { read, label, ...described }: { name: string; help: string; label: string; read: () => Promise<Figures> },
): void {
  const gauge = new Gauge({
    ...described,
    labelNames: [label],
    aggregator: 'max',
    registers,
    collect: async () => {
      gauge.reset()
      for (const [value, figure] of Object.entries(await read())) gauge.set({ [label]: value }, figure ?? 0)
    },
  })
}
