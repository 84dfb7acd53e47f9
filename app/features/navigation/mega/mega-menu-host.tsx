import type { Country } from '#app/domain/locale/locales.ts'
import type { Category } from '#app/domain/offers/offers.ts'
import { latePart } from '#app/flows/late/late-part.tsx'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import { megaMenuId } from './categories-entry.tsx'

const code = latePart(() => import('./mega-menu.tsx'))

/** Renders the mega menu below the header's nav; its code is loaded at first use. */
export function MegaMenuHost(properties: { categories: Category[]; country: Country }) {
  const { tab } = useTab()
  // A hover opens it too, and asks for nothing: a press leads to the page of the same categories.
  const isAsked = useLateSelector(tab?.megaMenu, (menu) => menu?.hasTag('entering') ?? false)
  return (
    <WhileOpen
      flow="megaMenu"
      id={megaMenuId}
      code={code}
      renderMissing={
        isAsked
          ? ({ megaMenu }, missing) => (
              <MissingPart
                place="centre"
                {...missing}
                onDismissed={() => megaMenu.send({ type: 'escape.pressed' })}
              />
            )
          : undefined
      }
    >
      {(MegaMenu, { megaMenu }) => <MegaMenu actor={megaMenu} {...properties} />}
    </WhileOpen>
  )
}
