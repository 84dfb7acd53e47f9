import cluster from 'node:cluster'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// Loaded into a server before its own code: while the file that BREAK_WORKERS names exists, its workers end: all before they
// listen, or those after the first: before they listen, or as soon as they do, as the file says. The supervisor's timers are
// a hundred times as fast, since it rests for two minutes in all.
const file = process.env.BREAK_WORKERS ?? ''
function end() {
  console.error('it is broken')
  process.exit(1)
}
const when = cluster.isWorker && existsSync(file) ? readFileSync(file, 'utf8') : undefined
if (when === 'all' || (when && cluster.worker?.id !== 1)) {
  if (when !== 'others, as soon as they listen') end()
  // Never goes on to the server's own code, which would take longer to listen.
  await new Promise(() =>
    createServer().listen(Number(process.env.PORT), '127.0.0.1', () => setImmediate(end)),
  )
}
if (cluster.isPrimary) {
  const { setTimeout: wait } = globalThis
  Object.assign(globalThis, {
    setTimeout: (call: () => void, ms: number) => wait(call, ms / 100),
  })
}
