import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bytesOf, readAll } from '#tests/fixtures/import/read-all.ts'
import type { ImportRow } from '../row/source-row.ts'
import type { FeedDefaults } from './feed-defaults.ts'
import { FeedError } from './feed-error.ts'
import { type FormatName, formatNamed } from './formats.ts'
import { readRows } from './read-rows.ts'

const fixture = (name: string) => readFileSync(`tests/fixtures/import/${name}`)
const shop: FeedDefaults = { country: 'dk', chain: 'Elbutik', startDate: '2026-11-16', endDate: '2026-11-22' }

async function* pieces(bytes: Uint8Array, length = 100): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

/** A row as these tests look at it: its line with the offer's texts and price, or with the reason it is set aside for. */
function seen(row: ImportRow) {
  if (row.rejection) return [row.line, row.rejection.reason]
  const { id, country, chain, brand, name, size, startDate, endDate, units, price, regularPrice } = row.offer
  return [row.line, id, country, chain, brand, name, size, startDate, endDate, units, price, regularPrice]
}
const read = async (bytes: Uint8Array, format: FormatName, defaults?: FeedDefaults) =>
  (await readAll(readRows(pieces(bytes), formatNamed(format), defaults))).map(seen)

const csvRows = [
  [2, 'c-1', 'dk', 'Netto', 'Grødlund', 'Havregryn', '1 kg', '2026-11-16', '2026-11-22', 1, 1295, 1595],
  [
    3,
    'c-2',
    'dk',
    'Netto',
    null,
    'Æbler "Elstar"; løse',
    'pr. kg',
    '2026-11-16',
    '2026-11-22',
    1,
    1800,
    null,
  ],
  [4, 'c-3', 'se', 'Willys', 'Kvarnö', 'Rågbröd 500 g', undefined, '2026-11-16', '2026-11-22', 2, 5000, null],
  [6, 'negative-price'],
  [7, 'end-before-start'],
  [8, 'unknown-country'],
  [9, 'missing-chain'],
  [10, 'missing-name'],
  [11, 'absurd-price'],
  [12, 'bad-csv'],
  [13, 'c-11', 'dk', 'Netto', 'Grødlund', 'Gryn "grove', '1 kg', '2026-11-16', '2026-11-22', 1, 2000, null],
]

describe('Every row of a file is an offer or says why it is none', () => {
  it('in CSV', async () => {
    expect(await read(fixture('offers.csv'), 'csv')).toEqual(csvRows)
  })

  it.each<[string, (text: string) => Buffer]>([
    ['with a byte order mark', (text) => Buffer.from(`\ufeff${text}`)],
    ['with CRLF', (text) => Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['in UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['in Latin-1', (text) => Buffer.from(text, 'latin1')],
  ])('in CSV %s', async (_, encoded) => {
    expect(await read(encoded(fixture('offers.csv').toString()), 'csv')).toEqual(csvRows)
  })

  it('in CSV that is damaged: rows with characters that cannot be read are set aside', async () => {
    const bytes = fixture('offers.csv')
    bytes[bytes.indexOf('Grødlund') + 2] = 0xff
    expect((await read(bytes, 'csv')).slice(0, 2)).toEqual([[2, 'bad-encoding'], csvRows[1]])
  })

  it('in JSONL', async () => {
    expect(await read(fixture('offers.jsonl'), 'jsonl')).toEqual([
      [1, 'j-1', 'fi', 'Prisma', 'Kevä', 'Kaurahiutale', '1 kg', '2026-11-16', '2026-11-22', 1, 199, null],
      [2, 'bad-price'],
      [3, 'wrong-currency'],
      [4, 'bad-date'],
      [5, 'not-an-offer'],
      [6, 'truncated'],
    ])
  })

  it('in a Merchant feed', async () => {
    expect(await read(fixture('merchant-rss.xml'), 'merchant', shop)).toEqual([
      [
        5,
        'm-1',
        'dk',
        'Elbutik',
        'Kogeland',
        'Elkedel 1,7 l',
        null,
        '2026-11-16',
        '2026-11-22',
        1,
        29_900,
        39_900,
      ],
      [18, 'wrong-currency'],
      [19, 'missing-price'],
      [20, 'bad-xml'],
      [21, 'not-available'],
    ])
  })

  it('in a Merchant feed of tab-separated values', async () => {
    expect(await read(fixture('merchant.tsv'), 'merchant', shop)).toEqual([
      [2, 't-1', 'dk', 'Elbutik', null, 'Elkedel', null, '2026-11-16', '2026-11-22', 1, 29_900, 39_900],
      [3, 't-2', 'dk', 'Elbutik', null, 'Brødrister', null, '2026-11-16', '2026-11-22', 1, 14_900, null],
      [4, 'bad-price'],
    ])
  })

  it('in a Merchant feed that declares entities, none of which is read', async () => {
    expect(await read(fixture('merchant-entities.xml'), 'merchant', shop)).toEqual([[6, 'unsafe-xml']])
  })

  it('in Tjek’s JSON', async () => {
    expect(await read(fixture('tjek-offers.json'), 'tjek')).toEqual([
      [
        2,
        'k-1',
        'dk',
        'Lidl',
        'Rynkeby',
        'RYNKEBY Æblemost',
        '75 cl',
        '2026-11-16',
        '2026-11-22',
        1,
        2000,
        2500,
      ],
      [3, 'not-an-offer'],
      [4, 'missing-price'],
      [5, 'truncated'],
    ])
  })

  it.each<FormatName>(['csv', 'jsonl', 'tjek', 'merchant'])(
    'in an empty file, which has one row that says so: %s',
    async (format) => {
      for (const text of ['', '\n\n  \n']) {
        expect(await readAll(readRows(bytesOf(text), formatNamed(format), shop))).toEqual([
          { line: 1, content: '', rejection: { reason: 'truncated', message: 'the file holds no rows' } },
        ])
      }
    },
  )

  it('fails where the bytes cannot be read', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield fixture('offers.jsonl').subarray(0, 200)
      throw new Error('the disk is gone')
    }
    await expect(readAll(readRows(broken(), formatNamed('jsonl')))).rejects.toThrow('the disk is gone')
  })
})

describe('docs/import.md: a header that other lines come before', () => {
  const title = 'Tilbud, uge 47, Netto\n\n'
  const table = 'Nr;Vare;Pris;Førpris\n1;Letmælk;12,95;15,95\n'
  const readWith = (columns: Record<string, string> | undefined) =>
    read(Buffer.from(title + table), 'csv', { ...shop, columns })

  it('is found by the columns that --columns names', async () => {
    expect(await readWith({ id: 'Nr', name: 'Vare', price: 'Pris', regularPrice: 'Førpris' })).toEqual([
      [4, '1', 'dk', 'Elbutik', null, 'Letmælk', undefined, '2026-11-16', '2026-11-22', 1, 1295, 1595],
    ])
  })

  it.each([
    [{ name: 'Vare', price: 'Priss' }, '--columns: the file has no column “Priss”.'],
    [{ regularPrice: 'Førpris' }, 'The file has no column for name, price.'],
    [undefined, 'The file has no column for name, price.'],
  ])('is the one that is told, if the columns %j are wrong', async (columns, fault) => {
    await expect(readWith(columns)).rejects.toThrow(
      `${fault} Its columns are “Nr”, “Vare”, “Pris”, “Førpris”.`,
    )
  })
})

/** What reading a file tells the operator. */
async function notesOf(text: string, format: FormatName, defaults?: FeedDefaults): Promise<string[]> {
  const notes: string[] = []
  await readAll(
    readRows(pieces(Buffer.from(text)), formatNamed(format), defaults, (note) => notes.push(note)),
  )
  return notes
}

describe('docs/import.md: the columns of a Merchant feed of tab-separated values', () => {
  const tsv = (...lines: string[][]) => lines.map((cells) => cells.join('\t')).join('\n')
  const bare = { country: 'dk', chain: 'Elbutik' } as const

  it('may follow other lines, and are named if they are not read', async () => {
    const text = tsv(
      ['Elbutik'],
      [],
      ['id', 'g:title', 'Price', 'shipping weight', ''],
      ['1', 'Ovn', '9', '', ''],
    )
    expect(await notesOf(text, 'merchant', shop)).toEqual(['Columns that are not read: “shipping weight”.'])
    expect((await read(Buffer.from(text), 'merchant', shop)).map(([line, id]) => [line, id])).toEqual([
      [4, '1'],
    ])
  })

  it('stop the import if one that every item needs is missing', async () => {
    await expect(notesOf(tsv(['id', 'navn', 'pris'], ['1', 'Ovn', '9']), 'merchant', shop)).rejects.toThrow(
      new FeedError('The file has no column for title, price. Its columns are “id”, “navn”, “pris”.'),
    )
    await expect(notesOf(tsv(['title', 'price'], ['Ovn', '9']), 'merchant', bare)).rejects.toThrow(
      new FeedError(
        'The file has no column for sale_price_effective_date (or --start), expiration_date (or --end). Its columns are “title”, “price”.',
      ),
    )
    const ending = tsv(['title', 'price', 'expiration_date'], ['Ovn', '9', '2026-11-22'])
    expect(await notesOf(ending, 'merchant', { ...bare, startDate: '2026-11-16' })).toEqual([])
    const sale = ['title', 'price', 'sale_price_effective_date']
    expect(await notesOf(tsv(sale, ['Ovn', '9', '2026-11-16/2026-11-22']), 'merchant', bare)).toEqual([])
  })

  it('stop the import if two are one attribute', async () => {
    const text = tsv(['title', 'price', 'g:title', 'Price'], ['Ovn', '9', 'Ovn', '9'])
    await expect(notesOf(text, 'merchant', shop)).rejects.toThrow(
      new FeedError(
        'Several columns hold the same field: “title”, “price”, “g:title”, “Price”. Remove all but one.',
      ),
    )
  })
})

describe('docs/import.md: the fields of JSONL', () => {
  const offer = { name: 'Ovn', price: 900, currency: 'DKK', startDate: '2026-11-16', endDate: '2026-11-22' }
  const lines = (...rows: unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n')

  it('are named if they are not read', async () => {
    const text = lines({ ...offer, id: 1 }, { ...offer, Brand: 'Elko', kolli: 6 }, [1], {
      ...offer,
      kolli: 2,
    })
    expect(await notesOf(text, 'jsonl', { country: 'dk', chain: 'Elbutik' })).toEqual([
      'Fields that are not read: “Brand”, “kolli”.',
    ])
    expect(await notesOf(lines(offer), 'jsonl', shop)).toEqual([])
  })

  it('fail the import if no row has one that every offer needs', async () => {
    const text = lines({ navn: 'Ovn', price: 900, currency: 'DKK' }, { price: 900 }, ['x'])
    await expect(notesOf(text, 'jsonl', { ...shop, startDate: undefined })).rejects.toThrow(
      new FeedError(
        'No row has the field name, startDate. The fields are “navn”, “price”, “currency”. docs/import.md describes them.',
      ),
    )
  })

  it('are listed up to a hundred that are unknown, so that memory does not grow with the file', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({ ...offer, [`felt${at}`]: 1 }))
    const [note = ''] = await notesOf(lines(...rows), 'jsonl', shop)
    expect(note.split(', ').length).toBe(100)
  })
})

/** Numbers between 0 and 1 that are the same in every run. */
function* chances(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

/** A file with a few of its bytes changed to ones that matter to a reader, and sometimes without its end. */
function damaged(bytes: Uint8Array, chance: Generator<number, never>): Uint8Array {
  const next = (below: number) => Math.floor(chance.next().value * below)
  const marks = '"<>{}[],;\\\n\r&\t/ \xff'
  const copy = Uint8Array.from(bytes)
  for (let changes = 1 + next(5); changes > 0; changes--) {
    copy[next(copy.length)] = marks.charCodeAt(next(marks.length))
  }
  return next(3) === 0 ? copy.subarray(0, next(copy.length)) : copy
}

describe('However a file is damaged', () => {
  it.each<[string, FormatName]>([
    ['offers.csv', 'csv'],
    ['offers.jsonl', 'jsonl'],
    ['merchant-rss.xml', 'merchant'],
    ['merchant.tsv', 'merchant'],
    ['tjek-offers.json', 'tjek'],
  ])(
    '%s is read to its end or refused for its header, and the same in small pieces as in one',
    async (name, format) => {
      const chance = chances(name.length)
      for (let times = 0; times < 60; times++) {
        const bytes = damaged(fixture(name), chance)
        const of = (length: number) =>
          readAll(readRows(pieces(bytes, length), formatNamed(format), shop)).then(
            (rows) => rows.map(seen),
            (error: Error) => {
              if (!(error instanceof FeedError)) throw error
              return error.message
            },
          )
        expect(await of(3)).toEqual(await of(100_000))
      }
    },
  )
})
