import type { ReactNode } from 'react'
import type { User } from '#app/domain/account/account.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ShellData } from '#app/domain/search/pages.ts'
import { latePart } from '#app/flows/late/late-part.tsx'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import { navigationMenuId } from './menu-button.tsx'

const code = latePart(() => import('./navigation-menu.tsx'))

type Properties = { shell: ShellData; country: Country; user: User | null; agent: ReactNode }

/** Renders the off-canvas menu on every page; its code is loaded at first use. */
export function NavigationMenuHost(properties: Properties) {
  return (
    <WhileOpen
      flow="navigationMenu"
      id={navigationMenuId}
      code={code}
      renderMissing={({ navigationMenu }, missing) => (
        <MissingPart
          place="centre"
          {...missing}
          onDismissed={() => navigationMenu.send({ type: 'navigation.closed' })}
        />
      )}
    >
      {(NavigationMenu, { navigationMenu }) => <NavigationMenu actor={navigationMenu} {...properties} />}
    </WhileOpen>
  )
}
