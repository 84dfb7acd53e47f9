import { expect, it } from 'vitest'
import { draw, textsOf } from '#app/features/offers/draw.fixture.tsx'
import { CategoriesPage } from './categories-page.tsx'

const textsOfPage = async (categories: { id: number; name: string }[] | null) =>
  textsOf(await draw(<CategoriesPage categories={categories} country="dk" onRetried={() => {}} />))

it('§8: says that the categories could not be read, with a retry button and the way to all offers', async () => {
  expect(await textsOfPage(null)).toBe(
    '|Kategorier|Kategorierne kunne ikke hentes.|Prøv igen|Se alle ugens tilbud|',
  )
})

it('§2.1: lists those that could be read, also if there are none', async () => {
  expect(await textsOfPage([{ id: 1, name: 'Auto' }])).toBe('|Kategorier|Auto|Se alle ugens tilbud|')
  expect(await textsOfPage([])).toBe('|Kategorier|Se alle ugens tilbud|')
})
