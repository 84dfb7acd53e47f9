import { beforeEach, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { csvNormaliser } from '#app/server/import/formats/csv/normalise-csv.ts'
import type { FeedDefaults } from '#app/server/import/formats/feed-defaults.ts'
import { normaliseJsonl } from '#app/server/import/formats/jsonl/normalise-jsonl.ts'
import { merchant } from '#app/server/import/formats/merchant/merchant.ts'
import { readRows } from '#app/server/import/formats/read-rows.ts'
import { normaliseTjek } from '#app/server/import/formats/tjek/normalise-tjek.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import { isRejection } from '#app/server/import/row/rejections.ts'
import type { Remarked } from '#app/server/import/row/remarks.ts'
import type { ImportRow } from '#app/server/import/row/source-row.ts'
import { withdrawSource } from '#app/server/import/withdraw-source.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'

const now = new Date('2026-11-21T12:00:00Z')
const days = { startDate: '2026-11-16', endDate: '2026-11-22' }
const given = (country: Country, chain: string): FeedDefaults => ({
  country,
  chain,
  source: 'leaflet',
  ...days,
})

const rowOf = (offer: ReturnType<typeof normaliseJsonl>): ImportRow =>
  isRejection(offer) ? { line: 1, content: '', rejection: offer } : { line: 1, content: '', offer }
const csv = (fields: Record<string, string>, defaults: FeedDefaults) => rowOf(csvNormaliser(defaults)(fields))
const tjek = (heading: string, description: string, defaults: FeedDefaults) =>
  rowOf(
    normaliseTjek(
      { id: heading, heading, description, pricing: { price: 25, currency: 'DKK' }, quantity: null },
      defaults,
    ),
  )

describeOnEachDatabase('§3 conditions of a price: an import', (database) => {
  const remarks: Remarked[] = []
  const run = (rows: readonly ImportRow[]) => {
    remarks.length = 0
    return importOffers(database(), [rows], { now, onRemark: (row) => remarks.push(row) })
  }
  const stored = async () => {
    const offers = await database().query<{
      name: string
      conditions: string[] | null
      limit: number | null
      texts: string[]
    }>(
      `select n.name, o.conditions, o.customer_limit as limit, o.defined_description as texts
      from offers o join products p on p.id = o.product_id join product_names n on n.id = p.product_name_id`,
    )
    return offers.sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  beforeEach(async () => {
    await database().query(
      'truncate offers, product_variants, search_documents, products, product_names, brands, import_seen restart identity cascade',
    )
  })

  it('reads them in names and descriptions of every format, and leaves them out of both', async () => {
    const xml = `<rss><channel><item><g:id>m-1</g:id><g:title>Lego bil</g:title><g:price>199 DKK</g:price>
      <g:loyalty_program><g:program_label>klub</g:program_label><g:price>149 DKK</g:price></g:loyalty_program>
      <g:description>Kun med kupon</g:description></item></channel></rss>`
    const items: ImportRow[] = []
    for await (const rows of readRows(
      (async function* () {
        yield new TextEncoder().encode(xml)
      })(),
      merchant,
      given('dk', 'Bilka'),
    ))
      items.push(...rows)
    await run([
      csv({ id: '1', name: 'Medlemspris: Grandiosa pizza', price: '45', size: '575 g' }, given('no', 'KIWI')),
      csv(
        { id: '2', name: 'Bregott', price: '39:90', size: '600 g', description: 'Max 2 köp/hushåll|Svensk' },
        given('se', 'ICA Maxi'),
      ),
      csv(
        { id: '3', name: 'Juhla Mokka', price: '4,95', size: '500 g', condition: 'Plussa|kuponki' },
        given('fi', 'Minimani'),
      ),
      rowOf(
        normaliseJsonl(
          {
            ...{ id: '4', name: 'Gevalia kaffe', price: 3500, currency: 'DKK', size: '400 g' },
            definedDescription: ['Kun i appen. Maks. 3 pr. kunde', 'Formalet'],
          },
          given('dk', 'Netto'),
        ),
      ),
      tjek('Æbler ved køb for 200 kr.', 'Klasse I. • Medlemspris', given('dk', 'Kvickly')),
      ...items,
    ])
    expect(await stored()).toEqual([
      { name: 'Bil', conditions: ['coupon'], limit: null, texts: [] },
      { name: 'Bregott', conditions: null, limit: 2, texts: ['Svensk'] },
      { name: 'Juhla Mokka', conditions: ['member:k-plussa', 'coupon'], limit: null, texts: [] },
      { name: 'Kaffe', conditions: ['app'], limit: 3, texts: ['Formalet'] },
      { name: 'Pizza', conditions: ['member:trumf'], limit: null, texts: [] },
      {
        name: 'Æbler',
        conditions: ['member:coop-dk', 'minimumSpend:20000'],
        limit: null,
        texts: ['Klasse I'],
      },
    ])
    const [{ price } = { price: 0 }] = await database().query<{ price: number }>(
      "select price from offers where external_id = 'm-1'",
    )
    expect(price).toBe(19_900)
  })

  it('gives an offer a condition, takes it away, and keeps offer and product', async () => {
    const row = (name: string) => csv({ id: '1', name, price: '45', size: '575 g' }, given('no', 'KIWI'))
    const states = []
    for (const name of ['Pizza', 'Pizza Trumf-pris', 'Pizza Trumf-pris', 'Pizza']) {
      const { inserted, updated, unchanged } = await run([row(name)])
      const offers = await stored()
      states.push([inserted, updated, unchanged, offers.map(({ conditions }) => conditions)])
    }
    expect(states).toEqual([
      [1, 0, 0, [null]],
      [0, 1, 0, [['member:trumf']]],
      [0, 0, 1, [['member:trumf']]],
      [0, 1, 0, [null]],
    ])
    expect(await database().query('select id from products')).toHaveLength(1)
  })

  it('finds an offer without an id again when its condition comes or goes', async () => {
    const row = (name: string) => csv({ name, price: '45', size: '575 g' }, given('no', 'KIWI'))
    await run([row('Pizza Trumf-pris')])
    expect(await run([row('Pizza')])).toMatchObject({ inserted: 0, updated: 1 })
  })

  it('tells of a column with a condition that is none that we know, and takes the offers back like any other', async () => {
    await run([csv({ id: '1', name: 'Pizza', price: '45', condition: 'fuldmåne' }, given('dk', 'Netto'))])
    expect(remarks.map(({ remark }) => remark)).toEqual([
      { reason: 'unknown-condition', message: 'condition “fuldmåne” is none that we know' },
    ])
    expect((await stored()).map(({ conditions }) => conditions)).toEqual([null])
    await withdrawSource(database(), 'leaflet', { now })
    expect(await stored()).toEqual([])
  })
})
