import { lazy, Suspense } from 'react'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Category } from '#app/domain/offers/offers.ts'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'

const MegaMenu = lazy(() => import('./mega-menu.tsx'))

/** Renders the mega menu below the header's nav; its code is loaded at first use. */
export function MegaMenuHost(properties: { categories: Category[]; country: Country }) {
  const { tab } = useTab()
  const isOpen = useLateSelector(tab?.megaMenu, (menu) => menu?.hasTag('open') ?? false)
  return (
    isOpen &&
    tab && (
      <Suspense>
        <MegaMenu actor={tab.megaMenu} {...properties} />
      </Suspense>
    )
  )
}
