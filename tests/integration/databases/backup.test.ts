import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '#app/server/backup/back-up.ts'
import { listTables } from '#app/server/backup/list-tables.ts'
import { restore } from '#app/server/backup/restore.ts'
import type { Database } from '#app/server/db/database.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { addOffers } from '../offers/add-offers.ts'
import { createPostgresDatabase, openTestPglite } from './databases.ts'

let folder: string
let embedded: Database
let server: Database
let empty: Database

async function everything(database: Database): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  for (const { name } of await listTables(database)) {
    const rows = await database.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)
    tables[name] = rows.map(({ row }) => row)
  }
  return tables
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  embedded = await openTestPglite()
  empty = await openTestPglite()
  server = await openPostgres(await createPostgresDatabase())
})

afterAll(async () => {
  await embedded.close()
  await empty.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('Running it: backup and restore', () => {
  it('move everything from the embedded database to PostgreSQL, and new ids continue after it', async () => {
    await addOffers(embedded, [{ name: 'Letmælk', brand: 'Lærkevang', parent: 'Arla', size: [1, 'l'] }])
    await embedded.query(
      `insert into brands (id, name, name_key, parent_id) overriding system value
        values (900, 'Child', 'child', 901), (901, 'Parent', 'parent', null)`,
    )
    await embedded.query(
      `insert into users (id, name, email, country_registered_to, email_verified_at)
        values ('u1', 'Ærlige "Åse"', 'a@example.org', 'dk', '2026-11-21 10:00:00.123456+00')`,
    )
    const file = join(folder, 'whole')
    const rows = await backUp(embedded, file)
    expect(await restore(server, file)).toBe(rows)
    expect(await everything(server)).toEqual(await everything(embedded))
    const [added] = await server.query<{ id: number }>(
      `insert into brands (name, name_key) values ('New', 'new') returning id`,
    )
    expect(added).toEqual({ id: 902 })
  })

  it('log everybody out, and give up what was waiting to be sent', async () => {
    const source = await openPostgres(await createPostgresDatabase())
    const target = await openPostgres(await createPostgresDatabase())
    await source.query(
      `insert into users (id, name, email, country_registered_to) values ('u1', 'Åse', 'a@example.org', 'dk')`,
    )
    await source.query(
      `insert into sessions (id, token, user_id, expires_at) values ('s1', 't1', 'u1', now() + interval '1 day')`,
    )
    await source.query(
      `insert into mail_outbox (message_id, template, recipient, language, country, data, useful_until, sent_at)
        values ('<1@x>', 'verify-email', 'a@example.org', 'da', 'dk', '{"url": "x"}', now() + interval '1 hour', null),
          ('<2@x>', 'verify-email', 'a@example.org', 'da', 'dk', '{}', now() + interval '1 hour', now())`,
    )
    const file = join(folder, 'with sessions')
    await backUp(source, file)
    await restore(target, file)
    expect(await target.query('select id from sessions')).toEqual([])
    expect(
      await target.query(
        `select message_id as id, given_up_at is not null as "givenUp", data, last_error as reason
          from mail_outbox order by id`,
      ),
    ).toEqual([
      { id: '<1@x>', givenUp: true, data: {}, reason: 'a backup was restored' },
      { id: '<2@x>', givenUp: false, data: {}, reason: null },
    ])
    await Promise.all([source.close(), target.close()])
  })

  it('write a file that only its owner can read, and never overwrite one', async () => {
    const file = join(folder, 'kept')
    writeFileSync(file, 'something else')
    await expect(backUp(embedded, file)).rejects.toThrow('is there already. Name a new file.')
    expect(readFileSync(file, 'utf8')).toBe('something else')
    expect(statSync(join(folder, 'whole')).mode & 0o777).toBe(0o600)
  })

  it('refuse a database that is not empty', async () => {
    await expect(restore(embedded, join(folder, 'whole'))).rejects.toThrow('The database is not empty.')
  })

  it.each([
    [
      'is cut off',
      (text: string) => gzipSync(text.slice(0, text.lastIndexOf('\n{"end"') + 1)),
      'is not whole',
    ],
    ['is cut in its bytes', (text: string) => gzipSync(text).subarray(0, 200), 'damaged, or no backup'],
    ['is something else', () => gzipSync('{"a":1}\n'), 'not a backup that this version can read'],
    ['is not compressed', () => Buffer.from('hello'), 'damaged, or no backup'],
    [
      'is of another version',
      (text: string) => gzipSync(text.replace(/"migration":"\w+"/, '"migration":"other"')),
      'made by another version',
    ],
  ])('refuse a file that %s, and write nothing', async (_, damaged, message) => {
    const text = gunzipSync(readFileSync(join(folder, 'whole'))).toString()
    const file = join(folder, 'damaged')
    writeFileSync(file, damaged(text))
    await expect(restore(empty, file)).rejects.toThrow(message)
    expect(Object.values(await everything(empty)).flat()).toEqual([])
  })

  it('name a missing file', async () => {
    await expect(restore(embedded, join(folder, 'absent'))).rejects.toThrow('absent is not there.')
  })
})
