import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '#app/domain/locales.ts'

/** Catalogues by their files' names. */
type Catalogues = Record<string, () => Promise<{ messages: Messages }>>
const pageCatalogues: Catalogues = import.meta.glob<{ messages: Messages }>('./catalogues/*.po')

/**
 * The languages one router speaks. The server makes a store a request and each `I18n` in it is never activated anew,
 * so that two requests in two languages cannot mix.
 * @param catalogues the pages' texts unless others are given.
 */
export function createCatalogueStore(catalogues = pageCatalogues) {
  const loaded = new Map<Language, I18n>()
  return {
    /** @throws where the language was not loaded before. */
    get(language: Language): I18n {
      const i18n = loaded.get(language)
      if (!i18n) throw new Error(`catalogue ${language} is not loaded`)
      return i18n
    },
    async load(language: Language): Promise<void> {
      if (loaded.has(language)) return
      const load = Object.entries(catalogues).find(([file]) => file.endsWith(`/${language}.po`))?.[1]
      if (!load) throw new Error(`there is no catalogue ${language}`)
      const { messages } = await load()
      loaded.set(language, setupI18n({ locale: language, messages: { [language]: messages } }))
    },
  }
}

export type CatalogueStore = ReturnType<typeof createCatalogueStore>
