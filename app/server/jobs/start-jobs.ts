import { PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { log, logError } from '../log.ts'
import { tell } from '../tell.ts'
import { inTrace } from '../trace.ts'
import { bossDatabase } from './boss-database.ts'
import { bossError } from './boss-error.ts'
import { onNudge } from './nudge-job.ts'

/** Work that one or more processes on a database do on a schedule. The job finds out what there is to do. */
export type Job = {
  name: string
  /** When it runs unless nudged, as a cron expression in UTC. */
  schedule: string
  /** Does what there is to do; starts nothing new after `signal` is aborted. */
  run(signal: AbortSignal): Promise<void>
  /** How many runs this process has at a time, so that a slow one does not delay the next. */
  concurrency: number
  /** Closes what the runs kept open, after the last has ended. */
  close?(): void
}

/** Seconds between checks for jobs that nobody nudged; a nudged job runs at once. */
const pollingIntervalSeconds = 15
const housekeepingSeconds = 3600
/** How long running jobs may take to end when the process stops. */
const stopTimeoutMs = 10_000

/**
 * Runs jobs in this process, with pg-boss on the open database, whichever engine it is. A nudge has no effect if a run
 * is already waiting. A run that fails is logged, and the next one does what is left.
 * @returns stops taking jobs, and waits for running ones (10 seconds at most).
 * @throws if pg-boss's tables cannot be made or read.
 */
export async function startJobs(database: Database, jobs: Job[]): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: database.engine,
    // pg-boss's own housekeeping is rarely needed, and on the embedded database each check stops everything else for a
    // moment.
    cronWorkerIntervalSeconds: 30,
    queueCacheIntervalSeconds: housekeepingSeconds,
    superviseIntervalSeconds: housekeepingSeconds,
    monitorIntervalSeconds: housekeepingSeconds,
    flowIntervalSeconds: housekeepingSeconds,
    bamIntervalSeconds: housekeepingSeconds,
  })
  boss.on('error', (error) => logError('the job runner failed', bossError(error)))
  boss.on('warning', ({ message }) => log('warn', 'the job runner warns', { warning: message }))
  await startInTurn(database, boss)
  const stopping = new AbortController()
  const forget: (() => void)[] = []
  for (const job of jobs) forget.push(await startJob(boss, job, stopping.signal))
  return async () => {
    for (const each of forget) each()
    stopping.abort()
    await boss.stop({ graceful: true, timeout: stopTimeoutMs })
    for (const job of jobs) job.close?.()
  }
}

/** Several processes may start at once, but only one can make the tables. */
async function startInTurn(database: Database, boss: PgBoss): Promise<void> {
  if (database.engine === 'pglite') {
    await boss.start()
    return
  }
  await database.forLongWork.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('jobs'))`)
    await boss.start()
  })
}

async function startJob(boss: PgBoss, job: Job, signal: AbortSignal): Promise<() => void> {
  const { name } = job
  await boss.createQueue(name, {
    // At most one run waits. Running ones do not count, so a nudge during a run is not lost.
    policy: 'short',
    retryLimit: 0,
    expireInSeconds: 3600,
    deleteAfterSeconds: 24 * 3600,
  })
  await boss.schedule(name, job.schedule)
  const workers: string[] = []
  for (let i = 0; i < job.concurrency; i++) {
    workers.push(
      await boss.work(name, { pollingIntervalSeconds }, async () => {
        const start = performance.now()
        const ran = (outcome: 'done' | 'failed') =>
          tell('job', { job: name, outcome, seconds: (performance.now() - start) / 1000 })
        try {
          // A run does what many requests asked for, so it belongs to no trace.
          await inTrace(undefined, () => job.run(signal))
          ran('done')
        } catch (error) {
          ran('failed')
          logError('a job failed', error, { job: name })
          throw error
        }
      }),
    )
  }
  const nudge = () => {
    boss.send(name).then(
      () => {
        for (const worker of workers) boss.notifyWorker(worker)
      },
      (error: unknown) => logError('a job could not be nudged', error, { job: name }),
    )
  }
  nudge()
  return onNudge(name, nudge)
}
