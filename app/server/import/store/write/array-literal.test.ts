import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { openPglite } from '../../../db/pglite.ts'
import { arrayLiteral } from './array-literal.ts'

describe('a list as PostgreSQL reads it', () => {
  let database: Database
  beforeAll(async () => {
    database = await openPglite()
  }, 60_000)
  afterAll(() => database.close())
  const asRead = async (type: string, elements: (string | number | boolean | null)[]) => {
    const [row] = await database.query<{ list: unknown }>(`select $1::${type}[] as list`, [
      arrayLiteral(elements),
    ])
    return row?.list
  }

  it('holds texts as they are: signs that part, quote and escape elements, and those that look like something else', async () => {
    const texts = [
      '',
      ' ',
      'a,b',
      '{}',
      '"Ø" 6"',
      '\\',
      '\\"',
      'C:\\n',
      'null',
      'NULL',
      null,
      '1',
      'to\nlines',
      '☕',
    ]
    expect(await asRead('text', texts)).toEqual(texts)
  })

  it('holds numbers, truths and what is unknown', async () => {
    expect(await asRead('int', [0, -1, null, 2_000_000_000])).toEqual([0, -1, null, 2_000_000_000])
    expect(await asRead('boolean', [true, null, false])).toEqual([true, null, false])
    expect(await asRead('int', [null])).toEqual([null])
  })

  it('may be empty, or hold one empty text, which are not the same', async () => {
    expect(await asRead('text', [])).toEqual([])
    expect(await asRead('text', [''])).toEqual([''])
  })
})
