import { everyChain } from '../agents/price-agent.ts'
import type { WantedItem } from '../agents/wanted-item.ts'
import { parsePriceText } from '../list/list-price.ts'
import type { AddableItem } from '../list/shopping-list.ts'
import type { Country } from '../locale/locales.ts'
import type { CustomProduct } from '../offers/offers.ts'
import { formatAmount } from '../prices/money.ts'

/**
 * A partner's own product, for the add-to-list modal (§2.7). A price with words (`Fra 129,- pr. md.`) is
 * not counted, but stands under the name, as on the list that the server makes.
 */
export function addableCustomProduct(product: CustomProduct, country: Country): AddableItem {
  const { id, productTitleText: name, priceText } = product
  const price = parsePriceText(priceText)
  return {
    key: `custom-product-${id}`,
    name,
    item: {
      name,
      subText: product.subText ?? '',
      imageUrl: product.imageUrl,
      priceText: price === null ? null : formatAmount(price, country),
      subPriceText: price === null ? (priceText ?? '') : '',
      priceDetailsText: product.priceDetailsText ?? '',
      chainName: null,
      chainImage: '',
      isHighlighted: true,
      storePlacement: null,
      offerId: null,
      customPartnerProductId: id,
      startDate: null,
      endDate: null,
      tint: 'stone',
      isExpired: false,
    },
    customPartnerProductId: id,
  }
}

/**
 * A partner's own product, for the price agent (§3, Pricing agent item, custom item), which watches it at
 * every chain; null if it is not in the catalogue, since then no chain can have it on offer.
 */
export function wantedCustomProduct({
  product,
  productTitleText,
  imageUrl,
}: CustomProduct): WantedItem | null {
  if (!product) return null
  const chain = [{ id: everyChain, chainCategoryId: null }]
  return { product, chain, name: productTitleText, size: '', imageUrl, tint: 'stone' }
}
