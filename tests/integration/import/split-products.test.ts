import { beforeEach, expect, it, vi } from 'vitest'
import { importOffers } from '#app/server/import/import-offers.ts'
import type { OfferInput } from '#app/server/import/offer/check-offer.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { rowsOf } from './rows-of.ts'
import { watchAllVariants } from './watch-all-variants.ts'

// Most of an import's time, for what no test here looks at.
vi.mock('#app/server/search/index/refresh-changes.ts', () => ({ refreshChanges: async () => {} }))

const now = new Date('2026-11-18T12:00:00Z')
const base = { country: 'se', currency: 'SEK', chain: 'Willys', price: 2995 } as const
const week = { startDate: '2026-11-16', endDate: '2026-11-22' }
const ended = { startDate: '2026-11-02', endDate: '2026-11-08' }
/** More rows than a batch has. */
const wholeBatch = Array.from(
  { length: 4000 },
  (): OfferInput => ({ ...base, ...week, id: 'filler', name: 'Salt 1 kg', brand: 'Jozo' }),
)

describeOnEachDatabase('docs/import.md: what belongs to goods that an earlier import merged', (database) => {
  beforeEach(async () => {
    await database().query(
      `truncate offers, product_variants, products, product_names, brands, users, price_agents, price_agent_watches,
         price_agent_alerts restart identity cascade`,
    )
  })

  /** Imports offers, and stores them as if an earlier import had put them all on one variant, which Anna watches. */
  const importMerged = async (offers: OfferInput[]) => {
    await importOffers(database(), [rowsOf(offers)], { now })
    await database().query(
      `with kept as (
         insert into product_variants (product_id, apart) select min(product_id), 'merged' from offers returning id, product_id)
       update offers set variant_id = k.id, product_id = k.product_id from kept k`,
    )
    await database().query(
      `update variant_gtins set variant_id = (select id from product_variants where apart = 'merged')`,
    )
    await database().query(`delete from product_variants where apart <> 'merged'`)
    await watchAllVariants(database())
    await database().query(
      `insert into price_agent_alerts (agent_id, offer_id, watch_id, raised_at)
       select w.agent_id, o.id, w.id, now() from price_agent_watches w, offers o where o.end_date >= '2026-11-18'`,
    )
    await database().query(
      `insert into shopping_lists (id, owner_id, country) values (gen_random_uuid(), 'anna', 'se')`,
    )
    await database().query(
      `insert into shopping_list_items (id, list_id, position, name, sub_text, quantity, sub_price_text,
         price_details_text, is_highlighted, tint, offer_id)
       select gen_random_uuid(), l.id, o.id, o.external_id, '', 1, '', '', false, 'oat', o.id
       from shopping_lists l, offers o where o.end_date >= '2026-11-18'`,
    )
  }

  /**
   * The offers of each variant; of each, whether Anna watches it, the offers that the watch told her of, and those that are
   * on her list.
   */
  const variants = async () =>
    (await database().query(
      `select array_agg(o.external_id order by o.external_id) as offers, w.id is not null as "isWatched",
         array(select t.external_id from price_agent_alerts a join offers t on t.id = a.offer_id
           where a.watch_id = w.id order by 1) as told,
         array(select i.name from shopping_list_items i join offers t on t.id = i.offer_id
           where t.variant_id = v.id order by 1) as listed
       from offers o join product_variants v on v.id = o.variant_id
       left join price_agent_watches w on w.variant_id = v.id
       where o.external_id <> 'filler' group by v.id, w.id order by 1`,
    )) as unknown[]

  const yoghurt = { ...base, name: 'Yoghurt 1 kg', brand: 'Valio' }
  const peach = { ...yoghurt, gtin: '6408430000302' }
  const pear = { ...yoghurt, gtin: '6408430000319' }
  const [peachNow, pearNow, peachAtCoop] = [
    { ...peach, ...week, id: 'peach' },
    { ...pear, ...week, id: 'pear' },
    { ...peach, ...week, id: 'peach at Coop', chain: 'Coop' },
  ]
  it.each<[string, OfferInput[]]>([
    ['in one batch', [peachNow, pearNow, peachAtCoop]],
    ['across batches', [peachNow, ...wholeBatch, pearNow, ...wholeBatch, peachAtCoop]],
    ['across batches, the later number first', [pearNow, ...wholeBatch, peachAtCoop, peachNow]],
  ])('is split by trade numbers %s: each offer takes its alert, list item and watch', async (_, rows) => {
    const past = { ...peach, ...ended, id: 'peach at Coop before', chain: 'Coop' }
    await importMerged([peachNow, pearNow, peachAtCoop, past])
    await importOffers(database(), [rowsOf(rows)], { now })
    expect(await variants()).toEqual([
      {
        offers: ['peach', 'peach at Coop', 'peach at Coop before'],
        ...{ isWatched: true, told: ['peach', 'peach at Coop'], listed: ['peach', 'peach at Coop'] },
      },
      { offers: ['pear'], isWatched: true, told: ['pear'], listed: ['pear'] },
    ])
    const again = await importOffers(database(), [rowsOf(rows)], { now })
    expect(again).toMatchObject({ inserted: 0, updated: 0 })
  })

  const dogs = { ...base, brand: 'Garant', name: 'Hundmat kyckling 400 g' }
  const cats = { ...base, brand: 'Garant', name: 'Kattmat kyckling 400 g' }
  const [forDogs, forCats, forDogsAtCoop] = [
    { ...dogs, ...week, id: 'dogs' },
    { ...cats, ...week, id: 'cats' },
    { ...dogs, ...week, id: 'dogs at Coop', chain: 'Coop' },
  ]
  it.each<[string, OfferInput[]]>([
    ['in one batch', [forDogs, forCats, forDogsAtCoop]],
    ['across batches', [forDogs, ...wholeBatch, forCats, ...wholeBatch, forDogsAtCoop]],
  ])('is split by names %s: a chain’s past follows its one good, and none of its two', async (_, rows) => {
    const past = [
      { ...cats, ...ended, id: 'before' },
      { ...dogs, ...ended, id: 'before at Coop', chain: 'Coop' },
    ]
    await importMerged([forDogs, forCats, forDogsAtCoop, ...past])
    await importOffers(database(), [rowsOf(rows)], { now })
    expect(await variants()).toEqual([
      { offers: ['before'], isWatched: true, told: [], listed: [] },
      {
        offers: ['before at Coop', 'dogs', 'dogs at Coop'],
        ...{ isWatched: true, told: ['dogs', 'dogs at Coop'], listed: ['dogs', 'dogs at Coop'] },
      },
      { offers: ['cats'], isWatched: true, told: ['cats'], listed: ['cats'] },
    ])
  })
})
