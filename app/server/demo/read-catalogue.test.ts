import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countries } from '#app/domain/locale/locales.ts'
import { readCatalogue } from './read-catalogue.ts'
import { CatalogueError } from './read-table.ts'

const files = {
  kinds: 'kind,group\ncoffee-ground,pantry\nbutter,dairy-eggs\n',
  categories:
    'kind,category\ngroup:pantry,Kolonial\ngroup:dairy-eggs,Mejeri\ncoffee-ground,Formalet kaffe\nbutter,Smør\n',
  chains:
    'name,chain_category,website,weekday,groups,price_level,background,foreground\n' +
    'Netto,Dagligvarer,https://netto.dk,5,pantry dairy-eggs,0.97,#1B1B1B,#FFD84A\n',
  products:
    'brand,parent,name,size,kind,price,chains\nLurpak,Arla,Smørbar usaltet,200 g,butter,2295,\n' +
    ',,Kaffe,,coffee-ground,4500,Netto\n',
  partners: 'partner,website,title,sub_text,price_text,price_details,kind,search\n',
}

describe('reading the demo catalogue (demo/README.md)', () => {
  let folder: string
  const write = (tables: Partial<typeof files>) => {
    const { kinds, ...ofCountry } = { ...files, ...tables }
    writeFileSync(join(folder, 'kinds.csv'), kinds)
    for (const [table, content] of Object.entries(ofCountry)) {
      writeFileSync(join(folder, 'dk', `${table}.csv`), content)
    }
  }
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
    cpSync('demo/no', join(folder, 'dk'), { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('§2.7 gives a partner’s product the one that shops sell as the same, which must be there', () => {
    const header = 'partner,website,title,sub_text,price_text,price_details,kind,search,product\n'
    const row = (product: string) => `Lurpak,https://lurpak.dk,Smør hjem,,,,butter,smør,${product}\n`
    write({ partners: header + row('Lurpak Smørbar usaltet 200 g') })
    const { products, customProducts } = readCatalogue('dk', folder)
    expect(customProducts.map(({ product }) => product)).toEqual([products[0]?.key])
    write({ partners: header + row('Lurpak Smørbar usaltet 500 g') })
    expect(() => readCatalogue('dk', folder)).toThrow(/partners\.csv:2: there is no product lurpak/)
  })

  it('gives a product its shelf, its part of the shop and its size', () => {
    write({})
    const { chains, products } = readCatalogue('dk', folder)
    expect(chains.map(({ name, key, weekday, priceLevel }) => ({ name, key, weekday, priceLevel }))).toEqual([
      { name: 'Netto', key: 'netto', weekday: 5, priceLevel: 0.97 },
    ])
    expect(
      products.map(({ brand, parent, name, size, sizeText, key, shelf, groupName, price, onlyAt }) => ({
        ...{ brand, parent, name, size, sizeText, key, shelf, groupName, price, onlyAt },
      })),
    ).toEqual([
      {
        brand: 'Lurpak',
        parent: 'Arla',
        name: 'Smørbar usaltet',
        size: { quantity: 0.2, quantityType: 'kg', pieces: 1 },
        sizeText: '200 g',
        key: 'lurpak-smorbar-usaltet-200-g',
        shelf: 'Smør',
        groupName: 'Mejeri',
        price: 2295,
        onlyAt: null,
      },
      {
        brand: null,
        parent: null,
        name: 'Kaffe',
        size: null,
        sizeText: '',
        key: 'kaffe',
        shelf: 'Formalet kaffe',
        groupName: 'Kolonial',
        price: 4500,
        onlyAt: ['Netto'],
      },
    ])
  })

  it.each([
    [
      'a price that is not whole minor units',
      { products: `${files.products},,Te,,butter,"12,95",\n` },
      4,
      'price',
    ],
    ['an unknown kind', { products: `${files.products},,Te,,tea,1295,\n` }, 4, 'there is no kind tea'],
    [
      'a chain that is not there',
      { products: `${files.products},,Te,,butter,1295,Fakta\n` },
      4,
      'no chain Fakta',
    ],
    [
      'the same product twice',
      { products: `${files.products},,Kaffe,,butter,1295,\n` },
      4,
      'kaffe is there twice',
    ],
    [
      'a row with a column too few',
      { products: `${files.products},,Te,,butter\n` },
      4,
      'Invalid Record Length',
    ],
    ['a weekday beyond Sunday', { chains: files.chains.replace(',5,', ',8,') }, 2, 'weekday: must be 1'],
    ['an unknown part of the shop', { chains: files.chains.replace('pantry', 'attic') }, 2, 'shop attic'],
    ['a colour that is none', { chains: files.chains.replace('#1B1B1B', 'black') }, 2, 'background: must be'],
  ])('names file and line of %s', (_, tables, line, problem) => {
    write(tables)
    const file = join(folder, 'dk', `${Object.keys(tables)[0]}.csv`)
    expect(() => readCatalogue('dk', folder)).toThrow(CatalogueError)
    expect(() => readCatalogue('dk', folder)).toThrow(`${file}:${line}: `)
    expect(() => readCatalogue('dk', folder)).toThrow(problem)
  })

  it('names the file that has no category for a kind', () => {
    write({ categories: files.categories.replace('butter,Smør\n', '') })
    expect(() => readCatalogue('dk', folder)).toThrow(
      `${join(folder, 'dk', 'categories.csv')}: there is no category for butter`,
    )
  })

  it.each(countries)(
    '%s has at least 12 chains, 600 products, partners and a picture for each product',
    (country) => {
      const { chains, products, customProducts } = readCatalogue(country)
      expect(chains.length).toBeGreaterThanOrEqual(12)
      expect(new Set(chains.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5)
      expect(products.length).toBeGreaterThanOrEqual(600)
      expect(products.filter(({ parent }) => parent).length).toBeGreaterThan(20)
      expect(customProducts.length).toBeGreaterThanOrEqual(5)
      expect(
        [...products, ...customProducts].filter(
          ({ imageUrl }) => !/^\/pictures\/[\w-]+\.svg$/.test(imageUrl),
        ),
      ).toEqual([])
    },
  )
})
