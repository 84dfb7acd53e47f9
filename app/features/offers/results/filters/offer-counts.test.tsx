import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { languages } from '#app/domain/locale/locales.ts'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'
import { FoundCount, MoreCount, SeenCount, ShowCount } from './offer-counts.tsx'

const catalogues = createCatalogueStore()

/** The text in Danish, Norwegian, Swedish and Finnish, with plain spaces. */
const inEachLanguage = (count: ReactNode) =>
  languages.map((language) =>
    renderToStaticMarkup(<I18nProvider i18n={catalogues.get(language)}>{count}</I18nProvider>).replaceAll(
      '\u00a0',
      ' ',
    ),
  )

beforeAll(() => Promise.all(languages.map((language) => catalogues.load(language))))

it('§9 numbers and units: the number of results is written as in each language', () => {
  expect(inEachLanguage(<FoundCount total={1} />)).toEqual([
    '1 tilbud',
    '1 tilbud',
    '1 erbjudande',
    '1 tarjous',
  ])
  expect(inEachLanguage(<FoundCount total={2134} />)).toEqual([
    '2.134 tilbud',
    '2 134 tilbud',
    '2 134 erbjudanden',
    '2 134 tarjousta',
  ])
})

it('§9 numbers and units: so is the number of results shown', () => {
  expect(inEachLanguage(<SeenCount shown={24} total={2134} />)).toEqual([
    'Du har set 24 af 2.134 varer',
    'Du har sett 24 av 2 134 varer',
    'Du har sett 24 av 2 134 varor',
    'Katsottu 24/2 134 tuotteesta',
  ])
})

it('§9 numbers and units: so is the number that the filters leave', () => {
  expect(inEachLanguage(<ShowCount total={1} />)).toEqual([
    'Vis 1 tilbud',
    'Vis 1 tilbud',
    'Visa 1 erbjudande',
    'Näytä 1 tarjous',
  ])
  expect(inEachLanguage(<ShowCount total={2134} />)).toEqual([
    'Vis 2.134 tilbud',
    'Vis 2 134 tilbud',
    'Visa 2 134 erbjudanden',
    'Näytä 2 134 tarjousta',
  ])
})

it('§9 numbers and units: so is the number of further results', () => {
  expect(inEachLanguage(<MoreCount more={1} />)).toEqual([
    'Vis 1 til',
    'Vis 1 til',
    'Visa 1 till',
    'Näytä 1 lisää',
  ])
  expect(inEachLanguage(<MoreCount more={24} />)).toEqual([
    'Vis 24 flere',
    'Vis 24 flere',
    'Visa 24 till',
    'Näytä 24 lisää',
  ])
})
