import type { MessageDescriptor } from '@lingui/core'
import type { Language } from '#app/domain/locale/locales.ts'
import { serverCatalogues } from './server-catalogues.ts'

/** Texts in one language, which never changes. */
export async function speakerOf(language: Language): Promise<(text: MessageDescriptor) => string> {
  await serverCatalogues.load(language)
  return (text) => serverCatalogues.get(language)._(text)
}
