import { expect, it } from 'vitest'
import { withSlugs } from './chain-slugs.ts'

const slugs = (...names: string[]) =>
  withSlugs(names.map((name, id) => ({ id, name }))).map(({ slug }) => slug)

it('§2.1: a chain is in its address without accents, spaces and signs', () => {
  expect(slugs('føtex', 'REMA 1000', 'jem & fix', 'K-Citymarket', 'Apotek Hjärtat')).toEqual([
    'fotex',
    'rema-1000',
    'jem-fix',
    'k-citymarket',
    'apotek-hjartat',
  ])
})

it('chains whose names differ only in signs have different addresses', () => {
  expect(slugs('Coop', 'Coop!', '***')).toEqual(['coop', 'coop-1', '2'])
  const reversed = withSlugs([
    { id: 2, name: 'Coop!' },
    { id: 1, name: 'Coop' },
  ])
  expect(reversed.map(({ slug }) => slug)).toEqual(['coop-2', 'coop'])
})
