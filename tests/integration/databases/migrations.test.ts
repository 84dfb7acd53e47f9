import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import { getAgentPage } from '#app/server/agents/page/get-agent-page.ts'
import type { Database } from '#app/server/db/database.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { getActiveList } from '#app/server/lists/get-active-list.ts'
import { agentPlay, type Reader } from '../agents/agent-play.ts'
import { now } from '../agents/coffee.ts'
import { describeOnEachEmptyDatabase } from './databases.ts'

const all = 'app/server/db/migrations'

let older: string
beforeAll(() => {
  older = mkdtempSync(join(tmpdir(), 'migrations-'))
})
afterAll(() => rmSync(older, { recursive: true }))

/** Applies the migrations up to one of them, as an older version of the product has done. */
async function migrateUpTo(database: Database, last: string): Promise<void> {
  const folder = join(older, last)
  cpSync(all, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  await migrate(database.orm as NodePgDatabase, { migrationsFolder: folder })
}

/** Two users who watch coffee, with and without mails, and an offer that both were told of; one mail is still held. */
const priceAgents = `
insert into users (id, name, email, email_verified_at, country_registered_to)
  values ('anna', 'Anna', 'anna@example.org', now(), 'dk'), ('bo', 'Bo', 'bo@example.org', now(), 'dk');
insert into chains (country, name, name_key) values ('dk', 'Netto', 'netto');
insert into product_names (country, name, name_key) values ('dk', 'Kaffe', 'kaffe');
insert into products (country, product_name_id) select country, id from product_names;
insert into product_variants (product_id, quantity, quantity_type) select id, 0.4, 'kg' from products;
insert into offers (country, source, external_id, chain_id, product_id, variant_id, start_date, end_date, unit_type,
    price, currency)
  select 'dk', 'test', given.id, c.id, v.product_id, v.id, '2026-11-20', '2026-11-26', 'stk.', 3995, 'DKK'
  from product_variants v, chains c, (values ('told'), ('coming')) given(id);
insert into price_agents (user_id, mails) values ('anna', true), ('bo', false);
insert into price_agent_watches (agent_id, variant_id, chain_ids)
  select a.id, v.id, '{0}' from price_agents a, product_variants v;
insert into mail_outbox (message_id, template, recipient, language, country, data, is_held, useful_until)
  values ('<1@example.org>', 'price-alerts', 'anna@example.org', 'da', 'dk', '{}', true, 'infinity');
insert into price_agent_alerts (agent_id, offer_id, watch_id, mail_id, raised_at)
  select w.agent_id, o.id, w.id, m.id, '2026-11-20T12:00:00Z' from price_agent_watches w
  join price_agents a on a.id = w.agent_id join offers o on o.external_id = 'told'
  left join mail_outbox m on m.recipient = a.user_id || '@example.org';
insert into unmatched_offers (country, due_on, offer_id, run)
  select country, start_date, id, 0 from offers where external_id = 'coming'`

/** Products of several brands and of none that share a name, a name that no product uses, and watches of them. */
const sharedNames = `
insert into users (id, name, email, email_verified_at, country_registered_to)
  values ('anna', 'Anna', 'anna@example.org', now(), 'dk');
insert into chains (country, name, name_key) values ('dk', 'Netto', 'netto'), ('no', 'Kiwi', 'kiwi');
insert into brands (name, name_key) values ('Gevalia', 'gevalia'), ('Merrild', 'merrild');
insert into product_names (country, name, name_key) values ('dk', 'Formalet kaffe', 'formal'), ('dk', 'Te', 'te'),
  ('dk', 'Vand', 'vand'), ('no', 'Formalt kaffe', 'formal');
insert into products (country, brand_id, product_name_id)
  select n.country, b.id, n.id from product_names n
  join (select id from brands union all select null) b on n.name <> 'Vand' order by n.id, b.id desc;
insert into product_variants (product_id, quantity, quantity_type) select id, 0.4, 'kg' from products order by id;
insert into offers (country, source, external_id, chain_id, product_id, variant_id, start_date, end_date, unit_type,
    price, currency)
  select p.country, 'test', concat_ws(' ', n.name, b.name), c.id, p.id, v.id, '2026-11-20', '2026-11-26', 'stk.', 3995,
    'DKK'
  from products p join product_variants v on v.product_id = p.id join product_names n on n.id = p.product_name_id
  join chains c on c.country = p.country left join brands b on b.id = p.brand_id;
insert into price_agents (user_id) values ('anna');
insert into price_agent_watches (agent_id, variant_id, chain_ids, any_brand, loose_name_id)
  select a.id, o.variant_id, '{0}', o.external_id like 'Formal%', case when o.external_id like 'Formal%' then p.product_name_id end
  from price_agents a, offers o join products p on p.id = o.product_id
  where o.external_id in ('Formalet kaffe Gevalia', 'Te Gevalia');
insert into unmatched_offers (country, due_on, offer_id, run) select country, start_date, id, 0 from offers`

describeOnEachEmptyDatabase('The names of a database of an older version', (database) => {
  it('become those of each brand, and products and what watches take in stay', async () => {
    const products = () =>
      database().query(
        `select p.id, p.country, b.name as brand, n.name, n.name_key as key, v.id as variant, o.id as offer
        from products p join product_names n on n.id = p.product_name_id join product_variants v on v.product_id = p.id
        join offers o on o.variant_id = v.id left join brands b on b.id = p.brand_id order by p.id`,
      )
    await migrateUpTo(database(), '0021_passkeys')
    await database().query(sharedNames)
    const before = await products()
    await migrateDatabase(database())
    expect(before.length).toBe(9)
    expect(await products()).toEqual(before)
    expect(
      await database().query(
        `select count(*)::int as names, count(p.id)::int as products, count(distinct n.id)::int as distinct
        from product_names n left join products p on p.product_name_id = n.id and p.country = n.country
          and p.brand_id is not distinct from n.brand_id`,
      ),
    ).toEqual([{ names: 9, products: 9, distinct: 9 }])
    const { raise, alertsOf } = agentPlay(database)
    await raise()
    expect(await alertsOf({ id: 'anna', email: 'anna@example.org' })).toEqual([
      ['Formalet kaffe', 'mailed'],
      ['Formalet kaffe Gevalia', 'mailed'],
      ['Formalet kaffe Merrild', 'mailed'],
      ['Te Gevalia', 'mailed'],
    ])
  })
})

/** A verified and an unverified user, each with a passkey and an authenticator app. */
const factors = `
insert into users (id, name, email, email_verified_at, country_registered_to, two_factor_enabled)
  values ('anna', 'Anna', 'anna@example.org', now(), 'dk', true), ('bo', 'Bo', 'bo@example.org', null, 'dk', true);
insert into passkeys (id, user_id, name, credential_id, public_key, counter, device_type, backed_up)
  select id, id, 'Chrome', id, '', 0, 'singleDevice', false from users;
insert into two_factors (id, user_id, secret, backup_codes, verified) select id, id, '', '[]', true from users`

describeOnEachEmptyDatabase('The second factors in a database of an older version', (database) => {
  it('are removed from accounts whose email was never verified', async () => {
    await migrateUpTo(database(), '0023_groups_of_addresses')
    await database().query(factors)
    await migrateDatabase(database())
    expect(
      await database().query(
        `select u.id, two_factor_enabled as asked, count(p.id)::int as passkeys, count(t.id)::int as apps
        from users u left join passkeys p on p.user_id = u.id left join two_factors t on t.user_id = u.id
        group by u.id order by 1`,
      ),
    ).toEqual([
      { id: 'anna', asked: true, passkeys: 1, apps: 1 },
      { id: 'bo', asked: false, passkeys: 0, apps: 0 },
    ])
  })
})

/** An item that was added on a visit, and an event of that visit. */
const followedItem = `
insert into users (id, name, email, email_verified_at, country_registered_to)
  values ('anna', 'Anna', 'anna@example.org', now(), 'dk');
insert into shopping_lists (id, owner_id, country) values (gen_random_uuid(), 'anna', 'dk');
insert into shopping_list_items (id, list_id, position, name, sub_text, quantity, sub_price_text, price_details_text,
    is_highlighted, tint, racoid, raseid, created_at)
  select gen_random_uuid(), id, 1, 'Te', '', 1, '', '', false, 'stone', '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000002', '2026-11-23T12:34:56Z' from shopping_lists;
insert into tracked_events (at, country, kind, visit, page, path, offer_id, cta, term, address_group)
  select '2026-11-23T12:34:56Z', 'dk', kind, '00000000-0000-4000-8000-000000000002', page, path, offer, cta, term, client
  from (values ('page-view', 'offer', '/offer/te', null, null, null, 7),
    ('page-view', 'search', '/single/12', null, null, null, null), ('page-view', 'other', '/check-email', null, null, null, null),
    ('product-view', 'search', '/single/12', 12, null, null, null), ('cta', null, null, 12, 'add-to-list', 'te', null))
    given(kind, page, path, offer, cta, term, client)`

/** Searches of sixty visits, one after another. */
const searchesOfVisits = `
insert into tracked_events (at, country, kind, visit, page, path, address_group)
  select '2026-11-23T12:00:00Z', 'se', 'page-view', ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'offer',
    '/offer/vara ' || n, 7 from generate_series(1, 60) n`

/** An event and an item as the version before this one adds them, which goes on while machines are upgraded one by one. */
const eventOfOlderVersion = `
insert into tracked_events (id, at, country, kind, visit, page, path)
  values (default, now(), 'no', 'page-view', '00000000-0000-4000-8000-000000000002', 'offer', '/offer/te')`
const itemOfOlderVersion = `
insert into shopping_list_items (id, list_id, position, name, sub_text, quantity, sub_price_text, price_details_text,
    is_highlighted, tint, racoid, raseid, created_at)
  select gen_random_uuid(), id, 2, 'Kaffe', '', 1, '', '', false, 'stone', null, null, now() from shopping_lists`

describeOnEachEmptyDatabase('Visits in a database of an older version', (database) => {
  it('are no longer those of a user: neither numbers nor seconds, offers and terms say whose', async () => {
    await migrateUpTo(database(), '0023_groups_of_addresses')
    await database().query(followedItem)
    await database().query(searchesOfVisits)
    await migrateDatabase(database())
    const [item] = await database().query('select to_jsonb(i) as stored from shopping_list_items i')
    expect(item).toMatchObject({ stored: { name: 'Te' } })
    expect(JSON.stringify(item)).not.toContain('00000000-0000-4000-8000-00000000000')
    const events = await database().query(
      `select at, visit is not null as visited, path, offer_id, term, address_group from tracked_events
      where country = 'dk' order by 2, path, term`,
    )
    const empty = { path: null, offer_id: null, term: null, address_group: null }
    const event = { ...empty, at: new Date('2026-11-23T12:00:00Z'), visited: false }
    expect(events).toEqual([
      { ...event, path: '/offer/te', address_group: 7 },
      { ...event, path: '/single/12', offer_id: 12 },
      { ...event, offer_id: 12, term: 'te' },
      { ...event, visited: true, path: '/check-email' },
      { ...event, visited: true, path: '/offer/*', address_group: null },
      { ...event, visited: true, path: '/single/*' },
    ])
  })

  it.each(['id', 'ctid'])('are not in the order of their terms by %s', async (order) => {
    const numbers = async (condition: string) => {
      const rows = await database().query<{ number: string }>(
        `select substring(coalesce(visit::text, path) from '[0-9]+$') as number
        from tracked_events where country = 'se' and ${condition} order by ${order}`,
      )
      return rows.map(({ number }) => Number(number))
    }
    const visits = await numbers('visit is not null')
    const terms = await numbers('visit is null')
    expect([visits.length, terms.length]).toEqual([60, 60])
    // Chance brings about one.
    expect(visits.filter((number, place) => terms[place] === number).length).toBeLessThan(10)
  })

  it('the version before goes on adding items and events, and this one reads them', async () => {
    await database().query(itemOfOlderVersion)
    await database().query(eventOfOlderVersion)
    const { items } = await getActiveList(database(), { userId: 'anna', country: 'dk', now: new Date() })
    expect(items.map(({ name }) => name)).toEqual(['Te', 'Kaffe'])
  })
})

describeOnEachEmptyDatabase('A database of an older version', (database) => {
  it('keeps its price agents: how they mail, what they watch and what they told', async () => {
    await migrateUpTo(database(), '0010_price_agents')
    await database().query(priceAgents)
    await migrateDatabase(database())
    expect(
      await database().query(
        `select user_id as user, mails, shopping_day as day, weekly_at as next, feed_version as feed
         from price_agents order by 1`,
      ),
    ).toEqual([
      { user: 'anna', mails: 'at-once', day: 6, next: null, feed: 1 },
      { user: 'bo', mails: 'never', day: 6, next: null, feed: 1 },
    ])
    const { raise, alertsOf, send } = agentPlay(database)
    const [anna, bo] = ['anna', 'bo'].map((id) => ({ id, email: `${id}@example.org` })) as [Reader, Reader]
    await raise()
    expect(await alertsOf(anna)).toEqual([
      ['coming', 'mailed'],
      ['told', 'mailed'],
    ])
    expect(await alertsOf(bo)).toEqual([
      ['coming', 'shown'],
      ['told', 'shown'],
    ])
    expect((await send()).map(({ to, subject }) => [to.address, subject])).toEqual([
      [anna.email, '2 tilbud på det, du følger'],
    ])
    const { watches } = await getAgentPage(database(), { userId: 'bo', country: 'dk', now })
    expect(watches.map(({ rules, offers }) => [rules, offers.length])).toEqual([[anyOffer, 2]])
  })
})

describeOnEachEmptyDatabase('The migration that keeps prices back', (database) => {
  it('can be repeated, and the version before goes on writing offers', async () => {
    await migrateDatabase(database())
    const text = readFileSync(join(all, '0030_kept_back_prices.sql'), 'utf8')
    for (const statement of text.split('--> statement-breakpoint')) await database().query(statement)
    await database().query(priceAgents.slice(0, priceAgents.indexOf('insert into price_agents')))
    expect(await database().query('select kept_back_at as since from offers')).toEqual([
      { since: null },
      { since: null },
    ])
  })
})
