import { expect, it } from 'vitest'
import { countries } from '#app/domain/locale/locales.ts'
import { partOfName } from '#app/server/categories/part-of-name.ts'
import { readCatalogue } from '#app/server/demo/read-catalogue.ts'

it.each(countries)('§2.3: names alone tell the part of most products of the catalogue in %s', (country) => {
  const { products } = readCatalogue(country)
  const told = products.map(({ name, group }) => ({ group, part: partOfName(name, country) }))
  const known = told.filter(({ part }) => part)
  const right = known.filter(({ group, part }) => group === part)
  // What is wrong is mostly sold both fresh and frozen, which a name does not tell.
  expect(known.length / told.length).toBeGreaterThan(0.85)
  expect(right.length / known.length).toBeGreaterThan(0.92)
})
