import { Trans } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { button, listButton, listPanel } from 'styled-system/recipes'
import type { ShoppingListView } from '#app/domain/list-projection.ts'
import { ItemCount } from './item-count.tsx'
import { ListBody } from './list-body.tsx'
import type { ListOfShopper } from './list-of-shopper.ts'
import { listPanelId } from './list-panel-id.ts'
import { ListTotal } from './list-total.tsx'
import { CloseButton } from './panel-head.tsx'
import type { ListPanelActor } from './panel-view.tsx'
import { useEscape } from './use-escape.ts'

type Properties = { panel: ListPanelActor; list: ListOfShopper; view: ShoppingListView; next: string }

/**
 * A part of the list over the lower half of a narrow page, which opens by itself and keeps the page in use
 * (Specification §4, Shopping list data).
 */
export function ListPeek({ panel, list, view, next }: Properties) {
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  useEscape(root, () => panel.send({ type: 'escape.pressed' }))
  const classes = listPanel({ extent: 'part' })
  return (
    <section ref={root} id={listPanelId} className={classes.root} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          <Trans>Indkøbsseddel</Trans>
          <ItemCount amount={view.amount} className={listButton().count} />
        </h2>
        <CloseButton onClosed={() => panel.send({ type: 'panel.closed' })} />
      </div>
      <ListBody list={list} view={view} order="chain" next={next} />
      <div className={classes.foot}>
        <ListTotal view={view} />
        <button
          type="button"
          className={button({ kind: 'mild', wide: true })}
          onClick={() => panel.send({ type: 'panel.open' })}
        >
          <Trans>Se hele sedlen</Trans>
        </button>
      </div>
    </section>
  )
}
