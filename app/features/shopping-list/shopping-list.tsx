import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { useListPanel } from '#app/flows/list/use-list-panel.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import { listPanelId } from './panel/list-panel-id.ts'

const code = latePart(() => import('./panel/list-panel.tsx'))

/**
 * The shopping list's panel beside every page (§2.10); its code is loaded when it opens. If it covers the
 * page, it renders the notifications inside itself: outside they would be inert, or cover it.
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
          <LatePart
            code={code}
            fallback={
              <>
                {/* The button that opens the list says that it controls it. */}
                {isOpen && <div id={listPanelId} />}
                {isOverPage && notifications}
              </>
            }
            renderMissing={
              isOpen
                ? (missing) => (
                    <MissingPart
                      place="side"
                      {...missing}
                      onDismissed={() => tab.listPanel.send({ type: 'panel.closed' })}
                    />
                  )
                : undefined
            }
          >
            {(ListPanel) => <ListPanel tab={tab} notifications={isOverPage && notifications} />}
          </LatePart>
        </aside>
      )}
      {!isOverPage && notifications}
    </>
  )
}
