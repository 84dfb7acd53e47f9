import { createReadStream } from 'node:fs'
import type { Country } from '#app/domain/locale/locales.ts'
import { currencyOfCountry } from '#app/domain/prices/money.ts'
import { formatNamed } from '#app/server/import/formats/formats.ts'
import { readRows } from '#app/server/import/formats/read-rows.ts'
import { identifyProduct } from '#app/server/import/identify/identify-product.ts'
import { checkOffer } from '#app/server/import/offer/check-offer.ts'
import type { Identity } from '#app/server/import/row/prepared-offer.ts'
import { isRejection } from '#app/server/import/row/rejections.ts'
import { type Figure, week } from './imported-feed.ts'

/** The key of what an offer is on, from a feed that has a column for brands, or of one that has none. */
function goodOf(country: string, brand: string, name: string): string {
  const offer = checkOffer({
    ...{ country, chain: 'x', name, price: 1000, currency: currencyOfCountry(country as Country) },
    ...{ startDate: '2026-11-16', endDate: '2026-11-22', hasBrandField: brand !== '' },
    ...(brand && { brand }),
  })
  if (isRejection(offer)) throw new Error(`${name}: ${offer.message}`)
  const { brand: maker, name: good, size }: Identity = identifyProduct(offer)
  return JSON.stringify([maker?.key, good.key, size])
}

/**
 * What the names alone join of a file of two chains, if the trade numbers are hidden: how many goods of a brand and size
 * that both have, and how many names that have several numbers at one of them.
 * @param columns the file's columns.
 */
export async function joinedWithoutNumbers(
  path: string,
  columns: Record<string, string>,
  [chain, other]: [string, string],
): Promise<Figure[]> {
  const numbers = new Map<string, Set<string>>()
  const packs = new Map<string, Set<string>>([chain, other].map((name) => [name, new Set()]))
  const names = new Map<string, Set<string>>([chain, other].map((name) => [name, new Set()]))
  for await (const rows of readRows(createReadStream(path), formatNamed('csv'), {
    country: 'se',
    columns,
    ...week,
  })) {
    for (const row of rows) {
      if (row.rejection) continue
      const { offer } = row
      const { brand, name, size, isTelling } = identifyProduct(offer)
      if (!brand || !size || !isTelling) continue
      const pack = JSON.stringify([brand.key, size])
      const good = JSON.stringify([pack, name.key])
      packs.get(offer.chain)?.add(pack)
      names.get(offer.chain)?.add(good)
      if (offer.gtin) numbers.set(good, (numbers.get(good) ?? new Set<string>()).add(offer.gtin))
    }
  }
  const ofBoth = [...(names.get(chain) ?? [])].filter((good) => packs.get(other)?.has(JSON.parse(good)[0]))
  return [
    [
      'Swedish shops: goods of a brand and size of both chains, joined',
      ofBoth.filter((good) => names.get(other)?.has(good)).length,
      ofBoth.length,
    ],
    [
      'Swedish shops: names with several trade numbers',
      [...numbers.values()].filter(({ size }) => size > 1).length,
      numbers.size,
    ],
  ]
}

/**
 * How many pairs of names that chains give one good are joined by the names alone, and how many that are of two goods.
 * @param lines country, brand and name at one chain, brand and name at another, `same` or `other`, separated by tabs.
 */
export function joinedNames(name: string, lines: string[], showsMisses: boolean): Figure[] {
  const pairs = lines.map((line) => {
    const [country = '', brand = '', called = '', otherBrand = '', otherCalled = '', label] = line.split('\t')
    const goods = [goodOf(country, brand, called), goodOf(country, otherBrand, otherCalled)]
    const isJoined = goods[0] === goods[1]
    if (showsMisses && isJoined !== (label === 'same')) console.info('names', label, ...goods)
    return { isSame: label === 'same', isJoined }
  })
  const joined = (isSame: boolean) => pairs.filter((pair) => pair.isJoined && pair.isSame === isSame).length
  const all = (isSame: boolean) => pairs.filter((pair) => pair.isSame === isSame).length
  return [
    [`${name}: same good joined by names`, joined(true), all(true)],
    [`${name}: other goods joined by names`, joined(false), all(false)],
  ]
}
