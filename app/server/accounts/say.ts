import type { MessageDescriptor } from '@lingui/core'
import type { Language } from '#app/domain/locales.ts'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'

const catalogues = createCatalogueStore()

/** Texts in one language; nothing in it is ever switched to another. */
export async function speakerOf(language: Language): Promise<(text: MessageDescriptor) => string> {
  await catalogues.load(language)
  return (text) => catalogues.get(language)._(text)
}
