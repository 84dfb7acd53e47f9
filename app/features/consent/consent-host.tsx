import { lazy, Suspense } from 'react'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'

const ConsentDialog = lazy(() => import('./consent-dialog.tsx'))

/** Renders the cookie banner and the preferences on every page; their code is loaded when one of them is shown. */
export function ConsentHost() {
  const { tab } = useTab()
  const isOpen = useLateSelector(tab?.consent, (consent) => consent?.hasTag('open') ?? false)
  return (
    isOpen &&
    tab && (
      <Suspense>
        <ConsentDialog actor={tab.consent} />
      </Suspense>
    )
  )
}
