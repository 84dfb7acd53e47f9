import '#app/late.css'
import { Plural, Trans } from '@lingui/react/macro'
import { button } from 'styled-system/recipes'
import { useShoppingList } from '#app/flows/list/use-shopping-list.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { SkeletonLine } from '#app/ui/skeleton/skeleton.tsx'

/** A verified user's number of items, and a button to open the list (§2.1, `/profile`). */
export function ListSummary() {
  const { view, status } = useShoppingList()
  const { press } = useTab()
  return (
    <>
      {view ? (
        <p>
          {view.amount === 0 ? (
            <Trans>Der er ikke noget på sedlen lige nu.</Trans>
          ) : (
            <Plural value={view.amount} one="Der er # vare på sedlen." other="Der er # varer på sedlen." />
          )}
        </p>
      ) : status === 'unavailable' ? (
        <p>
          <Trans>Sedlen kunne ikke hentes</Trans>
        </p>
      ) : (
        <SkeletonLine width="12ch" height="24px" />
      )}
      <button
        type="button"
        className={button({ kind: 'line' })}
        onClick={() => press({ to: 'app', event: { type: 'panel.open' } })}
      >
        <Icon name="list-checks" />
        <Trans>Åbn sedlen</Trans>
      </button>
    </>
  )
}
