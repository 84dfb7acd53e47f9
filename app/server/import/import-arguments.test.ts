import { describe, expect, it } from 'vitest'
import { readImportArguments, UsageError } from './import-arguments.ts'

const read = (line: string) => readImportArguments(line.split(' ').filter(Boolean))

describe('The arguments of npm run import', () => {
  it('name a file and its format', () => {
    expect(read('offers.json --format tjek')).toEqual({
      file: 'offers.json',
      format: 'tjek',
      defaults: {},
      isDryRun: false,
    })
  })

  it('may name what the rows do not', () => {
    const options = '--country se --chain Willys --start 2026-11-16 --end 2026-11-22 --source willys'
    expect(read(`- --format csv ${options} --columns name=Vara,price=Pris --dry-run`)).toEqual({
      file: '-',
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
    ['', 'give one FILE, or - for standard input'],
    ['a b --format csv', 'give one FILE, or - for standard input'],
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
    expect(() => read(line)).toThrow(new UsageError(message))
  })

  it.each([
    'a --format csv --columns pris',
    'a --format csv --columns pris=price',
    'a --format csv --colour red',
  ])('“%s” is refused', (line) => {
    expect(() => read(line)).toThrow(UsageError)
  })
})
