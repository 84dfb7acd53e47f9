import { setTimeout as delay } from 'node:timers/promises'
import type { Shopper } from '../traffic/register-shopper.ts'
import type { Cluster } from './cluster.ts'
import { readPages } from './readers.ts'
import type { Ledger, Written } from './writers.ts'

/** How long all goes well before the kill, and how long an operator takes to promote. */
const calmMs = 5000
const decisionMs = 3000
const longestMs = 90_000

/**
 * What a round saw. Times are in seconds: of the promotion after the kill, and of the others after the promotion.
 * `pages` were answered from three seconds before the kill until the first write.
 */
export type Round = {
  promotedAfter: number
  firstWrite: number
  allWriters: number
  mailAfter: number
  pages: number
  alone: number
  slowestMs: number
  failures: string
}

const seconds = (from: number, to = performance.now()) => (to - from) / 1000

/** Waits for an acknowledged write. @throws if none comes. */
async function firstOf(what: string, ledger: Ledger, isIt: (written: Written) => boolean): Promise<Written> {
  for (const end = performance.now() + longestMs; ; ) {
    const found = ledger.written.findLast(isIt) && ledger.written.find(isIt)
    if (found) return found
    if (performance.now() > end) throw new Error(`in 90 seconds there was no ${what}`)
    await delay(20)
  }
}

/** Kills the primary while all goes on, has the standby promoted, and waits until each writer was answered again. */
export async function playRound({
  url,
  cluster,
  ledger,
  reader,
}: {
  url: string
  cluster: Cluster
  ledger: Ledger
  reader: Shopper
}): Promise<Round> {
  await delay(calmMs)
  const stopReading = readPages(url, reader)
  await delay(decisionMs)
  const killed = performance.now()
  await cluster.killPrimary()
  if (cluster.isPromotedBy === 'operator') await delay(decisionMs)
  const asked = performance.now()
  await cluster.promote()
  const promoted = cluster.isPromotedBy === 'operator' ? asked : performance.now()
  const first = await firstOf('write', ledger, ({ sent }) => sent > promoted)
  const read = await stopReading()
  const all = await Promise.all(
    [...ledger.changes.keys()].map((list) =>
      firstOf(`write of ${list}`, ledger, (one) => one.list === list && one.sent > promoted),
    ),
  )
  // Its user registered after the promotion, and the mail's link was opened.
  const mail = await firstOf('mail', ledger, ({ kind, begun }) => kind === 'confirmation' && begun > promoted)
  return {
    promotedAfter: seconds(killed, promoted),
    firstWrite: seconds(promoted, first.answered),
    allWriters: Math.max(...all.map(({ answered }) => seconds(promoted, answered))),
    mailAfter: seconds(promoted, mail.begun),
    pages: read.answered,
    alone: read.alone,
    slowestMs: read.slowestMs,
    failures:
      read.failures.map(({ what, at }) => `${what} at ${seconds(promoted, at).toFixed(1)} s`).join(', ') ||
      'none',
  }
}
