import { expect, it } from 'vitest'
import { csvNormaliser } from '../formats/csv/normalise-csv.ts'
import { normaliseJsonl } from '../formats/jsonl/normalise-jsonl.ts'
import type { ImportedOffer } from '../row/imported-offer.ts'
import { isRejection, type Rejection } from '../row/rejections.ts'
import { prepareOffer } from './prepare-offer.ts'

const row = {
  country: 'dk',
  chain: 'Netto',
  name: 'Burgerboller 8 stk.',
  startDate: '2026-11-16',
  endDate: '2026-11-22',
  price: '20,00',
  unitPrice: '62,28 kr/kg',
}
const idOf = (offer: ImportedOffer | Rejection) => {
  if (isRejection(offer)) throw new Error(offer.message)
  return prepareOffer({ line: 1, content: '' }, offer).externalId
}
const idOfRow = (change: object = {}) => idOf(csvNormaliser({})({ ...row, ...change }))

it.each([
  { price: '16,00', unitPrice: '50,00 kr/kg' },
  { price: '16,00', unitPrice: '49,83 kr/kg' },
  { price: '16,00', unitPrice: '' },
  { name: 'Burgerboller', size: '8 stk.' },
  { description: 'Pr. kg maks. 62,28' },
])('docs/import.md: a new price or text updates an offer without an id: %o', (change) => {
  expect(idOfRow(change)).toBe(idOfRow())
})

it.each([
  { name: 'Burgerboller 4 stk.' },
  { name: 'Pølsebrød 8 stk.' },
  { units: '2' },
  { endDate: '2026-11-23' },
])('docs/import.md: other goods, pieces or days without an id are another offer: %o', (change) => {
  expect(idOfRow(change)).not.toBe(idOfRow())
})

it('docs/import.md: the same offer without an id is one in each format of ours', () => {
  const offer = { ...row, currency: 'DKK', price: 2000, unitPrice: 6228, unitPricePer: 'kg' }
  expect(idOf(normaliseJsonl(offer, {}))).toBe(idOfRow())
})
