import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lockFolder } from '#app/server/db/lock/lock-folder.ts'
import { runCommand } from './run-command.ts'

const name = `import_command_${process.pid}`
const urlOf = (database: string) => inject('postgresUrl').replace('{name}', database)
const header = 'id;country;chain;name;price;start date;end date'
const good = '1;dk;Netto;Letmælk 1 l;12,95;16.11.2026;22.11.2026'
const bad = '2;dk;Netto;Smør 200 g;-5;16.11.2026;22.11.2026'

let folder: string

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Runs the command on the run's PostgreSQL, unless the environment says otherwise. */
async function importCommand(
  args: string[],
  input: string | Buffer = '',
  environment: Record<string, string> = {},
) {
  const { code, error } = await runCommand(
    'import',
    args,
    { DATA_DIR: folder, DATABASE_URL: urlOf(name), ...environment },
    input,
  )
  return { code, error }
}

function file(fileName: string, content: string | Buffer): string {
  const path = join(folder, fileName)
  writeFileSync(path, content)
  return path
}

function reports(): unknown[] {
  const path = join(folder, 'imports')
  return readdirSync(path).flatMap((report) =>
    readFileSync(join(path, report), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  )
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-command-'))
  await onServer(`create database ${name} template template`)
})
afterAll(async () => {
  await onServer(`drop database ${name}`)
  rmSync(folder, { recursive: true })
})

describe('npm run import', () => {
  it('ends with 0 if every row was imported, also the second time and from standard input', async () => {
    const csv = `${header}\n${good}\n`
    expect(await importCommand([file('good.csv', csv), '--format', 'csv'])).toEqual({
      code: 0,
      error: '1 rows: 1 new, 0 changed, 0 unchanged, 0 repeated, 0 set aside',
    })
    expect(await importCommand(['-', '--format', 'csv'], csv)).toEqual({
      code: 0,
      error: '1 rows: 0 new, 0 changed, 1 unchanged, 0 repeated, 0 set aside',
    })
  })

  it('ends with 2 if rows were set aside, and lists them in a report', async () => {
    const { code, error } = await importCommand(
      ['-', '--format', 'csv'],
      `${header}\r\n${good}\r\n${bad}\r\n3;dk`,
    )
    expect(code).toBe(2)
    expect(error.replace(/Report: .*/, 'Report: …')).toBe(
      [
        '3 rows: 0 new, 0 changed, 1 unchanged, 0 repeated, 2 set aside',
        '  negative-price: 1',
        '  truncated: 1',
        'Report: …',
      ].join('\n'),
    )
    expect(reports()).toEqual(
      [
        { line: 4, reason: 'truncated', message: 'the file ends in the middle of this row', content: '3;dk' },
        { line: 3, reason: 'negative-price', message: 'price is negative', content: bad },
      ].reverse(),
    )
  })

  it('reads a file in another encoding correctly', async () => {
    const latin1 = Buffer.from(`${header}\n4;dk;Føtex;Rødgrød 1 l;12,95;16.11.2026;22.11.2026\n`, 'latin1')
    expect(await importCommand(['-', '--format', 'csv'], latin1)).toMatchObject({ code: 0 })
    const client = new pg.Client({ connectionString: urlOf(name) })
    await client.connect()
    const { rows } = await client.query(`select name from product_names where name like 'R%'`)
    await client.end()
    expect(rows).toEqual([{ name: 'Rødgrød' }])
  })

  it('says what a dry run would do, and does not change the database', async () => {
    const csv = `${header}\n5;dk;Lidl;Skyr 1 kg;20;16.11.2026;22.11.2026\n`
    const said = {
      code: 0,
      error:
        '1 rows: 1 new, 0 changed, 0 unchanged, 0 repeated, 0 set aside\nThis was a dry run: nothing was written to the database.',
    }
    expect(await importCommand(['-', '--format', 'csv', '--dry-run'], csv)).toEqual(said)
    expect(await importCommand(['-', '--format', 'csv', '--dry-run'], csv)).toEqual(said)
  })

  it('reads a file that is packed with gzip', async () => {
    const packed = gzipSync(`${header}\n${good}\n`)
    expect(await importCommand(['-', '--format', 'csv'], packed)).toEqual({
      code: 0,
      error: '1 rows: 0 new, 0 changed, 1 unchanged, 0 repeated, 0 set aside',
    })
  })

  it('ends with 1 and a sentence if a needed column is missing, or no row has a price', async () => {
    const nameless = `${header.replace('name', 'vare')}\n${good}\n`
    expect(await importCommand(['-', '--format', 'csv'], nameless)).toEqual({
      code: 1,
      error:
        'The file has no column for name. Its columns are “id”, “country”, “chain”, “vare”, “price”, “start date”, “end date”. Say with --columns FIELD=COLUMN which column it is, or give the value as an option.',
    })
    const unpriced = `${header};kolli\n${good.replace('12,95', 'fra 12,95')};6\n`
    const { code, error } = await importCommand(['-', '--format', 'csv'], unpriced)
    expect([code, error.replace(/Report: .*/, 'Report: …').split('\n')]).toEqual([
      1,
      [
        'Columns that are not read: “kolli”.',
        '1 rows: 0 new, 0 changed, 0 unchanged, 0 repeated, 1 set aside',
        '  bad-price: 1',
        'Report: …',
        'No row has a price, so nothing was imported.',
      ],
    ])
  })

  it.each([
    ['a web page', '<html><body>Not found</body></html>', 'tjek', 'bad-json'],
    ['dealers', '[{"id":"1","name":"Netto"},{"id":"2","name":"Kiwi"}]', 'tjek', 'not-an-offer'],
    ['nothing', '', 'csv', 'truncated'],
  ])(
    'docs/import.md: ends with 1 if no row could be read, because the file is %s',
    async (_, text, format, reason) => {
      const { code, error } = await importCommand(['-', '--format', format], text)
      expect([
        code,
        error
          .split('\n')
          .slice(1)
          .map((line) => line.replace(/: .*/, '')),
      ]).toEqual([1, [`  ${reason}`, 'Report', 'No row could be read, so nothing was imported.']])
    },
  )

  it('docs/import.md: ends with 0 if a list of offers is given as jsonl, and with 1 if a document is', async () => {
    const offer = { name: 'Rugbrød 1 kg', price: 2500, currency: 'DKK', country: 'dk', chain: 'Netto' }
    const days = ['--start', '2026-11-16', '--end', '2026-11-22']
    const given = (document: unknown) =>
      importCommand(['-', '--format', 'jsonl', ...days], JSON.stringify(document, null, 2))
    expect(await given([offer])).toEqual({
      code: 0,
      error:
        'The file is a JSON list, and not one object a line. Its objects are read.\n1 rows: 1 new, 0 changed, 0 unchanged, 0 repeated, 0 set aside',
    })
    const { code, error } = await given({ offers: [offer] })
    expect([code, error.split('. ')[0]]).toEqual([
      1,
      'The file is one JSON document, and not one object a line',
    ])
  })

  it('ends with 1 if the file cannot be read', async () => {
    const missing = join(folder, 'missing.csv')
    expect(await importCommand([missing, '--format', 'csv'])).toEqual({
      code: 1,
      error: `The system refuses: ENOENT: no such file or directory, open '${missing}'.`,
    })
    expect(await importCommand([folder, '--format', 'csv'])).toEqual({
      code: 1,
      error: 'The system refuses: EISDIR: illegal operation on a directory, read.',
    })
  })

  it('ends with 1 and its usage if an option is wrong', async () => {
    const { code, error } = await importCommand(['offers.xls', '--format', 'xls'])
    expect([code, error.split('\n')[0], error.includes('npm run import -- FILE')]).toEqual([
      1,
      '--format must be one of tjek, merchant, csv, jsonl',
      true,
    ])
  })

  it('ends with 1 and a clear message if another process holds the embedded database, and takes no imports', async () => {
    const held = mkdtempSync(join(tmpdir(), 'import-held-'))
    const unlock = await lockFolder(held)
    const settings = { DATABASE_URL: '', DATA_DIR: held }
    expect(await importCommand([file('held.csv', header), '--format', 'csv'], '', settings)).toEqual({
      code: 1,
      error: `${held} is in use by process ${process.pid}. Stop that process, or set DATA_DIR to another folder.`,
    })
    unlock()
    rmSync(held, { recursive: true })
  })

  it('ends with 1 if PostgreSQL cannot be reached', async () => {
    const settings = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }
    expect(await importCommand([file('none.csv', header), '--format', 'csv'], '', settings)).toEqual({
      code: 1,
      error:
        'DATABASE_URL: the database cannot be opened (connect ECONNREFUSED 127.0.0.1:1). Check that it runs, and that the setting is right.',
    })
  })
})
