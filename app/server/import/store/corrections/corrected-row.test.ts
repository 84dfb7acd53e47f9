import { expect, it } from 'vitest'
import { type Correction, correctedRow, correctionShown, noPicture, uncorrectedRow } from './corrected-row.ts'

const said = {
  ...{ price: 2000, units: 2, unit_price: 2500, unit_price_bound: null, variant_id: 4, product_id: 1 },
  ...{ image_url: 'https://example.com/a.jpg', start_date: '2026-11-16', end_date: '2026-11-22' },
}
const size = { quantity: 0.4, quantityType: 'kg', pieces: 1 } as const
const correction: Correction = {
  ...{ said, price: 3000, variant: { id: 5, productId: 1 }, isWithoutPicture: true, hiddenOn: null },
  sizes: { said: size, right: { ...size, quantity: 0.5 } },
}
const right = { ...said, price: 3000, unit_price: 3000, variant_id: 5, image_url: noPicture }

it('§3 compared prices: a row is as it is right, with the unit price of all pieces together', () => {
  expect(correctedRow(said, correction)).toEqual(right)
  expect(uncorrectedRow(right, correction)).toEqual(said)
  expect(correctedRow(said, { ...correction, variant: null })).toMatchObject({
    unit_price: 3750,
    variant_id: 4,
  })
  expect(
    correctedRow(said, { ...correction, variant: null, sizes: { said: null, right: null } }),
  ).toMatchObject({ price: 3000, unit_price: null })
})

it('§3 compared prices: each correction ends with what the row says otherwise, and no other does', () => {
  const of = (given: object) => correctedRow({ ...said, ...given }, correction)
  expect(of({ price: 1900 })).toEqual({ ...right, price: 1900, unit_price: 1900 })
  expect(of({ units: 3 })).toEqual({ ...right, price: 2000, units: 3, unit_price: 1333 })
  expect(of({ variant_id: 6 })).toEqual({ ...right, variant_id: 6, unit_price: null })
  expect(of({ image_url: null })).toEqual({ ...right, image_url: null })
  expect(of({ product_id: 2 })).toEqual({ ...said, product_id: 2 })
})

it('§3 compared prices: a hidden offer has ended, and began no later, whatever its days', () => {
  const hidden = {
    ...correction,
    price: null,
    variant: null,
    isWithoutPicture: false,
    hiddenOn: '2026-11-20',
  }
  const days = (start_date: string, end_date: string, price = 2000) =>
    correctedRow({ ...said, price, start_date, end_date }, hidden)
  expect(days('2026-11-16', '2026-11-22')).toEqual({ ...said, end_date: '2026-11-20' })
  expect(days('2026-11-23', '2026-11-29')).toEqual({
    ...{ ...said, start_date: '2026-11-20', end_date: '2026-11-20' },
  })
  expect(days('2026-11-23', '2026-11-29', 1900)).toMatchObject({ end_date: '2026-11-29' })
  expect(uncorrectedRow(days('2026-11-23', '2026-11-29'), hidden)).toEqual(said)
})

it('§3 compared prices: of a row that says something else by now, nothing is taken back', () => {
  const other = { ...said, price: 1900, unit_price: 2375 }
  expect(correctionShown(other, correction)).toMatchObject({
    ...{ price: null, variant: null, isWithoutPicture: false, hiddenOn: null },
  })
  expect(uncorrectedRow(other, correction)).toEqual(other)
})
