import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { useListPanel } from '#app/flows/list/use-list-panel.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'

const ListPanel = lazy(() => import('./panel/list-panel.tsx'))

/**
 * The shopping list's panel beside every page (Specification §2.10); its code comes when it opens. Where it lies over the
 * page it takes the notifications with it: outside it they would be out of reach, or over it.
 */
export function ShoppingList({ notifications }: { notifications: ReactNode }) {
  const { t } = useLingui()
  const { tab } = useTab()
  const { snapshot } = useListPanel()
  const isOpen = snapshot?.hasTag('open') ?? false
  const isPeeking = snapshot?.hasTag('peeking') ?? false
  const isOverPage = isPeeking || (isOpen && snapshot?.context.screen !== 'desktop')
  const isShown = isOpen || isPeeking
  return (
    <>
      {isShown && tab && (
        <aside aria-label={t`Indkøbsseddel`}>
          <Suspense fallback={isOverPage && notifications}>
            <ListPanel tab={tab} notifications={isOverPage && notifications} />
          </Suspense>
        </aside>
      )}
      {!isOverPage && notifications}
    </>
  )
}
