import { lazy, Suspense } from 'react'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'

const AgentIntro = lazy(() => import('./agent-intro.tsx'))

/** Renders the intro popup of the price agent on every page; its code is loaded at first use. */
export function AgentIntroHost() {
  const { tab } = useTab()
  const isOpen = useLateSelector(tab?.agentIntro, (intro) => intro?.hasTag('open') ?? false)
  return (
    isOpen &&
    tab && (
      <Suspense>
        <AgentIntro actor={tab.agentIntro} />
      </Suspense>
    )
  )
}
