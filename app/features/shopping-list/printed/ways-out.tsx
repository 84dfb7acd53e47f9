import { Trans, useLingui } from '@lingui/react/macro'
import { button } from 'styled-system/recipes'
import { listAsText } from '#app/domain/list/list-as-text.ts'
import type { ListOrder } from '#app/domain/list/list-order.ts'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import type { NotifyText } from '#app/flows/messages/use-notify.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { inGroupsByTick } from '../rows/in-groups.ts'

type Properties = { view: ShoppingListView; order: ListOrder; notify: NotifyText }

/** The buttons that print the list, and that copy it as a text, which the field above the list reads back (§2.10). */
export function WaysOut({ view, order, notify }: Properties) {
  const { t } = useLingui()
  const copy = async () => {
    const items = inGroupsByTick(view, order).flatMap((group) => group.items)
    try {
      await navigator.clipboard.writeText(listAsText(items, view.country))
      notify(t`Sedlen er kopieret`)
    } catch (error) {
      reportError(error)
      notify(t`Sedlen kunne ikke kopieres`, { isProblem: true })
    }
  }
  return (
    <>
      <button type="button" className={button({ kind: 'text' })} onClick={() => print()}>
        <Icon name="printer" /> <Trans>Udskriv sedlen</Trans>
      </button>
      <button type="button" className={button({ kind: 'text' })} onClick={() => void copy()}>
        <Icon name="copy" /> <Trans>Kopiér som tekst</Trans>
      </button>
    </>
  )
}
