import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentIn, giveToOwner } from '#tests/integration/databases/postgres-server.ts'
import { endProcess } from '../end-process.ts'
import { askAt, type Cluster, isPrimaryAt, killWhole, type Ports, startHaproxy, until } from './cluster.ts'

const password = 'of servers that are only measured'
const secrets = {
  PATRONI_SUPERUSER_PASSWORD: password,
  PATRONI_REPLICATION_PASSWORD: password,
  PATRONI_REWIND_PASSWORD: password,
}

type Node = { name: string; folder: string; port: number; patroni?: ChildProcess }

/** Starts one etcd, which has to be in the path; an installation has three. */
function startEtcd(folder: string, port: number): ChildProcess {
  const [clients, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`]
  const options = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `default=${peers}`,
  }
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  return spawn('etcd', flags, { stdio: 'ignore' })
}

/** deploy/patroni.yml with the addresses of a node. */
function configure({ name, folder, port }: Node, { api, etcd }: { api: number; etcd: number }): string {
  const path = join(folder, 'patroni.yml')
  const own = readFileSync('deploy/patroni.yml', 'utf8')
    .replace('name: pg1', `name: ${name}`)
    .replaceAll(/(?:0\.0\.0\.0|pg1):8008/g, `127.0.0.1:${api}`)
    .replaceAll(/(?:0\.0\.0\.0|pg1):5432/g, `127.0.0.1:${port}`)
    .replace('[etcd1:2379, etcd2:2379, etcd3:2379]', `[127.0.0.1:${etcd}]`)
    .replace('/var/lib/postgresql/15/tilbudsugen', join(folder, 'data'))
    .replace('/var/lib/postgresql/patroni.pgpass', join(folder, 'pgpass'))
    .replace('/var/run/postgresql', folder)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
  writeFileSync(path, own)
  giveToOwner(path)
  return path
}

/** Whether Patroni has noted in etcd that a standby is synchronous, some seconds after it is: only that one is promoted. */
async function hasCandidate(api: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${api}/cluster`)
  const { members } = (await answer.json()) as { members: { role: string; state: string }[] }
  return members.some(({ role, state }) => role === 'sync_standby' && /^(?:running|streaming)$/.test(state))
}

/** Two servers under Patroni as deploy/patroni.yml configures it, with one etcd, behind deploy/haproxy.cfg. */
export async function startPatroni(folder: string, ports: Ports): Promise<Cluster> {
  const etcdPort = ports.proxy.replica + 1
  const etcd = startEtcd(folder, etcdPort)
  process.once('exit', () => etcd.kill('SIGKILL'))
  await until('etcd answers', async () => (await fetch(`http://127.0.0.1:${etcdPort}/health`)).ok)
  process.env.PGPASSWORD = password
  const nodes = ports.servers.map((port, index): Node => {
    const own = mkdtempSync(join(tmpdir(), 'pg-'))
    giveToOwner(own)
    return { name: `pg${index + 1}`, folder: own, port }
  }) as [Node, Node]
  const apiOf = (node: Node) => ports.api[nodes.indexOf(node)] ?? 0
  const start = (node: Node) => {
    const path = configure(node, { api: apiOf(node), etcd: etcdPort })
    const { env, ...place } = environmentIn(node.folder)
    node.patroni = spawn('patroni', [path], {
      ...place,
      env: { ...env, ...secrets, PATH: process.env.PATH, HOME: node.folder },
      stdio: 'ignore',
    })
  }
  process.once('exit', () => {
    for (const { patroni } of nodes) patroni?.kill('SIGTERM')
  })
  let [primary, standby] = nodes
  start(primary)
  await until('the first server leads', () => isPrimaryAt(primary.port))
  start(standby)
  await until('Patroni would promote the standby', () => hasCandidate(apiOf(primary)))
  const stopProxy = await startHaproxy('haproxy.cfg', folder, ports)
  const urlOf = (port: number) =>
    `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
  return {
    described: 'promoted by Patroni (deploy/patroni.yml, deploy/haproxy.cfg)',
    isPromotedBy: 'Patroni',
    url: urlOf(ports.proxy.primary),
    readUrl: urlOf(ports.proxy.replica),
    ask: (text, values) => askAt(primary.port, text, values),
    killPrimary: async () => {
      const { patroni, folder: own } = primary
      if (!patroni?.pid) throw new Error('the primary does not run')
      const ended = once(patroni, 'exit')
      // Patroni first, which would start PostgreSQL anew; PostgreSQL does not descend from it.
      killWhole(patroni.pid)
      killWhole(Number(readFileSync(join(own, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]))
      await ended
    },
    promote: async () => {
      await until('Patroni promotes the standby', () => isPrimaryAt(standby.port))
      ;[primary, standby] = [standby, primary]
    },
    restoreStandby: async () => {
      start(standby)
      await until('Patroni would promote the standby', () => hasCandidate(apiOf(primary)))
    },
    stop: async () => {
      await stopProxy()
      for (const { patroni, folder: own } of [standby, primary]) {
        if (patroni) await endProcess(patroni)
        rmSync(own, { recursive: true, force: true })
      }
      await endProcess(etcd)
    },
  }
}
