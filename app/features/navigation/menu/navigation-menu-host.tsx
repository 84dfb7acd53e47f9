import { lazy, type ReactNode, Suspense } from 'react'
import type { User } from '#app/domain/account/account.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ShellData } from '#app/domain/search/pages.ts'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'

const NavigationMenu = lazy(() => import('./navigation-menu.tsx'))

type Properties = { shell: ShellData; country: Country; user: User | null; agent: ReactNode }

/** Renders the off-canvas menu on every page; its code is loaded at first use. */
export function NavigationMenuHost(properties: Properties) {
  const { tab } = useTab()
  const isOpen = useLateSelector(tab?.navigationMenu, (menu) => menu?.hasTag('open') ?? false)
  return (
    isOpen &&
    tab && (
      <Suspense>
        <NavigationMenu actor={tab.navigationMenu} {...properties} />
      </Suspense>
    )
  )
}
