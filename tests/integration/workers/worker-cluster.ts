import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { superviseWorkers } from '#app/server/http/supervise-workers.ts'

// A server of two processes for tests: a worker exits before it listens while the file in its first argument exists, and
// is killed by a request. It listens on the port in its second argument.
const [breakage = '', port] = process.argv.slice(2)
if (cluster.isPrimary) superviseWorkers(2, { firstRest: 100, longestRest: 400 })
else if (existsSync(breakage)) {
  console.error('it is broken')
  process.exit(1)
} else {
  const server = createServer((request, answer) => {
    if (request.url === '/die') process.exit(1)
    answer.end(String(process.pid))
  })
  server.on('error', () => process.exit(1))
  server.listen(Number(port), '127.0.0.1', () => console.info('listening'))
  process.on('SIGTERM', () => process.exit(0))
}
