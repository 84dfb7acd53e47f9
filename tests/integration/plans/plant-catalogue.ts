import type { Queryable } from '#app/server/db/database.ts'

/** Products, brands, chains and search documents that have no sense, by SQL that makes them: six thousand products a country. */
const statements = `
insert into chain_categories (country, name) select country, 'Dagligvarer' from unnest(array['dk', 'no', 'se', 'fi']) country;
insert into chains (country, name, name_key, chain_category_id)
select k.country, 'Kæde ' || i, 'kaede ' || i, k.id from chain_categories k, generate_series(1, 30) i;
insert into categories (country, name, name_key) select country, 'Hylde ' || i, 'hylde ' || i
from unnest(array['dk', 'no', 'se', 'fi']) country, generate_series(1, 50) i;
insert into brands (name, name_key) select 'Mærke ' || i, 'maerke ' || i from generate_series(1, 12000) i;
insert into product_names (country, brand_id, name, name_key)
select k.country, 1 + i % 12000, 'Vare ' || i, 'vare ' || i from chain_categories k, generate_series(1, 6000) i;
insert into products (country, brand_id, product_name_id, category_id)
select n.country, n.brand_id, n.id, c.first + n.id % 50 from product_names n
join (select country, min(id) as first from categories group by country) c on c.country = n.country;
insert into product_variants (product_id, quantity, quantity_type) select id, 1 + id % 4, 'kg' from products;
insert into variant_gtins (country, gtin, variant_id)
select p.country, lpad(v.id::text, 14, '0'), v.id from product_variants v join products p on p.id = v.product_id;
insert into search_documents (product_id, country, title, brand_id, category_id, part, tsv, live, at_shops, chain_category_id)
select p.id, p.country, n.name, p.brand_id, p.category_id, case when p.id % 10 < 8 then 'part ' || p.id % 10 end,
  to_tsvector('simple', n.name), p.id % 4, p.id % 4, k.id
from products p join product_names n on n.id = p.product_name_id join chain_categories k on k.country = p.country;
insert into search_terms (country, term, products) select country, 'vare' || i, 1 + i % 100
from unnest(array['dk', 'no', 'se', 'fi']) country, generate_series(1, 6000) i;
insert into search_prefixes (country, prefix, product_ids, sponsored_product_ids, brand_ids, products, offers)
select country, 'v' || i, '{1}', '{}', '{1}', 1, 1 from unnest(array['dk', 'no', 'se', 'fi']) country, generate_series(1, 3000) i;
insert into popular_searches (country, key, term) select country, 'vare ' || i, 'Vare ' || i
from unnest(array['dk', 'no', 'se', 'fi']) country, generate_series(1, 5000) i`

/** Writes a catalogue of 24,000 products into an empty database. */
export async function plantCatalogue(database: Queryable): Promise<void> {
  await database.query(statements)
}
