import type { InferOutput } from 'valibot'
import type { User } from '../account/account.ts'
import type { OfferSummary } from '../offers/offer-summary.ts'
import { displayName, type ProductOffer, sizeIn } from '../offers/offers.ts'
import type { PriceAgentItem, WatchSummary } from './price-agent.ts'
import type { pendingWatchSchema, wantedItemSchema } from './wanted-item-schema.ts'

/** What a heart asks the price agent to watch (§3, Pricing agent item). */
export type WantedItem = InferOutput<typeof wantedItemSchema>

/** An item that waits on the device for a user with a verified email (§4, Adding to price agent). */
export type PendingWatch = InferOutput<typeof pendingWatchSchema>

/** How long a device keeps a waiting item: 30 days, in milliseconds. */
export const PENDING_WATCH_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

type Offered = Pick<
  ProductOffer,
  'imageUrl' | 'brand' | 'productName' | 'quantity' | 'quantityType' | 'chain'
>

/** The payload that is built from an offer (§3, Pricing agent item). */
function payloadOf(
  offer: Offered,
  variantId: number,
): Pick<WantedItem, 'chain'> & Pick<PriceAgentItem, 'product'> {
  const { brand, chain } = offer
  return {
    product: {
      imageUrl: offer.imageUrl,
      productVariant: { id: variantId, quantity: offer.quantity },
      brand: { id: brand.id, name: brand.name, parentName: brand.parentName },
      parentBrand: { id: brand.parentId, name: brand.parentName },
      productName: offer.productName,
      quantityType: { abbreviation: offer.quantityType },
    },
    chain: [
      {
        id: chain.id,
        name: chain.name,
        chainCategoryId: chain.categoryId,
        chainCategoryName: chain.categoryName,
      },
    ],
  }
}

/** The product of an offer on a page. */
export function wantedOffer(offer: OfferSummary): WantedItem {
  const { name, size, imageUrl, tint } = offer
  return { ...payloadOf(offer, offer.variantId), name, size, imageUrl, tint }
}

/** The product of an offer of the HTTP contract. */
export function wantedProductOffer(offer: ProductOffer): WantedItem {
  const { imageUrl, tint } = offer
  const shown = { name: displayName(offer), size: sizeIn(offer), imageUrl, tint }
  return { ...payloadOf(offer, offer.productVariant.id), ...shown }
}

/** The product of a watch, with the chains at which it is watched. */
export function wantedWatch({ item, name, size, tint }: WatchSummary): WantedItem {
  return { product: item.product, chain: item.chain, name, size, imageUrl: item.product.imageUrl, tint }
}

type Waiting = { pending: PendingWatch | null; user: Pick<User, 'email'> | null | undefined }

/** The item that waits for a user, or for whoever logs in next; null if there is none. */
export function pendingOf({ pending, user }: Waiting): PendingWatch | null {
  return pending && (pending.owner === null || pending.owner === user?.email) ? pending : null
}
