import { writeSync } from 'node:fs'
import { serve } from 'srvx'
import { currentDatabase } from '#app/server/db/current-database.ts'
import { answerRoutes } from '../answer-routes.ts'
import { listRoutes } from './list-routes.ts'

// A process like the server, for tests that kill it: it serves the addresses of shopping lists on the database of its
// environment, and prints its address on standard output when it is ready.
await currentDatabase()
const server = serve({ port: 0, hostname: '127.0.0.1', silent: true, fetch: answerRoutes(listRoutes) })
await server.ready()
writeSync(1, `${new URL(server.url ?? '').origin}\n`)
