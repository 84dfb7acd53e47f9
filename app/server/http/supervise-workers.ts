import cluster, { type Worker } from 'node:cluster'
import { log } from '../log.ts'

/** Milliseconds before a worker whose start failed is replaced: the first wait, which doubles, and the longest. */
const firstRest = 1000
const longestRest = 30_000
/** After so many failed starts in a row, a worker is not replaced any more. */
const mostFailures = 10
/** Milliseconds that a worker must listen before its end is no failed start. */
const leastService = 10_000

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/**
 * Keeps `count` processes serving one port. The first starts alone: if it ends before it listens, what it said is the
 * reason why nothing can start, and this process exits with 1. Later a worker that dies is replaced at once. If the new
 * one dies before it has listened for ten seconds, the next comes after a rest that doubles each time. If ten starts in
 * a row fail, the others are stopped and this process exits with 1. A signal to stop is forwarded; this process exits
 * with 0 when all workers have ended.
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

  /** Starts a worker, in the place of `diedBefore` that died in a row without having served. */
  function start(diedBefore = 0): void {
    if (exitCode !== undefined) return
    const worker = cluster.fork()
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
      const failures = hasServed ? 0 : diedBefore
      if (failures === mostFailures) {
        log('error', 'a worker could not start ten times in a row, so the server ends', about)
        stop(1)
        return
      }
      const rest = failures === 0 ? 0 : Math.min(firstRest * 2 ** (failures - 1), longestRest)
      log('error', 'a worker ended and is replaced', { ...about, seconds: rest / 1000 })
      setTimeout(() => start(failures + 1), rest)
    })
  }

  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  start()
}
