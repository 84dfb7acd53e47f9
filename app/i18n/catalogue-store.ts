import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '#app/domain/locale/locales.ts'

/** Catalogues by file name. */
type Catalogues = Record<string, () => Promise<{ messages: Messages }>>
const pageCatalogues: Catalogues = import.meta.glob<{ messages: Messages }>('./catalogues/*.po')
/** What has arrived, by who fetches it: the server asks again for each page, and Node looks up each `import()` anew. */
const arrived = new WeakMap<Catalogues[string], { messages: Messages }>()

/** Records which texts are read. */
function watchReads(messages: Messages, read: Set<string>): Messages {
  return new Proxy(messages, {
    get: (all, id: string) => {
      read.add(id)
      return all[id]
    },
  })
}

/**
 * The languages of one router. The server creates one store for each request, and no `I18n` in it ever changes its
 * language, so two requests in two languages cannot mix. A page is sent with the texts that it was rendered with
 * (`textsRead`), and the rest of its language is loaded when the shopper may open something, or when a text is missing.
 * @param catalogues those of the pages unless others are given.
 */
export function createCatalogueStore(catalogues = pageCatalogues) {
  const languages = new Map<Language, I18n>()
  const loadings = new Map<Language, Promise<void>>()
  const read = new Set<string>()
  const missed = new Set<Language>()
  const whole = new Set<Language>()

  const loadWhole = async (language: Language) => {
    const fetch = Object.entries(catalogues).find(([file]) => file.endsWith(`/${language}.po`))?.[1]
    if (!fetch) throw new Error(`there is no catalogue ${language}`)
    const { messages } = arrived.get(fetch) ?? (await fetch())
    arrived.set(fetch, { messages })
    whole.add(language)
    const begun = languages.get(language)
    if (begun) {
      // `load` notifies and so renders the whole page again; that is needed only if a text was missing.
      if (missed.has(language)) begun.load(language, messages)
      else Object.assign(begun.messages, messages)
      return
    }
    const known = import.meta.env.SSR ? watchReads(messages, read) : messages
    languages.set(language, setupI18n({ locale: language, messages: { [language]: known } }))
  }
  /** Loads all texts of a language, once. */
  function load(language: Language): Promise<void> {
    const loading =
      loadings.get(language) ??
      loadWhole(language).catch((error: unknown) => {
        loadings.delete(language)
        throw error
      })
    loadings.set(language, loading)
    return loading
  }
  return {
    /** @throws if no text of the language is loaded. */
    get(language: Language): I18n {
      const i18n = languages.get(language)
      if (!i18n) throw new Error(`catalogue ${language} is not loaded`)
      return i18n
    },
    /** Whether some texts of a language are loaded. */
    hasSome(language: Language): boolean {
      return languages.has(language)
    },
    /** Whether all texts of a language are loaded. */
    hasAll(language: Language): boolean {
      return whole.has(language)
    },
    /** Starts a language with some of its texts. If another one is read, it is empty until the language is loaded. */
    begin(language: Language, messages: Messages): void {
      const missing = () => {
        missed.add(language)
        if (!loadings.has(language)) load(language).catch((error: unknown) => reportError(error))
        return ''
      }
      languages.set(language, setupI18n({ locale: language, messages: { [language]: messages }, missing }))
    },
    load,
    /** The texts that the server has read so far. */
    textsRead(language: Language): Messages {
      const { messages } = this.get(language)
      return Object.fromEntries([...read].flatMap((id) => (messages[id] ? [[id, messages[id]]] : [])))
    },
  }
}

export type CatalogueStore = ReturnType<typeof createCatalogueStore>
