import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresServer } from '#tests/integration/databases/postgres-server.ts'

const tickMs = 10

/**
 * Milliseconds of processor time that a server of PostgreSQL has taken, all its processes together: those that run to the
 * nanosecond, those that have ended to a hundredth of a second.
 */
export function processorTimeOf({ folder }: PostgresServer): number {
  const [pid] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const ran = children.map(
    (child) => Number(readFileSync(`/proc/${child}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
  )
  // The name of the process, in brackets, may contain spaces.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const ended = (Number(stat[13]) + Number(stat[14])) * tickMs
  return ran.reduce((sum, ms) => sum + ms, ended)
}

/** What a piece of work took, in milliseconds: by the clock, and processor time of this process and the server. */
export async function timed(
  server: PostgresServer,
  work: () => Promise<unknown>,
): Promise<{ ms: number; cpu: number }> {
  const [own, others, start] = [process.cpuUsage(), processorTimeOf(server), performance.now()]
  await work()
  const ms = performance.now() - start
  const { user, system } = process.cpuUsage(own)
  return { ms, cpu: (user + system) / 1000 + processorTimeOf(server) - others }
}
