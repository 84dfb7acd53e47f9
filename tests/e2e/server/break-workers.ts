import cluster from 'node:cluster'
import { existsSync } from 'node:fs'

// Loaded into a server before its own code: while the file that BREAK_WORKERS names exists, its workers end before they
// listen. The supervisor's time passes a hundred times as fast, since it rests for two and a half minutes in all.
if (cluster.isWorker && existsSync(process.env.BREAK_WORKERS ?? '')) {
  console.error('it is broken')
  process.exit(1)
}
if (cluster.isPrimary) {
  const { setTimeout: wait } = globalThis
  Object.assign(globalThis, {
    setTimeout: (call: () => void, ms: number) => wait(call, ms / 100),
  })
}
