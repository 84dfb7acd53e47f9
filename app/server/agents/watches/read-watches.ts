import { everyChain, type PriceAgentItem } from '#app/domain/agents/price-agent.ts'
import { hasRules, type WatchRules } from '#app/domain/agents/watch-rules.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import { type Chain, displayName } from '#app/domain/offers/offers.ts'
import {
  formatSize,
  type QuantityType,
  quantityTypeName,
  type Size,
  totalQuantity,
} from '#app/domain/offers/sizes.ts'
import type { Queryable } from '../../db/database.ts'
import { json, nullable, number, type RowOf, statement, text } from '../../db/statement.ts'
import { allChains } from '../../offers/list-chains.ts'
import { photoAddress } from '../../photos/photo-address.ts'

const watchColumns = {
  watchId: number(),
  variantId: number(),
  chainIds: json<number[]>(),
  chains: json<Chain[]>(),
  rules: json<WatchRules>(),
  country: text<Country>(),
  imageUrl: nullable(text()),
  tint: nullable(text<Tint>()),
  quantity: nullable(number()),
  quantityType: nullable(text<QuantityType>()),
  pieces: number(),
  productNameId: number(),
  productName: text(),
  brandId: nullable(number()),
  brandName: nullable(text()),
  parentId: nullable(number()),
  parentName: nullable(text()),
}

/** A watch with its product, as the database has it. */
export type WatchRow = RowOf<typeof watchColumns>

const watchesOfAgent = statement(
  watchColumns,
  `
select w.id as "watchId", w.variant_id as "variantId", to_json(w.chain_ids) as "chainIds",
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'chainCategoryId', k.id,
      'chainCategoryName', k.name) order by c.name), '[]')
    from chains c left join chain_categories k on k.id = c.chain_category_id
    where c.id = any(w.chain_ids)) as chains,
  json_build_object('target_price', w.target_price, 'target_unit_price', w.target_unit_price, 'any_size', w.any_size,
    'any_brand', w.any_brand, 'paused_until', w.paused_until) as rules,
  p.country, p.image_url as "imageUrl", shelf.tint,
  v.quantity, v.quantity_type as "quantityType", v.pieces,
  n.id as "productNameId", n.name as "productName",
  b.id as "brandId", b.name as "brandName", pb.id as "parentId", pb.name as "parentName"
from price_agent_watches w
join product_variants v on v.id = w.variant_id
join products p on p.id = v.product_id
join product_names n on n.id = p.product_name_id
left join brands b on b.id = p.brand_id
left join brands pb on pb.id = b.parent_id
left join categories shelf on shelf.id = p.category_id
where w.agent_id = $1 and ($2::int is null or w.variant_id = $2)
order by w.id desc`,
)

/** The watches of an agent, the latest first. @param variantId that of the only watch to read; null for all. */
export function readWatches(
  database: Queryable,
  agentId: number,
  variantId: number | null = null,
): Promise<WatchRow[]> {
  return database.query(watchesOfAgent, [agentId, variantId])
}

function sizeOf({ quantity, quantityType, pieces }: WatchRow): Size | null {
  return quantity === null || quantityType === null ? null : { quantity, quantityType, pieces }
}

/** The size of a watched product as it stands on a pack; empty if it is unknown. */
export function sizeText(row: WatchRow): string {
  const size = sizeOf(row)
  return size ? formatSize(size, row.country) : ''
}

/** A watched product's name (§3, Display name). */
export function watchName(row: WatchRow): string {
  return displayName({
    brand: { id: row.brandId, name: row.brandName, parentId: row.parentId, parentName: row.parentName },
    productName: { id: row.productNameId, productName: row.productName },
  })
}

/** A watch in the contract's form (§3, Pricing agent item). */
export function presentWatch(row: WatchRow): PriceAgentItem {
  const size = sizeOf(row)
  return {
    product: {
      imageUrl: photoAddress(row.imageUrl),
      productVariant: { id: row.variantId, quantity: size && totalQuantity(size) },
      brand: { id: row.brandId, name: row.brandName, parentName: row.parentName },
      parentBrand: { id: row.parentId, name: row.parentName },
      productName: { id: row.productNameId, productName: row.productName },
      quantityType: { abbreviation: row.quantityType && quantityTypeName(row.quantityType, row.country) },
    },
    chain: row.chainIds.includes(everyChain) ? [allChains, ...row.chains] : row.chains,
    chain_ids: row.chainIds,
    ...(hasRules(row.rules) && { rules: row.rules }),
  }
}
