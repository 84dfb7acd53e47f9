import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from 'styled-system/css'
import { button, offerPreview, offerViewer } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { CustomProduct } from '#app/domain/offers/offers.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { useCustomProduct } from '#app/flows/offer-viewer/use-custom-product.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { ActionLink } from '../action-link.tsx'

/** A partner's own product in full (§3, Custom product), with the actions of an offer (§2.6). */
export function CustomProductCard({ product, country }: { product: CustomProduct; country: Country }) {
  const { t } = useLingui()
  const { add, watch } = useCustomProduct(product, country)
  const preview = offerPreview({ place: 'viewer' })
  const classes = offerViewer()
  return (
    <article className={classes.card}>
      <div className={preview.root}>
        <div className={preview.picture}>
          <Picture src={product.imageUrl} tint="stone" isEager />
          <span className={preview.sponsored}>{t`Sponsoreret`}</span>
        </div>
        <div className={preview.text}>
          <h3 className={preview.name}>{breakableName(product.productTitleText)}</h3>
          {product.subText && <p className={preview.description}>{product.subText}</p>}
          {product.priceText && <p className={classes.price}>{product.priceText}</p>}
          {product.priceDetailsText && (
            <p className={cx(preview.description, classes.details)}>{product.priceDetailsText}</p>
          )}
          <div className={preview.buttons}>
            <ActionLink to="/login" className={button()} aria-haspopup="dialog" act={add}>
              <Icon name="plus" />
              <Trans>Læg på sedlen</Trans>
            </ActionLink>
            {watch && (
              <ActionLink to="/check-email" className={button({ kind: 'mild' })} act={watch}>
                <Icon name="heart" />
                <Trans>Følg prisen</Trans>
              </ActionLink>
            )}
            {product.website && (
              <a href={product.website} target="_blank" rel="noreferrer" className={button({ kind: 'line' })}>
                <Trans>Gå til partnerens side</Trans>
                <Icon name="arrow-square-out" />
              </a>
            )}
          </div>
        </div>
      </div>
    </article>
  )
}
