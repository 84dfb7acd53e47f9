import type { Country, Language } from '#app/domain/locale/locales.ts'
import type { CatalogueStore } from './catalogue-store.ts'

/** What the head of a page needs to know of its address. */
export type PageContext = { country: Country; language: Language; origin: string; catalogues: CatalogueStore }
