import { readFileSync } from 'node:fs'
import type { Figure } from './report.ts'

// Computes from the figures of `npm run bench costs lists` what a number of visits a day needs, and prints the table of
// docs/operations.md.

const { figures }: { figures: Figure[] } = JSON.parse(readFileSync('bench/results.json', 'utf8'))

/** @throws if it was not measured: `npm run bench costs lists` does. */
function measured(name: string): number {
  const figure = figures.find((candidate) => candidate.name === name)
  if (!figure) throw new Error(`${name} is not in bench/results.json: run "npm run bench costs lists"`)
  return figure.value
}

/** How often a visit makes each request, and which database answers it. */
const visit = [
  { request: 'a page that is remembered', times: 2, from: 'replica' },
  { request: 'results that nobody asked for', times: 1, from: 'replica' },
  { request: 'a product that nobody asked for', times: 1, from: 'replica' },
  { request: 'a search that nobody asked for', times: 6, from: 'replica' },
  { request: 'a list that is read', times: 0.5, from: 'primary' },
  { request: 'a change of a list', times: 2, from: 'primary' },
  { request: 'a login', times: 0.02, from: 'primary' },
] as const

/** The busiest minute has this many times the visits of a day's mean minute. */
const peak = 4
/** The share of its processors that a machine uses in that minute, so that another may fail and an import may run. */
const use = 0.5
const processors = 8
/** The share of visits that have a list open, and for how many seconds. */
const following = { share: 0.15, seconds: 300 }
/** Memory of a machine for streams, besides its workers', in megabytes. */
const memoryForStreams = 4000

/** Gigabytes of the offers of two years, and of a million users with their lists and watches (`npm run tenfold`). */
const gigabytes = { offers: 4, millionUsers: 7 }
/** Users, for each visit of a day. */
const usersPerVisit = 1

const days = [1e6, 10e6, 50e6]
const perSecond = (visits: number) => (visits / 86_400) * peak
/** Processors that are busy in the busiest minute. */
const busy = (visits: number, ms: number) => (perSecond(visits) * ms) / 1000
const whole = (servers: number) => Math.max(1, Math.ceil(servers))

const msOf = (side: 'machine' | 'database', from?: string) =>
  visit
    .filter((part) => from === undefined || part.from === from)
    .reduce((sum, { request, times }) => sum + times * measured(`${request}, ${side}`), 0)

const msOfMachine = msOf('machine')
const msOfPrimary = msOf('database', 'primary')
const msOfReplica = msOf('database', 'replica')
const megabytesOfStream = measured('memory for 500 live subscribers') / 500

console.info(
  '| visits a day | visits a second at the peak | machines | streams | primary | replicas | disk, without tracked events |',
)
console.info('|---|---|---|---|---|---|---|')
for (const visits of days) {
  const streams = perSecond(visits) * following.share * following.seconds
  const machines = Math.max(
    busy(visits, msOfMachine) / processors / use,
    (streams * megabytesOfStream) / memoryForStreams,
  )
  const shareOfPrimary = busy(visits, msOfPrimary) / processors
  const columns = [
    visits.toLocaleString('en'),
    Math.round(perSecond(visits)).toLocaleString('en'),
    // One more, because one may be renewed or fail.
    whole(machines) + 1,
    Math.round(streams).toLocaleString('en'),
    `${Math.round(shareOfPrimary * 100)} % of ${processors} processors`,
    whole(busy(visits, msOfReplica) / processors / use) + 1,
    `${Math.round(gigabytes.offers + (gigabytes.millionUsers * usersPerVisit * visits) / 1e6)} GB`,
  ]
  console.info(`| ${columns.join(' | ')} |`)
}
const ms = (value: number) => `${value.toFixed(1)} ms`
console.info(
  `\nA visit costs the machines ${ms(msOfMachine)} of processor time, the primary ${ms(msOfPrimary)} and the replicas ${ms(msOfReplica)}; an open stream ${megabytesOfStream.toFixed(2)} MB.`,
)
