import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { chainLogo } from '#app/domain/chains/chain-logo.ts'
import { countries } from '#app/domain/locale/locales.ts'
import { readCatalogue } from '#app/server/demo/read-catalogue.ts'

describe('the pictures of the demo catalogue', () => {
  beforeAll(() => import('./write-demo-pictures.ts'), 60_000)
  const catalogues = countries.map((country) => readCatalogue(country))

  it('exist for every product and every partner’s product', () => {
    const paths = catalogues.flatMap(({ products, customProducts }) =>
      [...products, ...customProducts].map(({ imageUrl }) => imageUrl),
    )
    expect([...new Set(paths)].filter((path) => !existsSync(`public${path}`))).toEqual([])
  })

  it('exist for every chain, at the path that the chain logo mapping of §3 names', () => {
    const names = catalogues.flatMap(({ chains }) => chains.map(({ name }) => name))
    const drawn = names.map((name) => readFileSync(`public${chainLogo(name)}`, 'utf8').slice(0, 4))
    expect([...new Set(drawn)]).toEqual(['<svg'])
  })
})
