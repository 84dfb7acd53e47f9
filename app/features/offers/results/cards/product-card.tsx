import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { productShops } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { formatMoney } from '#app/domain/prices/money.ts'
import type { FilterValue } from '#app/domain/search/filters/filters.ts'
import type { ProductCard as Product } from '#app/domain/search/pages.ts'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { useProductShops } from '#app/flows/product-shops/use-product-shops.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import { useVerdictText } from '#app/ui/price/verdict-text.tsx'
import { ActionLink } from '../../action-link.tsx'
import { OfferCard } from '../../offer-card.tsx'

const code = latePart(() => import('./product-shops.tsx'))

const noChains: FilterValue[] = []

type Properties = {
  product: Product
  country: Country
  today: Day
  /** The chains that the shopper filters by. */
  chains?: readonly FilterValue[] | undefined
  isEager: boolean
}

/** Which other chain asks less than the shopper's, and how much. */
function CheaperAt({ chain, saving, country }: { chain: string; saving: number; country: Country }) {
  const amount = formatMoney(saving, country)
  return (
    <p className={productShops().cheaper}>
      <Trans>
        {amount} billigere hos {chain}
      </Trans>
    </p>
  )
}

/**
 * A product of a results page: its lowest price and the shops that have it, which a press opens below the row. A product in one
 * shop is a card like any other (§2.1).
 */
export function ProductCard({ product, country, today, chains = noChains, isEager }: Properties) {
  const id = useId()
  const { shops } = product
  const { snapshot, toggle, retry } = useProductShops(product.variantId, chains)
  const verdict = useVerdictText(product.verdict)
  const isOpen = snapshot !== undefined
  const isOfSeveral = shops.length > 1
  const opener = (
    <>
      {product.verdict?.kind === 'cheapestOfMine' && <p className={productShops().cheaper}>{verdict}</p>}
      {product.cheaperAt && <CheaperAt {...product.cheaperAt} country={country} />}
      <ActionLink
        to={`/single/${product.id}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={productShops().opener}
        act={toggle}
      >
        <Plural value={shops.length} one="hos # kæde" other="hos # kæder" />
        <Icon name="caret-down" />
      </ActionLink>
    </>
  )
  const names = shops.map(({ name }) => name)
  const isFrom = !product.cheaperAt && shops.some(({ price }) => price !== shops[0]?.price)
  return (
    <>
      <OfferCard
        offer={product}
        country={country}
        today={today}
        module="results"
        isEager={isEager}
        several={isOfSeveral ? { names, isFrom, opener } : undefined}
      />
      {isOfSeveral && snapshot && (
        <div id={id} className={productShops().root}>
          <LatePart
            code={code}
            renderMissing={(missing) => <MissingPart place="inline" {...missing} onDismissed={toggle} />}
          >
            {(Shops) => (
              <Shops snapshot={snapshot} product={product} country={country} today={today} retry={retry} />
            )}
          </LatePart>
        </div>
      )}
    </>
  )
}
