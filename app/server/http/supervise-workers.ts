import cluster, { type Worker } from 'node:cluster'
import { log } from '../log.ts'

/** Milliseconds: the first wait before a dead worker is replaced, and the longest. */
const usual = { firstRest: 1000, longestRest: 30_000 }

/**
 * Keeps `count` processes serving one port. The first starts alone: if it ends before it listens, what it said is the reason
 * why nothing can start, and this process exits with 1. Later a worker that dies is replaced: at once if it had listened,
 * else after a rest that doubles each time. A signal to stop is forwarded; this process exits with 0 when all workers have ended.
 */
export function superviseWorkers(count: number, { firstRest, longestRest } = usual): void {
  const listening = new WeakSet<Worker>()
  let hasStarted = false
  let isStopping = false
  let rest = firstRest
  const isAnyLeft = () => Object.keys(cluster.workers ?? {}).length > 0

  cluster.on('listening', (worker) => {
    listening.add(worker)
    rest = firstRest
    if (hasStarted) return
    hasStarted = true
    for (let index = 1; index < count; index += 1) cluster.fork()
  })
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) {
      if (!isAnyLeft()) process.exit(0)
      return
    }
    if (!hasStarted) process.exit(1)
    const wasServing = listening.has(worker)
    const seconds = wasServing ? 0 : rest / 1000
    log('error', 'a worker ended and is replaced', { pid: worker.process.pid, code, signal, seconds })
    setTimeout(() => !isStopping && cluster.fork(), seconds * 1000)
    if (!wasServing) rest = Math.min(2 * rest, longestRest)
  })
  const stop = () => {
    isStopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    if (!isAnyLeft()) process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  cluster.fork()
}
