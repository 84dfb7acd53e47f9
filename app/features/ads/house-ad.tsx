import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { adSlot, button } from 'styled-system/recipes'
import { formatDay } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { conditionsText } from '#app/domain/offers/offer-conditions.ts'
import { displayName, type ProductOffer, priceText } from '#app/domain/offers/offers.ts'
import { unitPriceInFull } from '#app/domain/offers/unit-price-texts.ts'
import { detailOfOffer } from '#app/domain/partners/detail-of-offer.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { useOfferViewer } from '#app/flows/offer-viewer/use-offer-viewer.ts'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'
import { ProductImage } from '#app/ui/picture/product-image.tsx'
import type { AdLook } from './ad-slot.tsx'
import { useAdTexts } from './use-ad-texts.ts'

type Properties = AdLook & { offer: ProductOffer; country: Country }

/** An offer of our own placements as a labelled ad (§1), which opens in the viewer (§2.7). */
export function HouseAd({ offer, country, size, shared }: Properties) {
  const texts = useAdTexts()
  const view = useOfferViewer()
  const classes = adSlot({ size, shared })
  const unitPrice = unitPriceInFull(offer, country)
  const amount = unitPrice ? `${priceText(offer)} (${unitPrice})` : priceText(offer)
  const price = [amount, conditionsText(offer, country)].filter(Boolean).join(', ')
  const chain = offer.chain.name
  const name = displayName(offer)
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    view({ offers: [detailOfOffer(offer)], module: 'ad' })
  }
  const end = formatDay(offer.endDate, country)
  // The one in the dropdown is part of the search: as a landmark it could have the name of an ad on the page.
  const Root = size === 'rectangle' ? 'div' : 'aside'
  return (
    <Root className={classes.root} aria-label={texts.nameOf(name)} {...(Root === 'div' && { role: 'group' })}>
      <div className={classes.house}>
        <span className={classes.label}>{texts.label}</span>
        <ProductImage src={offer.imageUrl} />
        <p className={classes.text}>
          <b>{breakableName(name)}</b>
          <small>{texts.termsOf(price, chain, end)}</small>
        </p>
        <Link
          to="/{-$locale}/single/$id"
          params={{ id: String(offer.id) }}
          state={{ module: 'ad' }}
          aria-haspopup="dialog"
          className={button({ kind: 'line' })}
          onClick={show}
        >
          {texts.goTo}
        </Link>
      </div>
    </Root>
  )
}
