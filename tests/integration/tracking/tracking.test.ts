import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offers } from '#app/server/db/schema/offers.ts'
import { emptySearches, trackedEvents } from '#app/server/db/schema/tracking.ts'
import { addressGroup } from '#app/server/tracking/address-group.ts'
import { forgetTracking } from '#app/server/tracking/forget-tracking.ts'
import { recordEmptySearch } from '#app/server/tracking/record-empty-search.ts'
import { waitFor } from '#tests/wait-for.ts'
import { answerRoutes, handlersOf, type ServerRoute } from '../answer-routes.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers } from '../offers/add-offers.ts'

const current = vi.hoisted(() => ({ database: undefined as unknown }))
vi.mock('#app/server/db/current-database.ts', () => ({ currentDatabase: async () => current.database }))

const routes = import.meta.glob<ServerRoute>('../../../app/routes/api/t/**/*.ts', {
  eager: true,
  import: 'Route',
})
const answer = answerRoutes(
  Object.fromEntries(
    Object.entries(routes).map(([file, route]) => [
      file
        .replace(/^.*\/routes/, '')
        .replace(/\.ts$/, '')
        .replaceAll('$', ':'),
      handlersOf(route),
    ]),
  ),
)

const visit = '1f0e9d8c-7b6a-4543-a210-0123456789ab'
const now = new Date('2026-11-23T12:00:00Z')
const later = new Date('2026-11-23T12:34:56.789Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

describeOnEachDatabase('§7.5 tracking', (database) => {
  beforeEach(async () => {
    current.database = database()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now })
    await database().orm.delete(trackedEvents)
    await database().orm.delete(emptySearches)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Sends a body, with the session cookie if nothing else is said. @returns the status. */
  async function send(path: string, body: unknown, headers: Record<string, string> = {}) {
    const answered = await answer(
      new Request(`http://127.0.0.1:3000/api/t/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', cookie: `a=b; RASEID=${visit}`, ...headers },
      }),
    )
    return answered.status
  }

  type Row = Record<string, unknown>
  /** Rows are ordered by their time, names and values, since the table keeps no order. */
  const keyOf = (row: Row) => JSON.stringify([row.at, ...Object.entries(row).toSorted()])
  const inOrder = (rows: Row[]) => rows.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))

  /** Reads the table without ids and empty columns, the oldest first. */
  async function kept() {
    const rows = await database().orm.select().from(trackedEvents)
    return inOrder(
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name, value]) => name !== 'id' && value !== null)),
      ),
    )
  }

  /** Waits until so many events are written. */
  async function stored(events: number) {
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    return waitFor(async () => {
      const rows = await kept()
      expect(rows.length).toBe(events)
      return rows
    })
  }

  const about = { at: now, country: 'dk' }
  const seen = { ...about, kind: 'page-view', visit }
  const offer = { productOfferId: 12, productVariantId: 7 }

  it('stores page views, product views and presses, no parameters of addresses, a group only with terms, and a visit with neither a term nor an offer', async () => {
    const views = [
      await send('dk/page-view', { pageViewForUrl: 'https://x.example/dk/offer/b%C3%B8f?chain=3#top' }),
      await send('se/page-view', { pageViewForUrl: 'https://x.example/se/participate?list=s3cret' }),
      await send('dk/page-view', { pageViewForUrl: 'https://x.example/dk/single/12' }),
      await send('default/product-view', {
        ...offer,
        optionalPageViewForUrl: 'https://x.example/single/12',
        optionalRecommendingModule: 'search',
      }),
      await send('no/product-view', offer),
      await send('DK/cta', { type: 'add-to-list', search_term: 'bøf', id_of_offer: 12 }),
      await send('dk/cta', { type: 'add-to-list', search_term: 'bøf', id_of_offer: 12 }),
    ]
    expect(views).toEqual([204, 204, 204, 204, 204, 204, 204])
    const rows: Row[] = [
      { ...seen, page: 'offer', path: '/offer/*' },
      {
        ...about,
        kind: 'page-view',
        page: 'offer',
        path: '/offer/bøf',
        addressGroup: addressGroup('unknown', 'dk', now),
      },
      { ...seen, country: 'se', page: 'other', path: '/participate' },
      { ...seen, page: 'search', path: '/single/*' },
      {
        ...about,
        kind: 'product-view',
        offerId: 12,
        variantId: 7,
        page: 'search',
        path: '/single/12',
        module: 'search',
      },
      { ...about, country: 'no', kind: 'product-view', offerId: 12, variantId: 7 },
      { ...about, kind: 'cta', cta: 'add-to-list', offerId: 12, term: 'bøf' },
      { ...about, kind: 'cta', cta: 'add-to-list', offerId: 12, term: 'bøf' },
    ]
    expect(await stored(8)).toEqual(inOrder(rows))
  })

  it('stores the hour of an event', async () => {
    vi.setSystemTime(later)
    await send('dk/cta', { type: 'add-to-list', search_term: '', id_of_offer: 12 })
    expect(await stored(1)).toEqual([{ ...about, kind: 'cta', cta: 'add-to-list', offerId: 12, term: '' }])
  })

  it('a user who alone listed and watched an offer in an hour is not found by it, its term and that hour', async () => {
    vi.setSystemTime(later)
    const [offerId = 0] = await addOffers(database(), [{ name: 'Saltet smør', chain: 'Netto' }])
    const [{ variantId } = { variantId: 0 }] = await database()
      .orm.select({ variantId: offers.variantId })
      .from(offers)
      .where(eq(offers.id, offerId))
    await database().query(
      `insert into users (id, name, email, email_verified_at, country_registered_to)
        values ('anna', 'Anna', 'anna@example.org', now(), 'dk')`,
    )
    await database().query(
      `insert into shopping_lists (id, owner_id, country) values (gen_random_uuid(), 'anna', 'dk')`,
    )
    await database().query(
      `insert into shopping_list_items (id, list_id, position, name, offer_id, sub_text, quantity, sub_price_text,
          price_details_text, is_highlighted, tint, created_at)
        select gen_random_uuid(), id, 1, 'Saltet smør', $1, '', 1, '', '', false, 'stone', $2 from shopping_lists`,
      [offerId, later],
    )
    await database().query(`insert into price_agents (user_id) values ('anna')`)
    await database().query(
      `insert into price_agent_watches (agent_id, variant_id, chain_ids, created_at)
        select id, $1, '{0}', $2 from price_agents`,
      [variantId, later],
    )
    const page = (path: string) =>
      send('dk/page-view', { pageViewForUrl: `https://x.example/dk${encodeURI(path)}` })
    const press = (type: string) => send('dk/cta', { type, search_term: 'saltet smør', id_of_offer: offerId })
    await page('/offer/saltet smør')
    await page(`/single/${offerId}`)
    await send('dk/product-view', {
      productOfferId: offerId,
      productVariantId: variantId,
      optionalPageViewForUrl: `https://x.example/dk/single/${offerId}`,
    })
    await press('add-to-list')
    await press('price-agent')
    await press('website')
    await stored(7)

    /** Finds the users whom events name, joined with what users did by what an event says and its hour. */
    const found = (visits: string) =>
      database().query(
        `with done as (
          select l.owner_id as who, i.created_at, o.id as offer, o.variant_id as variant, i.name as name
            from shopping_list_items i join shopping_lists l on l.id = i.list_id join offers o on o.id = i.offer_id
          union all
          select a.user_id, w.created_at, null, w.variant_id, n.name
            from price_agent_watches w join price_agents a on a.id = w.agent_id
            join product_variants v on v.id = w.variant_id join products p on p.id = v.product_id
            join product_names n on n.id = p.product_name_id)
        select distinct d.who from done d join tracked_events e on date_trunc('hour', d.created_at) = e.at
          and (e.offer_id = d.offer or e.variant_id = d.variant or e.path like '%/' || d.offer
            or lower(d.name) in (lower(e.term), lower(split_part(e.path, '/', 3))))
        where ${visits}`,
      )
    expect(await found('true')).toEqual([{ who: 'anna' }])
    expect(await found('e.visit is not null')).toEqual([])
  })

  const visits = 60
  const visitNumber = (nth: number) => `1f0e9d8c-7b6a-4543-a210-${String(nth).padStart(12, '0')}`
  /** Counts the events of visits that lie next to the term of the same visit, by an order of the rows. */
  async function joinedBy(order: 'id' | 'ctid'): Promise<number> {
    const rows = await database().query<{ visit: string | null; path: string }>(
      `select visit, path from tracked_events order by ${order}`,
    )
    const searched = rows.map(({ visit, path }) => Number((visit ?? path).split(/[- ]/).at(-1)))
    return rows.filter(
      ({ visit }, at) => visit && [searched[at - 1], searched[at + 1]].includes(searched[at]),
    ).length
  }
  /** By chance about one of them does. */
  const mostByChance = 10

  it('a visit is not found by the row next to its term, neither by id nor on disk', async () => {
    for (let nth = 0; nth < visits; nth += 1)
      await send(
        'dk/page-view',
        { pageViewForUrl: `https://x.example/dk/offer/vare%20${nth}` },
        { cookie: `RASEID=${visitNumber(nth)}` },
      )
    await stored(2 * visits)
    expect(await joinedBy('id')).toBeLessThan(mostByChance)
    expect(await joinedBy('ctid')).toBeLessThan(mostByChance)
  })

  it('nor, after the night, where each visit came alone', async () => {
    vi.useRealTimers()
    for (let nth = 0; nth < visits; nth += 1) {
      const view = { ...about, kind: 'page-view', page: 'offer' } as const
      await database()
        .orm.insert(trackedEvents)
        .values([
          { ...view, visit: visitNumber(nth), path: '/offer/*' },
          { ...view, path: `/offer/vare ${nth}`, addressGroup: 7 },
        ])
    }
    const before = await kept()
    expect(await joinedBy('id')).toBeLessThan(mostByChance)
    expect(await joinedBy('ctid')).toBe(visits)
    await forgetTracking(database(), now)
    expect(await joinedBy('id')).toBeLessThan(mostByChance)
    expect(await joinedBy('ctid')).toBeLessThan(mostByChance)
    expect(await kept()).toEqual(before)
  })

  it('what a process of the version before stores is parted in the night', async () => {
    vi.useRealTimers()
    const search = { country: 'dk', kind: 'page-view', visit, page: 'offer', path: '/offer/te' } as const
    const press = { country: 'dk', kind: 'cta', visit, cta: 'website', offerId: 12, term: 'te' } as const
    const view = { country: 'dk', kind: 'page-view', visit, page: 'search', path: '/single/12' } as const
    const login = { country: 'dk', kind: 'page-view', visit, page: 'other', path: '/check-email' } as const
    const at = daysAgo(5)
    const recent = new Date('2026-11-23T11:34:56Z')
    await database()
      .orm.insert(trackedEvents)
      .values([
        { ...search, at, addressGroup: 7 },
        ...[press, view, login].map((event) => ({ ...event, at: recent })),
      ])
    await forgetTracking(database(), now)
    const { visit: _, ...pressed } = press
    const hour = new Date('2026-11-23T11:00:00Z')
    expect(await kept()).toEqual(
      inOrder([
        { ...search, at, path: '/offer/*' },
        { at, country: 'dk', kind: 'page-view', addressGroup: 7, page: 'offer', path: '/offer/te' },
        { ...pressed, at: hour },
        { ...view, at: hour, path: '/single/*' },
        { ...login, at: hour },
      ]),
    )
  })

  it('stores nothing without a session cookie, or with one that is no UUID', async () => {
    const view = { pageViewForUrl: 'https://x.example/' }
    expect(await send('dk/page-view', view, { cookie: 'RACOID=1' })).toBe(204)
    expect(await send('dk/page-view', view, { cookie: 'RASEID=me@example.dk' })).toBe(204)
    expect(await stored(0)).toEqual([])
  })

  it('stores no terms that may be an email or a number of somebody', async () => {
    await send('dk/page-view', { pageViewForUrl: 'https://x.example/offer/mette%40example.dk' })
    await send('dk/cta', { type: 'website', search_term: '+45 12 34 56 78', id_of_offer: 12 })
    expect(await stored(2)).toEqual(
      inOrder([
        { ...seen, page: 'offer', path: '/offer' },
        { ...about, kind: 'cta', cta: 'website', offerId: 12, term: '' },
      ]),
    )
  })

  it.each<[string, unknown]>([
    ['dk/page-view', {}],
    ['dk/page-view', { pageViewForUrl: 'kaffe' }],
    ['dk/product-view', { productOfferId: 12 }],
    ['dk/product-view', { ...offer, productOfferId: '12' }],
    ['dk/product-view', { ...offer, optionalRecommendingModule: 'x'.repeat(41) }],
    ['dk/cta', { type: 'dance', search_term: '', id_of_offer: 12 }],
    ['dk/cta', { type: 'website', search_term: 'x'.repeat(201), id_of_offer: 12 }],
  ])('422 for %s %j', async (path, body) => {
    expect(await send(path, body)).toBe(422)
  })

  it('refuses an unknown locale, another method, and a page of another site', async () => {
    const view = { pageViewForUrl: 'https://x.example/' }
    expect(await send('xx/page-view', view)).toBe(404)
    expect(await send('dk/page-view', view, { origin: 'https://evil.example' })).toBe(403)
    const read = await answer(new Request('http://127.0.0.1:3000/api/t/dk/cta'))
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('refuses more than 300 in a minute', async () => {
    vi.setSystemTime(daysAgo(-1))
    const view = { pageViewForUrl: 'https://x.example/' }
    for (let sent = 0; sent < 300; sent++) expect(await send('dk/page-view', view)).toBe(204)
    expect(await send('dk/page-view', view)).toBe(429)
    vi.setSystemTime(daysAgo(-1).getTime() + 60_000)
    expect(await send('dk/page-view', view)).toBe(204)
    await stored(301)
  })

  describe('what is kept', () => {
    it('an event 13 months, its visit and group of addresses 30 days', async () => {
      vi.useRealTimers()
      const event = { country: 'dk', kind: 'page-view' as const, visit, addressGroup: 7 }
      const moments = ['2025-10-23T11:59:00Z', '2025-10-23T12:01:00Z'].map((at) => new Date(at))
      const all = [...moments, daysAgo(30.1), daysAgo(29.9)]
      await database()
        .orm.insert(trackedEvents)
        .values(all.map((at) => ({ ...event, at })))
      await forgetTracking(database(), now)
      expect((await kept()).map(({ at, visit, addressGroup }) => [at, visit, addressGroup])).toEqual([
        [moments[1], undefined, undefined],
        [daysAgo(30.1), undefined, undefined],
        [daysAgo(29.9), visit, 7],
      ])
    })

    it('a search without results 13 months, counted by its term and day', async () => {
      vi.useRealTimers()
      const days = ['2025-10-22', '2025-10-23'].map((day) => ({
        country: 'dk',
        term: 'ufo',
        day,
        searches: 1,
      }))
      await database().orm.insert(emptySearches).values(days)
      await forgetTracking(database(), now)
      vi.useFakeTimers({ toFake: ['Date'], now })
      const searched = { country: 'dk', day: '2026-11-23', searches: 1 } as const
      await recordEmptySearch(database(), { ...searched, term: 'Enhjørning', searches: 2 })
      await recordEmptySearch(database(), { ...searched, term: 'enhjørning' })
      await recordEmptySearch(database(), { ...searched, term: 'mette@example.dk' })
      await recordEmptySearch(database(), { ...searched, term: 'x'.repeat(41) })
      expect(await database().orm.select().from(emptySearches).orderBy(emptySearches.day)).toEqual([
        days[1],
        { country: 'dk', term: 'enhjørning', day: '2026-11-23', searches: 3 },
      ])
    })
  })
})
