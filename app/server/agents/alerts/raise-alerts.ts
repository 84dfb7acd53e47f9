import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { log } from '../../log.ts'
import { releaseHeldMail } from '../../mail/held-mail.ts'
import { mailWaits } from '../../mail/queue-mail.ts'
import { pushesWait, releaseHeldPushes } from '../push/push-outbox.ts'
import { alone } from '../watches/match-lock.ts'
import { endPauses } from './end-pauses.ts'
import { areOffersDue, matchOffers } from './match-offers.ts'
import { type Pace, paceOf } from './pace.ts'

/** A batch should take no longer: the embedded database works in this process, and requests wait for it. */
const wantedMs = { pglite: 40, postgres: 400 }
const releasedAtOnce = 2000

type Run = { now: Date; signal: AbortSignal }

type Batch = (tx: Queryable, most: number) => Promise<{ taken: number; alerts: number }>

/**
 * Does one batch after the other, each in a transaction of its own, until a batch has taken nothing.
 * @returns the alerts written.
 */
async function inBatches(
  database: Database,
  pace: Pace,
  signal: AbortSignal,
  batchOf: Batch,
): Promise<number> {
  let alerts = 0
  while (!signal.aborted) {
    const start = performance.now()
    const batch = await database.transaction(async (tx) => {
      await tx.query(alone)
      return batchOf(tx, pace.size)
    })
    if (batch.taken === 0) break
    alerts += batch.alerts
    pace.took(performance.now() - start)
    await nextTurn()
  }
  return alerts
}

/** Matches the offers of a country that are due, and ends the pauses that are over. @returns the alerts written. */
async function matchAll(database: Database, country: Country, pace: Pace, { now, signal }: Run) {
  const matched = await inBatches(database, pace, signal, async (tx, most) => {
    const { offers: taken, alerts } = await matchOffers(tx, { country, now, most })
    return { taken, alerts }
  })
  const missed = await inBatches(database, pace, signal, async (tx, most) => {
    const { watches: taken, alerts } = await endPauses(tx, { country, now, most })
    return { taken, alerts }
  })
  return matched + missed
}

/** Releases mails and notifications if no offer is due any more, so that one has all alerts of an import. */
async function releaseHeld(database: Database, { now, signal }: Run): Promise<void> {
  let [mails, pushes] = [0, 0]
  while (!signal.aborted) {
    const some = await database.transaction(async (tx) => {
      await tx.query(alone)
      for (const country of countries) if (await areOffersDue(tx, country, now)) return undefined
      return {
        mails: await releaseHeldMail(tx, 'price-alerts', releasedAtOnce),
        pushes: await releaseHeldPushes(tx, releasedAtOnce),
      }
    })
    if (!some || some.mails + some.pushes === 0) break
    mails += some.mails
    pushes += some.pushes
    await nextTurn()
  }
  if (mails > 0) mailWaits()
  if (pushes > 0) pushesWait()
}

/**
 * Raises the alerts of offers that were imported or begin (§4 Price alerts). One transaction writes the alerts of a
 * batch and takes its offers off the list of noted offers, so that a process can be killed at any moment and the next run
 * does what is left. Several processes take turns.
 */
export async function raiseAlerts(database: Database, run: Run): Promise<void> {
  const pace = paceOf(wantedMs[database.engine])
  let alerts = 0
  for (const country of countries) alerts += await matchAll(database, country, pace, run)
  await releaseHeld(database, run)
  if (alerts > 0) log('info', 'alerts raised', { alerts })
}
