import { describe, expect, it } from 'vitest'
import type { FeedDefaults } from '../feed-defaults.ts'
import { checkColumns } from './csv-columns.ts'

const week: FeedDefaults = { country: 'dk', chain: 'Netto', startDate: '2026-11-16', endDate: '2026-11-22' }

describe('The columns of a CSV file, before its first row is read', () => {
  it('may be all that an offer needs, and no others', () => {
    expect(checkColumns(['Name', 'price', 'country', 'chain', 'start date', 'end_date'], {})).toBeUndefined()
    expect(checkColumns(['name', 'price'], week)).toBeUndefined()
  })

  it('are named if they are not read', () => {
    expect(checkColumns(['name', 'price', 'Kolli', ''], week)).toBe('Columns that are not read: “Kolli”.')
    expect(
      checkColumns(['Vare', 'Pris', 'price'], { ...week, columns: { name: 'Vare', price: 'Pris' } }),
    ).toBe('Columns that are not read: “price”.')
  })

  it('stop the import if an offer needs more', () => {
    expect(() => checkColumns(['Vare', 'price'], { ...week, chain: undefined })).toThrow(
      'The file has no column for name, chain. Its columns are “Vare”, “price”. Say with --columns FIELD=COLUMN which column it is, or give the value as an option.',
    )
  })

  it('stop the import if --columns names one that is missing', () => {
    const columns = { name: 'Vare', price: 'Pris', regularPrice: 'Førpris' }
    expect(() => checkColumns(['Vare', 'Pris'], { ...week, columns })).toThrow(
      '--columns: the file has no column “Førpris”. Its columns are “Vare”, “Pris”.',
    )
  })

  it('stop the import if two hold one field', () => {
    expect(() => checkColumns(['name', 'start date', 'price', 'startDate'], week)).toThrow(
      'Several columns hold the same field: “start date”, “startDate”. Remove all but one, or choose with --columns.',
    )
    const columns = { name: 'Vare', price: 'Pris' }
    expect(() => checkColumns(['Vare', 'Pris', 'Pris'], { ...week, columns })).toThrow(
      'Several columns hold the same field: “Pris”, “Pris”.',
    )
  })
})
