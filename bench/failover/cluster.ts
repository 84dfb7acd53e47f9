import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { endProcess } from '../end-process.ts'

/** Two PostgreSQL servers behind HAProxy, of which one is the primary and the other its synchronous standby. */
export type Cluster = {
  /** How it is run, and by which configuration. */
  described: string
  isPromotedBy: 'operator' | 'Patroni'
  /** The connection URLs of the primary and of the replica, through HAProxy. */
  url: string
  readUrl: string
  /** Asks the present primary, beside HAProxy. */
  ask<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** Ends all processes of the primary with SIGKILL, as a machine's loss does. */
  killPrimary(): Promise<void>
  /** Has the standby take its place. @returns when it is a primary. */
  promote(): Promise<void>
  /** Makes the dead one a synchronous standby of the new primary. */
  restoreStandby(): Promise<void>
  stop(): Promise<void>
}

/** The processes that a process started, and theirs. */
function descendantsOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        const parent = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]
        return [Number(name), Number(parent)] as const
      } catch {
        return [0, 0] as const
      }
    })
  const of = (parent: number): number[] =>
    parents.flatMap(([child, its]) => (its === parent ? [child, ...of(child)] : []))
  return of(pid)
}

/** Ends a process and all that descends from it with SIGKILL, itself first, so that it starts none anew. */
export function killWhole(pid: number): void {
  for (const each of [pid, ...descendantsOf(pid)]) {
    try {
      process.kill(each, 'SIGKILL')
    } catch {
      // It ended with its parent.
    }
  }
}

/** Waits until something holds. @throws if it does not within two minutes. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 120_000; ; ) {
    if (await holds().catch(() => false)) return
    if (performance.now() > end) throw new Error(`in two minutes it did not happen: ${what}`)
    await delay(50)
  }
}

/** Asks a server on a port of 127.0.0.1, on a connection of its own. */
export async function askAt<Row extends pg.QueryResultRow>(
  port: number,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`,
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

export const isPrimaryAt = async (port: number): Promise<boolean> =>
  (await askAt<{ is: boolean }>(port, 'select not pg_is_in_recovery() as is'))[0]?.is === true

/** Whether the server on a port has a standby that each of its commits waits for. */
export const hasSynchronousStandby = async (port: number): Promise<boolean> =>
  (await askAt(port, `select 1 from pg_stat_replication where sync_state in ('sync', 'quorum')`)).length > 0

/** Which ports of 127.0.0.1 a cluster has. */
export type Ports = {
  servers: [number, number]
  api: [number, number]
  proxy: { primary: number; replica: number }
}

/**
 * Starts HAProxy with a configuration of ours, in front of servers on 127.0.0.1.
 * @param file the file in deploy/.
 * @returns stops it.
 */
export async function startHaproxy(
  file: string,
  folder: string,
  { servers, api, proxy }: Ports,
): Promise<() => Promise<void>> {
  const own = readFileSync(join('deploy', file), 'utf8')
    .replace('bind 127.0.0.1:5432', `bind 127.0.0.1:${proxy.primary}`)
    .replace('bind 127.0.0.1:5433', `bind 127.0.0.1:${proxy.replica}`)
    .replaceAll(/pg1:5432 check port 8008/g, `127.0.0.1:${servers[0]} check port ${api[0]}`)
    .replaceAll(/pg2:5432 check port 8008/g, `127.0.0.1:${servers[1]} check port ${api[1]}`)
    .replaceAll('pg1:5432', `127.0.0.1:${servers[0]}`)
    .replaceAll('pg2:5432', `127.0.0.1:${servers[1]}`)
  const path = join(folder, 'haproxy.cfg')
  writeFileSync(path, own)
  const haproxy = spawn('haproxy', ['-f', path, '-db', '-q'], { stdio: ['ignore', 'ignore', 'inherit'] })
  // If the measuring ends by an error, no server may be left behind.
  process.once('exit', () => haproxy.kill('SIGKILL'))
  await until('HAProxy leads to the primary', () => {
    if (haproxy.exitCode !== null) throw new Error('HAProxy did not start')
    return isPrimaryAt(proxy.primary)
  })
  return () => endProcess(haproxy)
}
