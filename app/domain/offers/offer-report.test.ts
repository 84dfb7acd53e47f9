import * as v from 'valibot'
import { expect, it } from 'vitest'
import { longestSentence, offerReportSchema, withoutPersonal } from './offer-report.ts'

it.each([
  ['skriv til anna@example.dk, tak', 'skriv til …, tak'],
  ['skriv til anna(at)example.dk', 'skriv til …'],
  ['ring 20 30 40 50', 'ring …'],
  ['ring +45 20304050 i dag', 'ring … i dag'],
  ['mitt nummer er 070-123 45 67', 'mitt nummer er …'],
  ['cpr 010190-1234', 'cpr …'],
  ['henkilötunnus 010190-123A', 'henkilötunnus …'],
  ['19900101-1234', '…'],
  ['kort 4571 1234 1234 1234', 'kort …'],
])('§7.6 offer reports: what may name a person is taken out of “%s”', (sentence, kept) => {
  expect(withoutPersonal(sentence)).toBe(kept)
})

it.each([
  'Prisen er 34,95 kr., ikke 3.495,00 kr.',
  'Der står 500 g på posen, og her 1000 g.',
  'Tilbuddet sluttede 23.11.2026.',
  'Den koster 12.995,00 i butikken',
  '2 for 35,00, 3 for 45,00',
  '18 x 33 cl',
])('§7.6 offer reports: prices, sizes and days stay: “%s”', (sentence) => {
  expect(withoutPersonal(sentence)).toBe(sentence)
})

it('§7.6 offer reports: a sentence is optional, trimmed, and of one line and 200 characters at most', () => {
  const read = (given: object) => v.safeParse(offerReportSchema, { offerId: 7, wrong: 'price', ...given })
  expect(read({}).output).toEqual({ offerId: 7, wrong: 'price', sentence: '' })
  expect(read({ sentence: '  34,95  ' }).output).toMatchObject({ sentence: '34,95' })
  expect(read({ sentence: 'a'.repeat(longestSentence) }).success).toBe(true)
  expect(read({ sentence: 'a'.repeat(longestSentence + 1) }).issues?.map(({ message }) => message)).toEqual([
    'too-long',
  ])
  for (const wrong of [{ wrong: 'taste' }, { offerId: 0 }, { offerId: '7' }, { sentence: 'a\nb' }])
    expect(read(wrong).success).toBe(false)
})
