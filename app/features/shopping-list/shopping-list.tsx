import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { useListPanel } from '#app/tab/use-list-panel.ts'
import { useTab } from '#app/tab/use-tab.ts'
import { ListButton } from './list-button.tsx'

const ListPanel = lazy(() => import('./list-panel.tsx'))

/**
 * The shopping list beside every page (Specification §2.10): its tab, and its panel, whose code comes when it opens.
 * If it covers the page it takes the notifications with it, which nobody could press outside it.
 */
export function ShoppingList({ notifications }: { notifications: ReactNode }) {
  const { t } = useLingui()
  const { tab } = useTab()
  const { snapshot } = useListPanel()
  const isOpen = snapshot?.hasTag('open') ?? false
  const isOverPage = isOpen && snapshot?.context.screen !== 'desktop'
  const isShown = isOpen || (snapshot?.hasTag('peeking') ?? false)
  return (
    <>
      <aside aria-label={t`Indkøbsseddel`}>
        <ListButton place="tab" />
        {isShown && tab && (
          <Suspense>
            <ListPanel tab={tab} notifications={isOverPage && notifications} />
          </Suspense>
        )}
      </aside>
      {!isOverPage && notifications}
    </>
  )
}
