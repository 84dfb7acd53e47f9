import cluster from 'node:cluster'
import { log } from '../log.ts'

/**
 * Keeps `count` processes serving one port: starts them, replaces one that dies, and forwards the signal to stop. This
 * process exits with 0 when all workers have ended.
 */
export function superviseWorkers(count: number): void {
  let isStopping = false
  for (let index = 0; index < count; index += 1) cluster.fork()
  cluster.on('exit', (worker, code, signal) => {
    if (!isStopping) {
      log('error', 'a worker ended and is replaced', { pid: worker.process.pid, code, signal })
      cluster.fork()
    } else if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0)
  })
  const stop = () => {
    isStopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
