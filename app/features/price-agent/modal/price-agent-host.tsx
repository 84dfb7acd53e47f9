import { lazy, Suspense } from 'react'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'

const PriceAgent = lazy(() => import('./price-agent.tsx'))

/** Renders the price agent's modal on every page; its code is loaded at first use. */
export function PriceAgentHost() {
  const { tab } = useTab()
  const isOpen = useLateSelector(tab?.priceAgent, (modal) => modal?.hasTag('open') ?? false)
  return (
    isOpen &&
    tab && (
      <Suspense>
        <PriceAgent actor={tab.priceAgent} />
      </Suspense>
    )
  )
}
