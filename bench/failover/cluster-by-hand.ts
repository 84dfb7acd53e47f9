import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { environmentIn, prepareFolder } from '#tests/integration/databases/postgres-server.ts'
import { endProcess } from '../end-process.ts'
import {
  askAt,
  type Cluster,
  hasSynchronousStandby,
  isPrimaryAt,
  killWhole,
  type Ports,
  startHaproxy,
  until,
} from './cluster.ts'

/** Both servers' settings. `wal_log_hints` is what pg_rewind needs to make a dead primary a standby. */
const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 150
shared_buffers = 128MB
wal_log_hints = on
wal_keep_size = 512MB
hot_standby = on
`

type Node = ReturnType<typeof prepareFolder> & { port: number; server?: ChildProcess }

async function start(node: Node): Promise<void> {
  const { folder, data, binaries, port } = node
  node.server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port)], {
    ...environmentIn(folder),
    stdio: 'ignore',
  })
  process.once('exit', () => node.server?.kill('SIGKILL'))
  await until('PostgreSQL answers', async () => (await askAt(port, 'select 1')).length === 1)
}

const run = ({ folder, binaries }: Node, program: string, options: string[]) =>
  execFileSync(join(binaries, program), options, { ...environmentIn(folder), stdio: 'pipe' })

/** How a standby reaches a server on a port. */
const at = (port: number) => `host=127.0.0.1 port=${port} user=postgres dbname=postgres`

/** Has each commit wait for the standby that streams, or for none. */
async function setSynchronous(port: number, names: '*' | ''): Promise<void> {
  await askAt(port, `alter system set synchronous_standby_names = '${names}'`)
  await askAt(port, 'select pg_reload_conf()')
  if (names === '*') await until('the standby is synchronous', () => hasSynchronousStandby(port))
}

/** Two servers as an operator runs them without Patroni, behind deploy/haproxy-by-query.cfg. */
export async function startByHand(folder: string, ports: Ports): Promise<Cluster> {
  const [one, two] = ports.servers.map((port): Node => ({ ...prepareFolder(), port })) as [Node, Node]
  let [primary, standby] = [one, two]
  run(primary, 'initdb', [
    '-D',
    primary.data,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--auth=trust',
  ])
  appendFileSync(join(primary.data, 'postgresql.conf'), settings)
  await start(primary)
  await askAt(primary.port, 'create role haproxy_check login connection limit 10')
  const copy = ['-D', standby.data, '-d', at(primary.port), '-R', '-X', 'stream', '-c', 'fast']
  run(standby, 'pg_basebackup', copy)
  await start(standby)
  await setSynchronous(primary.port, '*')
  const stopProxy = await startHaproxy('haproxy-by-query.cfg', folder, ports)
  return {
    described: 'promoted by hand (deploy/haproxy-by-query.cfg)',
    isPromotedBy: 'operator',
    url: `postgres://postgres@127.0.0.1:${ports.proxy.primary}/postgres`,
    readUrl: `postgres://postgres@127.0.0.1:${ports.proxy.replica}/postgres`,
    ask: (text, values) => askAt(primary.port, text, values),
    killPrimary: async () => {
      const { server } = primary
      if (!server?.pid) throw new Error('the primary does not run')
      const ended = once(server, 'exit')
      killWhole(server.pid)
      await ended
    },
    promote: async () => {
      // It may have been a primary before.
      await setSynchronous(standby.port, '')
      await askAt(standby.port, 'select pg_promote()')
      await until('the standby is a primary', () => isPrimaryAt(standby.port))
      // pg_rewind reads the timeline from what a checkpoint has written.
      await askAt(standby.port, 'checkpoint')
      ;[primary, standby] = [standby, primary]
    },
    restoreStandby: async () => {
      const rewind = ['-D', standby.data, '--source-server', at(primary.port), '-R']
      run(standby, 'pg_rewind', rewind)
      await start(standby)
      await setSynchronous(primary.port, '*')
    },
    stop: async () => {
      await stopProxy()
      for (const { server, folder: own } of [primary, standby]) {
        if (server) await endProcess(server, 'SIGINT')
        rmSync(own, { recursive: true, force: true })
      }
    },
  }
}
