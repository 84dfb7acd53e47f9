import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { openDatabase } from './db/open-database.ts'
import { openPglite } from './db/pglite.ts'
import { keepPrivate } from './private-folder.ts'

let folder: string
let logged: () => { level: string; message: string }[]

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'private-')), 'data')
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  logged = () =>
    written.mock.calls.map(([line]) => {
      const { level, message } = JSON.parse(String(line))
      return { level, message }
    })
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(join(folder, '..'), { recursive: true })
})

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** Writes files with the widest rights, in folders with the usual ones. */
function write(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(join(folder, path, '..'), { recursive: true, mode: 0o755 })
    writeFileSync(join(folder, path), '')
    chmodSync(join(folder, path), 0o666)
  }
}

/** The rights of a folder and all that is in it. */
const allRights = () =>
  Object.fromEntries(
    ['', ...readdirSync(folder, { recursive: true }).map(String).sort()].map((path) => [
      path,
      rightsOf(join(folder, path)),
    ]),
  )

describe('the data folder is its owner’s only', () => {
  it('is made so, in silence', () => {
    keepPrivate(folder)
    expect([rightsOf(folder), logged()]).toEqual(['700', []])
  })

  it('becomes so with everything in it where it was wider, which is said once', () => {
    write(
      'database/PG_VERSION',
      'database/base/1/2',
      'mail/a.eml',
      'photos/b.webp',
      'imports/c.jsonl',
      'session-secret',
      'sources.json',
    )
    keepPrivate(folder)
    keepPrivate(folder)
    expect(allRights()).toEqual({
      '': '700',
      database: '700',
      'database/PG_VERSION': '600',
      'database/base': '700',
      'database/base/1': '700',
      'database/base/1/2': '600',
      imports: '700',
      'imports/c.jsonl': '600',
      mail: '700',
      'mail/a.eml': '600',
      photos: '700',
      'photos/b.webp': '600',
      'session-secret': '600',
      'sources.json': '600',
    })
    expect(logged()).toEqual([
      {
        level: 'warn',
        message: 'the data folder was open to other users of this machine; it is its owner’s only now',
      },
    ])
  })

  it('becomes so too while a server listens on its socket in it', async () => {
    write('lock')
    const server = createServer().listen(join(folder, 'command.socket'))
    await once(server, 'listening')
    keepPrivate(folder)
    server.close()
    expect([rightsOf(folder), rightsOf(join(folder, 'lock'))]).toEqual(['700', '600'])
  })

  it('leaves alone what is not ours: a folder that others use too keeps its rights, and their files theirs', () => {
    write('database/PG_VERSION', 'somebody-else/notes', 'their-file')
    keepPrivate(folder)
    expect(allRights()).toEqual({
      '': '755',
      database: '700',
      'database/PG_VERSION': '600',
      'somebody-else': '755',
      'somebody-else/notes': '666',
      'their-file': '666',
    })
  })

  it('follows the link of a part that was moved to another disk, and no links below it', () => {
    write('mail/a.eml', 'elsewhere/b.eml')
    const disk = join(folder, '..', 'disk')
    mkdirSync(disk, { mode: 0o755 })
    symlinkSync(disk, join(folder, 'database'))
    symlinkSync(join(folder, 'elsewhere'), join(disk, 'link'))
    keepPrivate(folder)
    expect([
      rightsOf(disk),
      rightsOf(join(folder, 'elsewhere')),
      rightsOf(join(folder, 'elsewhere/b.eml')),
    ]).toEqual(['700', '755', '666'])
  })

  it('becomes so with PostgreSQL too, since it holds more than the embedded database', async () => {
    write('mail/a.eml', 'session-secret')
    const databaseUrl = inject('postgresUrl').replace('{name}', 'postgres')
    await (await openDatabase({ databaseUrl, dataDir: folder })).close()
    expect(allRights()).toEqual({ '': '700', mail: '700', 'mail/a.eml': '600', 'session-secret': '600' })
  })

  it('holds an embedded database of which nobody else reads or writes anything', async () => {
    const database = await openPglite(folder)
    expect([...new Set(Object.values(allRights()))].sort()).toEqual(['600', '700'])
    await database.query('create table notes (text text)')
    await database.close()
    const again = await openPglite(folder)
    await again.query('create table more (text text)')
    expect([...new Set(Object.values(allRights()))].sort()).toEqual(['600', '700'])
    await again.close()
  })
})
