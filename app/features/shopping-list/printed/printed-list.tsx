import { Trans } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { printedList } from 'styled-system/recipes'
import { isManual } from '#app/domain/list/is-manual.ts'
import type { ListOrder } from '#app/domain/list/list-order.ts'
import type { ShoppingListView, ViewedItem } from '#app/domain/list/list-projection.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { HeadName } from '../rows/head-name.tsx'
import { inGroupsByTick } from '../rows/in-groups.ts'
import { useQuantityText } from '../rows/use-quantity-text.ts'
import { useRuleText } from '../rows/use-rule-text.ts'
import { useIsPrinting } from './use-is-printing.ts'

type Properties = { view: ShoppingListView; order: ListOrder }

/** The open list on paper (§2.10): all its rows, with boxes to tick, and nothing else of the page. */
export function PrintedList(properties: Properties) {
  return useIsPrinting() && createPortal(<Paper {...properties} />, document.body)
}

function Paper({ view, order }: Properties) {
  const classes = printedList()
  return (
    <section className={classes.root}>
      <h1>
        <Trans>Indkøbsseddel</Trans>
      </h1>
      {inGroupsByTick(view, order).map(({ key, head, items }) => (
        <section key={key}>
          {head && (
            <h2>
              <HeadName {...head} isManual={items.every(isManual)} />
            </h2>
          )}
          <ul>
            {items.map((item) => (
              <Row key={item.uuid} item={item} country={view.country} classes={classes} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

type RowProperties = { item: ViewedItem; country: Country; classes: ReturnType<typeof printedList> }

function Row({ item, country, classes }: RowProperties) {
  const wanted = useQuantityText()(item)
  const ruleText = useRuleText()
  return (
    <li className={classes.row}>
      <i aria-hidden>{item.checked && '✓'}</i>
      <span>{wanted}</span>
      <b>
        {item.name} {item.subText && <small>{item.subText}</small>}
        {item.rule && <small data-rule>{ruleText(item.rule, country)}</small>}
      </b>
      <span>{item.priceText}</span>
    </li>
  )
}
