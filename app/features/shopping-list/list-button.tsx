import { Trans } from '@lingui/react/macro'
import { cx } from 'styled-system/css'
import { bottomBar, listButton, readAloud } from 'styled-system/recipes'
import { useListPanel } from '#app/flows/list/use-list-panel.ts'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { listPanelId } from './panel/list-panel-id.ts'
import { ItemCount } from './rows/item-count.tsx'

/**
 * Opens and closes the list (§2.10, §4): in a phone's header and bottom bar, a tab at the edge of wider
 * windows. It shows the sum of quantities, also of what waits for a list, and pulses until the list has been opened once.
 */
export function ListButton({ place }: { place: 'header' | 'bar' | 'tab' }) {
  const { snapshot, toggle } = useListPanel()
  const { tab } = useTab()
  const waiting = useLateSelector(tab?.guestItems, (kept) => kept?.context.amountWaiting)
  const amount = snapshot?.context.total || waiting || 0
  const isOpen = snapshot?.hasTag('open') ?? false
  const pulses = snapshot?.hasTag('pulsing') ? (amount > 0 ? 'count' : 'icon') : undefined
  const classes = listButton({ place, pulses })
  return (
    <button
      type="button"
      className={cx(place === 'bar' && bottomBar().link, classes.root)}
      aria-expanded={isOpen}
      aria-controls={listPanelId}
      onClick={toggle}
    >
      <Icon name={isOpen && place === 'tab' ? 'caret-right' : 'list-checks'} />
      <span className={cx(place === 'header' && readAloud())}>
        <Trans>Seddel</Trans>
      </span>
      {amount > 0 && <ItemCount amount={amount} className={classes.count} />}
    </button>
  )
}
