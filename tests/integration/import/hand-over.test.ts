import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '#app/server/db/database.ts'
import { lockFolder } from '#app/server/db/lock/lock-folder.ts'
import { serveCommands } from '#app/server/operator/serve-commands.ts'
import { openTestPglite } from '../databases/databases.ts'
import { runCommand, startCommand } from './run-command.ts'

const header = 'id;country;chain;name;price;start date;end date'
const row = (id: number, price = '12,95') => `${id};dk;Netto;Vare ${id} 1 l;${price};16.11.2026;22.11.2026`

let folder: string
let database: Database
let stopCommands: () => Promise<void>
let unlock: () => void

const environment = () => ({ DATABASE_URL: '', DATA_DIR: folder })
const importCsv = async (...rows: string[]) => {
  const { code, error } = await runCommand(
    'import',
    ['-', '--format', 'csv'],
    environment(),
    [header, ...rows].join('\n'),
  )
  return { code, error: error.replace(/Report: .*\//, 'Report: ') }
}
const countOffers = async () => (await database.query('select count(*)::int as count from offers'))[0]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hand-over-'))
  unlock = await lockFolder(folder)
  database = await openTestPglite()
  stopCommands = await serveCommands(database, folder)
})
afterEach(async () => {
  await stopCommands()
  await database.close()
  unlock()
  rmSync(folder, { recursive: true })
})

it('an import goes to the server that holds the embedded database, and says the same', async () => {
  expect(await importCsv(row(1), row(2, '-5'))).toEqual({
    code: 2,
    error: expect.stringMatching(
      /^2 rows: 1 new, 0 changed, 0 unchanged, 0 repeated, 1 set aside\n {2}negative-price: 1\nReport: .*\.report\.jsonl$/,
    ),
  })
  expect(await importCsv(row(1), row(3))).toEqual({
    code: 0,
    error: '2 rows: 1 new, 0 changed, 1 unchanged, 0 repeated, 0 set aside',
  })
  expect(await countOffers()).toEqual({ count: 2 })
  const withdrawn = await runCommand('withdraw', ['--source', 'feed:dk:netto'], environment())
  expect(withdrawn).toEqual({ code: 0, output: '', error: '2 offers were withdrawn.' })
  expect(await countOffers()).toEqual({ count: 0 })
  expect(await runCommand('report', [], environment())).toMatchObject({ code: 0, error: '' })
  expect(await runCommand('reports', [], environment())).toEqual({
    ...{ code: 0, output: 'No reports wait to be looked at.', error: '' },
  })
  expect(await runCommand('reports', ['hide', '9'], environment())).toEqual({
    ...{ code: 1, output: '', error: 'There is no offer 9.' },
  })
  expect(await runCommand('reports', ['hide', 'x'], environment())).toMatchObject({
    ...{ code: 1, error: expect.stringContaining('hide: name one offer by its number.') },
  })
  expect(await importCsv('1;dk')).toEqual({
    code: 1,
    error: expect.stringContaining('truncated: 1'),
  })
  const renamed = await runCommand('import', ['-', '--format', 'csv'], environment(), 'vare;pris\na;1')
  expect([renamed.code, renamed.error.split('.')[0]]).toEqual([
    1,
    'The file has no column for name, price, country, chain, startDate, endDate',
  ])
})

it('docs/import.md: a command reaches the server also in a folder whose path is longer than that of a socket may be', async () => {
  const long = join(folder, 'x'.repeat(120))
  mkdirSync(long, { mode: 0o700 })
  const unlockLong = await lockFolder(long)
  const stop = await serveCommands(database, long)
  expect(await runCommand('sources', [], { DATABASE_URL: '', DATA_DIR: long })).toEqual({
    code: 0,
    output: `${join(long, 'sources.json')} lists no sources.`,
    error: '',
  })
  await stop()
  expect(readdirSync(long)).toEqual(['lock'])
  unlockLong()
})

it('a command that is stopped stops its import, and what it wrote stays', async () => {
  const child = startCommand('import', ['-', '--format', 'csv'], environment())
  const ended = once(child, 'close')
  // The command no longer reads when it is stopped.
  child.stdin?.on('error', () => {})
  child.stdin?.write(`${header}\n`)
  for (let id = 0; id < 5000; id += 1) child.stdin?.write(`${row(id)}\n`)
  await expect.poll(countOffers).not.toEqual({ count: 0 })
  child.kill('SIGINT')
  expect(await ended).toEqual([1, null])
  await stopCommands()
  const { count } = (await countOffers()) as { count: number }
  expect([count > 0, count % 500]).toEqual([true, 0])
})
