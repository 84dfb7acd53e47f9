import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { FeedDefaults } from '#app/server/import/formats/feed-defaults.ts'
import { type FormatName, formatNamed } from '#app/server/import/formats/formats.ts'
import { readRows } from '#app/server/import/formats/read-rows.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import type { SetAside } from '#app/server/import/store/write/upsert-offers.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'

const week = { startDate: '2026-11-16', endDate: '2026-11-22' }
const now = new Date('2026-11-21T12:00:00Z')
const days = { run_from: '2026-11-16T00:00:00+0100', run_till: '2026-11-22T23:59:59+0100' }

type Feed = {
  format: FormatName
  defaults?: FeedDefaults
  text: string
  /** How many rows are offers, and why the others are set aside. */
  offers: number
  reasons: Record<string, number>
}

const tjekOffer = (id: string, heading: string, price: number) => ({
  ...{ id, heading, description: '', pricing: { price, pre_price: null, currency: 'DKK' } },
  ...{ quantity: { unit: null, size: { from: 1, to: 1 }, pieces: { from: 1, to: 1 } } },
  ...{ branding: { name: 'Lidl' }, ...days },
})

const entry = (id: string, price: string, availability = 'in_stock') =>
  `<entry><g:id>${id}</g:id><g:title>Støvsuger ${id}</g:title><g:availability>${availability}</g:availability><g:price>${price}</g:price></entry>`

/** Feeds of each format with what real ones have besides offers. */
const feeds: Record<string, Feed> = {
  'offers of Tjek': {
    ...{ format: 'tjek', offers: 2, reasons: {} },
    text: JSON.stringify([tjekOffer('a', 'Træningsbænk', 349), tjekOffer('b', 'Kaffe', 35.95)]),
  },
  'shops of Tjek': {
    ...{ format: 'tjek', offers: 0, reasons: { 'not-an-offer': 2 } },
    text: JSON.stringify([{ id: '71c90', name: 'Lidl', website: 'http://lidl.example' }, { id: '1' }]),
  },
  'a feed of a shop abroad': {
    ...{ format: 'merchant', defaults: { country: 'dk', chain: 'Power', ...week } },
    ...{ offers: 1, reasons: { 'unknown-currency': 1, 'not-available': 1, 'missing-price': 1 } },
    text: `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">${[
      ...[
        entry('1', '499 DKK'),
        entry('2', '99990 KZT'),
        entry('3', '499 DKK', 'out_of_stock'),
        entry('4', ''),
      ],
    ].join('')}</feed>`,
  },
  'an assortment with gaps': {
    ...{
      format: 'csv',
      defaults: {
        country: 'dk',
        chain: 'Rema 1000',
        columns: { id: 'id', name: 'name', size: 'grams', price: 'price' },
        ...week,
      },
    },
    ...{ offers: 2, reasons: { 'missing-name': 1, 'missing-price': 1 } },
    text: 'id,name,grams,price\n1,RUGBRØD,950 GR.,12.95\n2,,500 GR.,10\n3,BANANER,,\n4,"MÆLK, LET",1 LTR.,11.95\n',
  },
}

const rowsOf = ({ format, defaults, text }: Pick<Feed, 'format' | 'defaults' | 'text'>) =>
  readRows(Readable.from([Buffer.from(text)]), formatNamed(format), defaults)

it('a table of places is refused, because it has no prices', async () => {
  const defaults = { country: 'dk', chain: 'Post', ...week } as const
  const text = 'country_code,zipcode,place\nDK,1050,København K\n'
  await expect(rowsOf({ format: 'csv', defaults, text }).next()).rejects.toThrow(
    /^The file has no column for name, price\. /,
  )
})

describeOnEachDatabase('An import of a whole feed', (database) => {
  const run = async (feed: Feed) => {
    const setAside: SetAside[] = []
    const counts = await importOffers(database(), rowsOf(feed), {
      now,
      onSetAside: (row) => setAside.push(row),
    })
    return { counts, setAside }
  }

  it.each(Object.entries(feeds))(
    'puts every row of %s into the offers or the report, and changes nothing the second time',
    async (_name, feed) => {
      const first = await run(feed)
      const reasons = Object.groupBy(first.setAside, ({ rejection }) => rejection.reason)
      expect(
        Object.fromEntries(Object.entries(reasons).map(([reason, rows]) => [reason, rows?.length])),
      ).toEqual(feed.reasons)
      const none = { updated: 0, unchanged: 0, duplicates: 0 }
      expect(first.counts).toMatchObject({
        ...{ read: feed.offers + first.setAside.length, inserted: feed.offers },
        ...{ setAside: first.setAside.length, ...none },
      })

      const second = await run(feed)
      expect(second.counts).toEqual({ ...first.counts, inserted: 0, unchanged: feed.offers })
      expect(second.setAside).toEqual(first.setAside)
    },
  )
})
