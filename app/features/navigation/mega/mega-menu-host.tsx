import { lazy } from 'react'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Category } from '#app/domain/offers/offers.ts'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'
import { megaMenuId } from './categories-entry.tsx'

const MegaMenu = lazy(() => import('./mega-menu.tsx'))

/** Renders the mega menu below the header's nav; its code is loaded at first use. */
export function MegaMenuHost(properties: { categories: Category[]; country: Country }) {
  return (
    <WhileOpen flow="megaMenu" id={megaMenuId}>
      {({ megaMenu }) => <MegaMenu actor={megaMenu} {...properties} />}
    </WhileOpen>
  )
}
