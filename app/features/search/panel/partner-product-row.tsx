import { searchRow } from 'styled-system/recipes'
import type { Tab } from '#app/flows/tab/open-tab.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Row } from '#machines/typeahead/typeahead.rows.ts'
import { Cell, GridRow } from './grid.tsx'
import { TermLink } from './term-link.tsx'

type Properties = { tab: Tab; row: Extract<Row, { kind: 'partnerProduct' }>; index: number }

/** A partner's own product, linking to this week's offers of it. */
export function PartnerProductRow({ tab, row: { product }, index }: Properties) {
  const classes = searchRow()
  return (
    <GridRow className={classes.offer} data-sponsored>
      <Cell row={index} cell={0}>
        <TermLink tab={tab} term={product.productTitleText} className={classes.main}>
          <Picture src={product.imageUrl} tint="stone" size="sm" isEager />
          <span>
            <span className={classes.name}>{product.productTitleText}</span>
            <span className={classes.meta}>
              {[product.brand, product.subText, product.priceDetailsText].map(
                (text) => text && <span key={text}>{text}</span>,
              )}
            </span>
          </span>
          <span className={classes.partnerPrice}>{product.priceText}</span>
        </TermLink>
      </Cell>
    </GridRow>
  )
}
