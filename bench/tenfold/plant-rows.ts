import type { Day } from '#app/domain/locale/dates.ts'
import type { Database } from '#app/server/db/database.ts'

/** How many rows of each kind that grows with a country and with time; see `plantings` for what comes with them. */
export type Amounts = {
  /** Products that are on offer no more, besides those of the catalogue; each is made from one of these. */
  pastProducts: number
  /** Offers that are live or begin within two weeks, and those that have ended in the two years before. */
  offers: { current: number; ended: number }
  users: number
  lists: number
  itemsAList: number
  watches: number
  events: number
}

/** Numbers `i` after `$1` up to `$2`, each with numbers from 0 to 1 that look random and are the same in each run. */
const numbered = (chances: number) => `
from (
  select i, ${Array.from({ length: chances }, (_, at) => `(hashint8extended(i, ${at + 1}) & 1048575) / 1048576.0::float8 as r${at + 1}`).join(', ')}
  from generate_series($1::bigint + 1, $2::bigint) i) n`

const isPast = `n.name_key like '% past %'`

/** The catalogue in numbered rows, so that a number chooses one. */
const numberCatalogue = `
drop table if exists planted_variants, planted_chains;
create unlogged table planted_variants as
select (row_number() over (order by ${isPast}, hashint4(v.id), v.id))::int - 1 as place, ${isPast} as is_past, v.id as variant_id,
  v.product_id, p.country, coalesce(v.quantity, 1) as quantity
from product_variants v join products p on p.id = v.product_id join product_names n on n.id = p.product_name_id;
alter table planted_variants add primary key (place);
create unlogged table planted_chains as
select country, id, (row_number() over (partition by country order by id))::int - 1 as place, (count(*) over (partition by country))::int as of
from chains;
alter table planted_chains add primary key (country, place);
analyze planted_variants, planted_chains`

/** Of the catalogue's products; popular ones, which come first, are chosen more often. */
const popular = 'floor((select count(*) from planted_variants where not is_past) * power(r1, 1.1))::int'

/** The products that were added in two years and have gone again: as a product of the catalogue, under a name of their own. */
const pastProducts = `
with base as (
  select n.country, n.brand_id, n.name || ' past ' || i as name, n.name_key || ' past ' || i as name_key, p.category_id,
    v.quantity, d.tsv, d.title, d.part
  from (select i from generate_series($1::bigint + 1, $2::bigint) i) numbered
  join planted_variants b on b.place = i % (select count(*) from planted_variants where not is_past)
  join product_variants v on v.id = b.variant_id join products p on p.id = b.product_id
  join product_names n on n.id = p.product_name_id left join search_documents d on d.product_id = p.id
), made_names as (
  insert into product_names (country, brand_id, name, name_key) select country, brand_id, name, name_key from base
  returning id, country, name_key
), made_products as (
  insert into products (country, brand_id, product_name_id, category_id)
  select b.country, b.brand_id, m.id, b.category_id from made_names m join base b using (country, name_key)
  returning id, product_name_id
), made as (
  select p.id, b.* from made_products p join made_names m on m.id = p.product_name_id join base b using (country, name_key)
), made_variants as (
  insert into product_variants (product_id, quantity, quantity_type) select id, quantity, 'kg' from made
)
insert into search_documents (product_id, country, title, brand_id, category_id, part, tsv)
select id, country, title, brand_id, category_id, part, tsv from made where tsv is not null`

const offerOf = (kind: string, place: string, start: string, days: string) => `
insert into offers (country, source, external_id, chain_id, product_id, variant_id, start_date, end_date, unit_type, price,
  regular_price, currency, unit_price, is_highlighted, image_url, offer_url)
select v.country, 'planted', '${kind} ' || i, c.id, v.product_id, v.variant_id, start_date, start_date + ${days}, 'stk.', price,
  (price * (1.1 + r3))::int, case v.country when 'dk' then 'DKK' when 'no' then 'NOK' when 'se' then 'SEK' else 'EUR' end,
  (price / v.quantity)::int, r4 < 0.005, 'https://images.example.org/offers/' || i || '.webp', 'https://shop.example.org/offers/' || i
from (select i, r1, r3, r4, r5, ${start} as start_date, (500 + r2 * 9500)::int as price ${numbered(5)}) n
join planted_variants v on v.place = ${place}
join planted_chains c on c.country = v.country and c.place = floor(r5 * c.of)::int`

/** SQL for a country, spread over users. */
const countryOf = (number: string) => `(array['dk', 'no', 'se', 'fi'])[1 + ${number} % 4]`
/** SQL for the moment a share of days before `$3`. */
const ago = (share: string, days: number) => `$3::date - (${share}) * interval '${days} days'`

type Planting = { rows: (amounts: Amounts) => number; sql: string }

/**
 * What is planted, in this order: its number of rows, and a statement that writes those after `$1` up to `$2`. `$3` is the
 * day on which it is looked at, `$4` how many lists are planted after the `$5` that were there; `$6` and `$7` are the first
 * and last of all numbers that are planted now.
 */
const plantings: Record<string, Planting> = {
  'products of the past': { rows: (amounts) => amounts.pastProducts, sql: pastProducts },
  'offers that have ended': {
    rows: ({ offers }) => offers.ended,
    // As they came: the oldest first.
    sql: offerOf(
      'ended',
      'floor((select count(*) from planted_variants) * r1)::int',
      `$3::date - 7 - (730 * (1 - (i - $6) / ($7 - $6)::float8))::int`,
      '6',
    ),
  },
  'offers of today': {
    rows: ({ offers }) => offers.current,
    sql: offerOf(
      'current',
      popular,
      '$3::date + case when r4 < 0.9 then -(r3 * 7)::int else 1 + (r3 * 13)::int end',
      '(6 + r3 * 1.5)::int',
    ),
  },
  users: {
    rows: ({ users }) => users,
    sql: `insert into users (id, name, email, email_verified_at, country_registered_to, terms_accepted_at)
      select 'planted-' || i, 'Anna ' || i, 'anna' || i || '@example.org', ${ago('r1', 700)}, ${countryOf('i')}, ${ago('r1', 700)}
      ${numbered(1)}`,
  },
  sessions: {
    rows: ({ users }) => users,
    sql: `insert into sessions (id, token, user_id, user_agent, expires_at)
      select 'session-' || i, 'token-' || i, 'planted-' || i, 'Mozilla/5.0', ${ago('r1 - 0.9', 30)} ${numbered(1)}`,
  },
  credentials: {
    rows: ({ users }) => users,
    sql: `insert into credentials (id, user_id, provider_id, account_id, password)
      select 'credential-' || i, 'planted-' || i, 'credential', 'planted-' || i, repeat('x', 120) ${numbered(1)}`,
  },
  'links that work once': {
    rows: ({ users }) => users / 10,
    sql: `insert into verifications (id, identifier, value, expires_at)
      select 'link-' || i, 'link-' || i, 'planted-' || i, ${ago('r1 - 0.9', 1)} ${numbered(1)}`,
  },
  'counts of limits': {
    rows: ({ users }) => users / 10,
    sql: `insert into throttles (key, hits, ends_at) select 'key-' || i, 1, ${ago('r1 - 0.9', 1)} ${numbered(1)}`,
  },
  'mails of the last month': {
    rows: ({ users }) => users,
    sql: `insert into mail_outbox (message_id, template, recipient, language, country, data, created_at, due_at, useful_until, sent_at)
      select 'mail-' || i, 'price-alerts', 'anna' || i || '@example.org', 'da', ${countryOf('i')}, '{}', at, at, at, at
      from (select i, ${ago('r1', 31)} as at ${numbered(1)}) n`,
  },
  lists: {
    rows: ({ lists }) => lists,
    sql: `insert into shopping_lists (id, owner_id, country, version)
      select md5('list ' || i)::uuid, 'planted-' || i, ${countryOf('i')}, 30 ${numbered(1)}`,
  },
  'items of lists': {
    rows: ({ lists, itemsAList }) => lists * itemsAList,
    sql: `insert into shopping_list_items (id, list_id, position, name, sub_text, quantity, checked, checked_by, is_ticker_known,
        added_by, is_adder_known, sub_price_text, price_details_text, is_highlighted, tint, created_at, removed_at)
      select md5('item ' || i)::uuid, l.id, i, 'Vare ' || i % 5000, '', 1, r1 < 0.3, case when r1 < 0.3 then l.owner_id end, r1 < 0.3,
        l.owner_id, true, '', '', false, 'stone', ${ago('0.1', 100)}, case when r2 < 0.2 then ${ago('r2 * 5', 100)} end
      from (select i, r1, r2, md5('list ' || 1 + $5 + i % $4)::uuid as list ${numbered(2)}) n join shopping_lists l on l.id = n.list`,
  },
  'changes of lists': {
    // Those of the last three months.
    rows: ({ lists }) => lists * 10,
    sql: `insert into shopping_list_mutations (id, list_id, version, created_at)
      select md5('change ' || i)::uuid, md5('list ' || 1 + $5 + i % $4)::uuid, 1 + i % 30, ${ago('r1', 92)} ${numbered(1)}`,
  },
  'participants of lists': {
    rows: ({ lists }) => lists / 10,
    sql: `insert into shopping_list_participants (list_id, user_id, country)
      select md5('list ' || i)::uuid, 'planted-' || i + 1, ${countryOf('i')} ${numbered(1)}`,
  },
  'rounds through shops': {
    rows: ({ lists }) => lists / 4,
    sql: `insert into shopping_list_walks (list_id, chain_name, steps, began_at, ticked_at)
      select md5('list ' || i)::uuid, 'Kæde ' || 1 + i % 30, '[]', ${ago('r1', 90)}, ${ago('r1', 90)} ${numbered(1)}`,
  },
  'price agents': {
    rows: ({ watches }) => watches / 5,
    sql: `insert into price_agents (user_id, weekly_at)
      select 'planted-' || i, case when r1 < 0.2 then $3::date + r1 * interval '30 days' end ${numbered(1)}`,
  },
  watches: {
    rows: ({ watches }) => watches,
    sql: `insert into price_agent_watches (agent_id, variant_id, chain_ids, any_size, any_brand, loose_name_key, paused_until)
      select a.id, v.variant_id, '{0}', r2 < 0.2, r2 > 0.1 and r2 < 0.3, case when r2 < 0.3 then name.name_key end,
        case when r3 < 0.01 then $3::date + 7 end
      from (select i, r1, r2, r3, 'planted-' || 1 + (i - 1) / 5 as user_id ${numbered(3)}) n
      join price_agents a on a.user_id = n.user_id
      join planted_variants v on v.place = ${popular}
      join products p on p.id = v.product_id join product_names name on name.id = p.product_name_id
      on conflict do nothing`,
  },
  'price alerts': {
    rows: ({ watches }) => watches * 2,
    sql: `insert into price_agent_alerts (agent_id, offer_id, watch_id, raised_at)
      select w.agent_id, -i, w.id, ${ago('r1', 365)}
      from (select i, r1 ${numbered(1)}) n join price_agent_watches w on w.id = 1 + i % (select max(id) from price_agent_watches)
      on conflict do nothing`,
  },
  'tracked events': {
    rows: ({ events }) => events,
    // A quarter of the last month's are of a visit; an offer and a term stand without one.
    sql: `insert into tracked_events (at, country, kind, visit, address_group, page, path, offer_id)
      select date_trunc('hour', at), country, kind, case when kind = 'page-view' and r3 < 0.5 and is_young then md5('visit ' || i / 10)::uuid end,
        case when is_term and is_young then i % 4096 end,
        case when kind = 'page-view' then case when is_term then 'search' else 'other' end end,
        case when kind = 'page-view' then case when is_term then '/offer/vare ' || i % 3000 else '/offer/*' end end,
        case when kind <> 'page-view' then floor(r2 * 100000)::bigint end
      from (
        select i, r2, r3, ${ago('r1', 400)} as at, ${countryOf('i')} as country, r1 < 0.075 as is_young, r3 > 0.5 and r3 < 0.6 as is_term,
          case when r3 < 0.6 then 'page-view' when r3 < 0.9 then 'product-view' else 'cta' end as kind
        ${numbered(3)}) n`,
  },
  'searches that found nothing': {
    rows: ({ events }) => events / 20,
    sql: `insert into empty_searches (country, day, term, searches)
      select ${countryOf('i')}, $3::date - (r1 * 400)::int, 'intet ' || i, 1 ${numbered(1)}`,
  },
  'reports of offers': {
    rows: ({ offers }) => (offers.current + offers.ended) / 1000,
    sql: `insert into offer_reports (offer_id, wrong, sentence, visit, price, units, reported_on)
      select o.id, 'price', '', 'visit ' || i, o.price, o.units, $3::date - (r1 * 200)::int
      from (select i, r1, floor(r2 * (select max(id) from offers))::bigint as offer ${numbered(2)}) n join offers o on o.id = n.offer`,
  },
}

/** Rows of one statement. */
const step = 500_000

/** The indexes that no constraint needs, with the statements that make them: rows are written faster without. */
const madeIndexes = `
select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
from pg_index i join pg_class c on c.oid = i.indrelid
where c.relnamespace = 'public'::regnamespace and not i.indisprimary
  and not exists (select from pg_constraint where conindid = i.indexrelid)
  and c.relname = any(array['offers', 'shopping_list_items', 'shopping_list_mutations', 'price_agent_watches', 'tracked_events'])`

/** A statement with its parameters written into it, because each uses others. */
const filled = (sql: string, values: (number | string)[]) =>
  sql.replaceAll(/\$(\d)/g, (_, place) => {
    const value = values[Number(place) - 1]
    return typeof value === 'string' ? `'${value}'` : String(value)
  })

/**
 * Writes what piles up in two years into a database with a catalogue, by SQL that makes the rows. References are not checked.
 * @param from what was planted before; nothing if left out.
 * @param to what is to be there in all.
 */
export async function plantRows(
  database: Database,
  { from, to, day }: { from?: Amounts; to: Amounts; day: Day },
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(`set local session_replication_role = replica; set local maintenance_work_mem = '256MB'`)
    await tx.query(numberCatalogue)
    const lists = from?.lists ?? 0
    const indexes = await tx.query<{ name: string; made: string }>(madeIndexes)
    for (const { name } of indexes) await tx.query(`drop index ${name}`)
    for (const { rows, sql } of Object.values(plantings)) {
      const [first, last] = [from ? Math.floor(rows(from)) : 0, Math.floor(rows(to))]
      for (let number = first; number < last; number += step) {
        const numbers = [number, Math.min(number + step, last), day, to.lists - lists, lists, first, last]
        await tx.query(filled(sql, numbers))
      }
      if (sql === pastProducts) await tx.query(numberCatalogue)
    }
    for (const { made } of indexes) await tx.query(made)
    await tx.query('drop table planted_variants, planted_chains')
  })
  await database.query('vacuum analyze')
}
