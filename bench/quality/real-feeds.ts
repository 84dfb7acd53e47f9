import { createReadStream, readFileSync } from 'node:fs'
import { foldForKey } from '#app/domain/search/folding.ts'
import type { Database } from '#app/server/db/database.ts'
import { type Figure, imported, type Read, week } from './imported-feed.ts'

/** Brands that Lidl's leaflets of 2016 set at the start of a description, looked through by hand. */
const lidlBrands = new Set(
  'alesto,belbake,bellarom,cat,cien,cimarosa,coshida,crownfield,crusti croc,doussy,dulano,dulano selection,esmara,formil,glenfell,golden sun,graasten,guldgryden,kohberg,linessa,livarno lux,livergy,lupilu,maxi trat,mcennedy,milbona,meradiso,mollesten,naturis,nobelaner,nordkylling,oceansea,olympia,ordex,parkside,powerfix,primadonna,red bull,schulstad,silvercrest,united office,velbo,vilstrupgard,vitafit,wasa'.split(
    ',',
  ),
)

type LidlRow = {
  id: string
  heading: string
  description: string | null
  quantity: { pieces: { from: number } }
}

export async function lidlLeaflet(database: Database, path: string): Promise<Figure[]> {
  const rows = JSON.parse(readFileSync(path, 'utf8')) as LidlRow[]
  const offers = new Map(
    (await imported(database, createReadStream(path), 'tjek')).map((read) => [read.id, read]),
  )
  const read = rows.flatMap((row) => {
    const offer = offers.get(row.id)
    return offer ? [{ ...row, description: row.description ?? '', offer }] : []
  })
  const leading = (text: string) => foldForKey(/^(?:\d+X\. )?([^.•]*)/.exec(text)?.[1] ?? '')
  const named = read.filter(({ description }) => lidlBrands.has(leading(description)))
  const found = named.filter(
    ({ offer, description }) => offer.brand !== null && foldForKey(offer.brand) === leading(description),
  )
  const others = read.filter(({ description }) => !lidlBrands.has(leading(description)))
  const stated = read.flatMap((row) => {
    const match = /\bpr\. (?:kg|ltr) (\d+),(\d\d)/.exec(row.description)
    return match ? [{ ...row, amount: Number(match[1]) * 100 + Number(match[2]) }] : []
  })
  const several = read.filter(({ quantity }) => quantity.pieces.from > 1)
  const shown = stated.filter(({ offer, amount }) => offer.unitPrice === amount)
  const against = stated.filter(({ offer, amount }) => offer.unitPrice !== null && offer.unitPrice !== amount)
  if (process.argv.includes('--misses')) {
    for (const { heading, offer } of others) if (offer.brand) console.log('brand?', heading, '→', offer.brand)
    for (const row of named) if (!found.includes(row)) console.log('brand!', row.heading, row.description)
    for (const { heading, description, offer } of against)
      console.log('unit?', heading, description, offer.unitPrice)
  }
  return [
    [
      'Tjek (Lidl): several pieces shown neither as units nor in the pack',
      several.filter(
        ({ offer }) =>
          offer.units === 1 && offer.pieces === 1 && (offer.quantity ?? 0) <= 1 && !offer.unitPrice,
      ).length,
      several.length,
    ],
    ['Tjek (Lidl): brand found', found.length, named.length],
    [
      'Tjek (Lidl): brand elsewhere, to be looked at',
      others.filter(({ offer }) => offer.brand !== null).length,
      others.length,
    ],
    ['Tjek (Lidl): stated unit price shown', shown.length, stated.length],
    ['Tjek (Lidl): stated unit price contradicted', against.length, stated.length],
  ]
}

/** The columns of the Swedish shops. */
export const swedish = {
  ...{ id: 'id', name: 'name', brand: 'brand', chain: 'store', price: 'pricePerItem', gtin: 'articleNumber' },
  ...{
    category: 'subCategory',
    categoryGroup: 'mainCategory',
    unitPrice: 'pricePerUnit',
    unitPricePer: 'compareUnit',
  },
}

export async function swedishShops(database: Database, path: string, isPriced: boolean): Promise<Figure[]> {
  const { unitPrice, unitPricePer, ...columns } = swedish
  const defaults = { country: 'se', columns: isPriced ? swedish : columns, ...week }
  const offers = await imported(database, createReadStream(path), 'csv', defaults)
  const variants = new Map<number, Read[]>()
  for (const read of offers) variants.set(read.variant, [...(variants.get(read.variant) ?? []), read])
  const groups = [...variants.values()]
  const coop = groups.filter((group) => group.some(({ chain }) => chain === 'Coop'))
  const name = isPriced ? 'Swedish shops with unit prices' : 'Swedish shops'
  return [
    [`${name}: rows imported`, offers.length, 6426],
    [
      `${name}: variants with two trade numbers`,
      coop.filter(([read]) => (read?.gtins ?? 0) > 1).length,
      coop.length,
    ],
    [
      `${name}: variants of both chains`,
      groups.filter((group) => new Set(group.map(({ chain }) => chain)).size > 1).length,
      groups.length,
    ],
    [
      `${name}: of them without a size`,
      groups.filter(
        (group) => new Set(group.map(({ chain }) => chain)).size > 1 && group[0]?.quantity === null,
      ).length,
      groups.length,
    ],
  ]
}
