import { Trans } from '@lingui/react/macro'
import { Link, useRouteContext, useRouter } from '@tanstack/react-router'
import { searchRow } from 'styled-system/recipes'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { viewFoundProduct } from '#app/flows/search/found-offer.ts'
import { entryOf } from '#app/flows/tab/read-address.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Row } from '#machines/typeahead/typeahead.rows.ts'
import { Cell, GridRow } from './grid.tsx'

type Properties = { tab: Tab; row: Extract<Row, { kind: 'partnerProduct' }>; index: number }

/** A partner's own product: a link to its offer today, or else a button that shows it in the viewer (§2.7). */
export function PartnerProductRow({ tab, row: { product }, index }: Properties) {
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  const router = useRouter()
  const { offerId } = product
  const classes = searchRow()
  const content = (
    <>
      <Picture src={product.imageUrl} tint="stone" size="sm" isEager />
      <span>
        <span className={classes.sponsored}>
          <Trans>Sponsoreret</Trans>
        </span>
        <span className={classes.name}>{breakableName(product.productTitleText)}</span>
        <span className={classes.partnerDetails}>
          {[product.brand, product.subText, product.priceDetailsText].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={classes.partnerPrice}>{product.priceText}</span>
    </>
  )
  return (
    <GridRow className={classes.offer} data-sponsored>
      <Cell row={index} cell={0}>
        {offerId === null ? (
          <button
            type="button"
            className={classes.main}
            tabIndex={-1}
            aria-haspopup="dialog"
            onClick={() => viewFoundProduct(tab, product, country, entryOf(router.state.location))}
          >
            {content}
          </button>
        ) : (
          <Link
            to="/{-$locale}/single/$id"
            params={{ id: String(offerId) }}
            className={classes.main}
            tabIndex={-1}
            onClick={(event) => {
              if (isPlainClick(event)) tab.typeahead.send({ type: 'dropdown.dismissed' })
            }}
          >
            {content}
          </Link>
        )}
      </Cell>
    </GridRow>
  )
}
