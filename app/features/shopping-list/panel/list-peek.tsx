import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { button, listButton, listPanel } from 'styled-system/recipes'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { focusOpener } from '../focus/focus-title.ts'
import { useEscape } from '../focus/use-escape.ts'
import type { ListOfShopper } from '../list-of-shopper.ts'
import { ListBody } from '../overview/list-body.tsx'
import { ListTotal } from '../overview/list-total.tsx'
import { ItemCount } from '../rows/item-count.tsx'
import { listPanelId } from './list-panel-id.ts'
import { CloseButton } from './panel-head.tsx'
import type { ListPanelActor } from './panel-view.tsx'

type Properties = {
  panel: ListPanelActor
  list: ListOfShopper
  view: ShoppingListView
  next: string
  /** Shown inside the sheet, because outside they would cover its total and button. */
  notifications: ReactNode
}

/**
 * A preview of the list over the lower half of a narrow page. It opens by itself, and the page stays usable
 * (§4, Shopping list data).
 */
export function ListPeek({ panel, list, view, next, notifications }: Properties) {
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const sheet = root.current
    return () => {
      if (sheet?.contains(document.activeElement)) focusOpener()
    }
  }, [])
  useEscape(root, () => panel.send({ type: 'escape.pressed' }))
  const classes = listPanel({ extent: 'part' })
  return (
    <section ref={root} id={listPanelId} className={classes.root} data-part aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} tabIndex={-1} className={classes.title}>
          <Trans>Indkøbsseddel</Trans>
          <ItemCount amount={view.amount} className={listButton().count} />
        </h2>
        <CloseButton onClosed={() => panel.send({ type: 'panel.closed' })} />
      </div>
      <ListBody list={list} view={view} order="chain" next={next} />
      <div className={classes.messages}>{notifications}</div>
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
