import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { link, partner as partnerRecipe } from 'styled-system/recipes'
import type { Partner, PartnerProduct } from '#app/domain/partners/partner-pages.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { useOfferViewer } from '#app/flows/offer-viewer/use-offer-viewer.ts'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'
import { Picture } from '#app/ui/picture/picture.tsx'

/** A partner and its own products; each opens in the viewer (§2.7). */
export function PartnerProducts({ partner: { name, website, products } }: { partner: Partner }) {
  const classes = partnerRecipe()
  return (
    <article className={classes.root}>
      <div className={classes.head}>
        <h3>{name}</h3>
        {website && (
          <a href={website} target="_blank" rel="noreferrer" className={link({ target: true })}>
            {new URL(website).hostname.replace(/^www\./, '')}
          </a>
        )}
      </div>
      <ul className={classes.products}>
        {products.map((product) => (
          <Product key={product.id} product={product} />
        ))}
      </ul>
    </article>
  )
}

function Product({ product: { offers, ...product } }: { product: PartnerProduct }) {
  const view = useOfferViewer()
  const classes = partnerRecipe()
  const { productTitleText, subText, priceText, priceDetailsText, website } = product
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    view({ offers, product, module: 'partner' })
  }
  return (
    <li className={classes.product}>
      <Picture src={product.imageUrl} tint="stone" size="md" />
      <div>
        {priceText && <p className={classes.price}>{priceText}</p>}
        <h4 className={classes.title}>
          {website ? (
            // Without JavaScript the partner's own page says what the viewer would.
            <a href={website} target="_blank" rel="noreferrer" aria-haspopup="dialog" onClick={show}>
              {breakableName(productTitleText)}
            </a>
          ) : (
            <button type="button" aria-haspopup="dialog" onClick={show}>
              {breakableName(productTitleText)}
            </button>
          )}
        </h4>
        {[subText, priceDetailsText].map(
          (text) =>
            text && (
              <p key={text} className={classes.meta}>
                {text}
              </p>
            ),
        )}
      </div>
    </li>
  )
}

/** The label of what partners pay for. */
export function PaidLabel() {
  return <Trans>Sponsoreret</Trans>
}
