import { describe, expect, it } from 'vitest'
import { readImportArguments, UsageError } from './import-arguments.ts'

const read = (line: string) => readImportArguments(line.split(' ').filter(Boolean))

describe('The arguments of npm run import', () => {
  it('name a file and its format', () => {
    expect(read('offers.json --format tjek')).toEqual({
      file: 'offers.json',
      isFromUrl: false,
      format: 'tjek',
      defaults: {},
      isDryRun: false,
    })
  })

  it('may name the address of a feed', () => {
    expect(read('--from-url https://example.org/feed.csv --format csv')).toEqual({
      file: 'https://example.org/feed.csv',
      isFromUrl: true,
      format: 'csv',
      defaults: {},
      isDryRun: false,
    })
  })

  it('may name what the rows do not', () => {
    const options = '--country se --chain Willys --start 2026-11-16 --end 2026-11-22 --source willys'
    expect(read(`- --format csv ${options} --columns name=Vara,price=Pris --dry-run`)).toEqual({
      file: '-',
      isFromUrl: false,
      format: 'csv',
      defaults: {
        country: 'se',
        chain: 'Willys',
        startDate: '2026-11-16',
        endDate: '2026-11-22',
        source: 'willys',
        columns: { name: 'Vara', price: 'Pris' },
      },
      isDryRun: true,
    })
  })

  it.each([
    ['', 'give one FILE, - for standard input, or --from-url URL'],
    ['a b --format csv', 'give one FILE, - for standard input, or --from-url URL'],
    [
      'a --from-url https://example.org --format csv',
      'give one FILE, - for standard input, or --from-url URL',
    ],
    ['--from-url ftp://example.org --format csv', '--from-url must start with http:// or https://'],
    ['a', '--format must be one of tjek, merchant, csv, jsonl'],
    ['a --format xls', '--format must be one of tjek, merchant, csv, jsonl'],
    ['a --format csv --country de', '--country must be one of dk, no, se, fi'],
    ['a --format csv --start igår', '--start and --end must be days, written 2026-11-21'],
    [
      'a --format merchant --country dk',
      'a Merchant feed names neither country nor chain: give --country and --chain',
    ],
    ['a --format tjek --columns name=x', '--columns goes with --format csv'],
  ])('“%s” is answered with what is wrong', (line, message) => {
    expect(() => read(line)).toThrow(`${message}\n\nnpm run import -- FILE`)
  })

  it.each([
    'a --format csv --columns pris',
    'a --format csv --columns pris=price',
    'a --format csv --colour red',
  ])('“%s” is refused', (line) => {
    expect(() => read(line)).toThrow(UsageError)
  })
})
