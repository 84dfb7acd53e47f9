import { writeSync } from 'node:fs'
import { serve } from 'srvx'
import { currentDatabase } from '#app/server/db/current-database.ts'
import { answerRoutes } from '../answer-routes.ts'
import { listRoutes } from './list-routes.ts'

// A process like the served one, for tests that kill it: it answers the addresses of shopping lists on the database that
// its environment names, and says on standard output where, once it does.
await currentDatabase()
const server = serve({ port: 0, hostname: '127.0.0.1', silent: true, fetch: answerRoutes(listRoutes) })
await server.ready()
writeSync(1, `${new URL(server.url ?? '').origin}\n`)
