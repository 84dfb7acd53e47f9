import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '#app/domain/locale/locales.ts'

/** Catalogues by their files' names. */
type Catalogues = Record<string, () => Promise<{ messages: Messages }>>
const pageCatalogues: Catalogues = import.meta.glob<{ messages: Messages }>('./catalogues/*.po')

/** Notes which texts are read. */
function watchReads(messages: Messages, read: Set<string>): Messages {
  return new Proxy(messages, {
    get: (all, id: string) => {
      read.add(id)
      return all[id]
    },
  })
}

/**
 * The languages one router speaks. The server makes a store a request and each `I18n` in it is never activated anew,
 * so that two requests in two languages cannot mix. A page comes with the texts that it was drawn with (`textsRead`), so
 * that it comes alive before the rest of its language is there.
 * @param catalogues the pages' texts unless others are given.
 */
export function createCatalogueStore(catalogues = pageCatalogues) {
  const languages = new Map<Language, I18n>()
  const loadings = new Map<Language, Promise<void>>()
  const read = new Set<string>()
  const missed = new Set<Language>()

  const loadWhole = async (language: Language) => {
    const load = Object.entries(catalogues).find(([file]) => file.endsWith(`/${language}.po`))?.[1]
    if (!load) throw new Error(`there is no catalogue ${language}`)
    const { messages } = await load()
    const begun = languages.get(language)
    if (begun) {
      // Telling of it has the whole page drawn anew, which only a text that was asked for in vain is worth.
      if (missed.has(language)) begun.load(language, messages)
      else Object.assign(begun.messages, messages)
      return
    }
    const known = import.meta.env.SSR ? watchReads(messages, read) : messages
    languages.set(language, setupI18n({ locale: language, messages: { [language]: known } }))
  }
  return {
    /** @throws where nothing of the language is there. */
    get(language: Language): I18n {
      const i18n = languages.get(language)
      if (!i18n) throw new Error(`catalogue ${language} is not loaded`)
      return i18n
    },
    /** Speaks a language with some of its texts; in the place of the others nothing is shown until it is loaded. */
    begin(language: Language, messages: Messages): void {
      const missing = () => {
        missed.add(language)
        return ''
      }
      languages.set(language, setupI18n({ locale: language, messages: { [language]: messages }, missing }))
    },
    /** Loads all texts of a language, once. */
    load(language: Language): Promise<void> {
      const loading =
        loadings.get(language) ??
        loadWhole(language).catch((error: unknown) => {
          loadings.delete(language)
          throw error
        })
      loadings.set(language, loading)
      return loading
    },
    /** The texts that were read on the server so far. */
    textsRead(language: Language): Messages {
      const { messages } = this.get(language)
      return Object.fromEntries([...read].flatMap((id) => (messages[id] ? [[id, messages[id]]] : [])))
    },
  }
}

export type CatalogueStore = ReturnType<typeof createCatalogueStore>
