import type { Country, Language } from '#app/domain/locale/locales.ts'
import type { OfferPageData } from '#app/domain/search/pages.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { offerNotFoundHead, productHead } from '#app/features/offers/product/product-head.ts'
import { ProductPage } from '#app/features/offers/product/product-page.tsx'
import type { CatalogueStore } from '#app/i18n/catalogue-store.ts'

// The page and its head in one file, so that hydration waits for only one chunk.

/** The page of one offer. */
export function Product({ data, country }: { data: OfferPageData; country: Country }) {
  const ad = <AdSlot size="wide" country={country} placement="offer-page" except={data.offer.id} />
  return <ProductPage data={data} country={country} ad={ad} />
}

type Match = { context: { country: Country; language: Language; origin: string; catalogues: CatalogueStore } }

/** The head of a product page, or of the page for an unknown offer, in the language of its address. */
export function productPageHead(data: OfferPageData | undefined, { context }: Match) {
  const { country, origin, catalogues, language } = context
  const i18n = catalogues.get(language)
  return data ? productHead({ data, country, origin, i18n }) : offerNotFoundHead(i18n)
}
