import cluster, { type Worker } from 'node:cluster'
import { log } from '../log.ts'

/** Milliseconds before a worker is replaced after several failed starts: the first rest, which doubles, and the longest. */
const firstRest = 1000
const longestRest = 30_000
/** After so many failed starts in a row, a worker is not replaced any more. */
const mostFailures = 10
/** A worker that ends before it has listened for so many milliseconds has failed to start. */
const leastService = 10_000

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/**
 * Keeps `count` processes serving one port. The first starts alone: if it ends before it listens, what it said is the
 * reason why nothing can start, and this process exits with 1. Later a worker that dies is replaced at once. If it dies
 * before it has listened for ten seconds, its start has failed; after the second failure in a row the next worker comes
 * after a rest that doubles each time. If ten starts in a row fail, the others are stopped and this process exits with 1.
 * A signal to stop is forwarded; this process exits with 0 when all workers have ended.
 */
export function superviseWorkers(count: number): void {
  let hasStarted = false
  /** Set when the workers are being stopped: the code to exit with when all have ended. */
  let exitCode: number | undefined

  function stop(code: number): void {
    exitCode ??= code
    for (const worker of workers()) worker.process.kill('SIGTERM')
    if (workers().length === 0) process.exit(exitCode)
  }

  /** Starts a worker. @param failedBefore how many starts in a row have failed before it, in its place. */
  function start(failedBefore = 0): void {
    if (exitCode !== undefined) return
    const worker = cluster.fork()
    if (hasStarted) log('info', 'a worker is started', { pid: worker.process.pid })
    let listensSince = Number.POSITIVE_INFINITY
    worker.once('listening', () => {
      listensSince = performance.now()
      if (hasStarted) return
      hasStarted = true
      for (let index = 1; index < count; index += 1) start()
    })
    worker.once('exit', (code, signal) => {
      if (exitCode !== undefined) {
        if (workers().length === 0) process.exit(exitCode)
        return
      }
      if (!hasStarted) {
        if (signal) console.error(`The server was ended by ${signal} before it was ready.`)
        process.exit(1)
      }
      const about = { pid: worker.process.pid, code, signal }
      const hasServed = performance.now() - listensSince >= leastService
      const failures = hasServed ? 0 : failedBefore + 1
      if (failures === mostFailures) {
        log('error', 'a worker could not start ten times in a row, so the server ends', about)
        stop(1)
        return
      }
      const rest = failures < 2 ? 0 : Math.min(firstRest * 2 ** (failures - 2), longestRest)
      log('error', 'a worker ended and is replaced', { ...about, seconds: rest / 1000 })
      setTimeout(() => start(failures), rest)
    })
  }

  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  start()
}
