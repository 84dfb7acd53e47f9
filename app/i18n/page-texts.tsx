import type { Messages } from '@lingui/core'
import { useRouter } from '@tanstack/react-router'
import type { Language } from '#app/domain/locale/locales.ts'
import type { CatalogueStore } from './catalogue-store.ts'

const id = 'texts'

/** The texts that a page was drawn with, for `readPageTexts`; it is drawn after all else, and once. */
export function PageTexts({ catalogues, language }: { catalogues: CatalogueStore; language: Language }) {
  const { ssr } = useRouter().options
  return (
    <script id={id} type="application/json" nonce={ssr?.nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? JSON.stringify(catalogues.textsRead(language)) : ''}
    </script>
  )
}

/** The texts that came with the page; undefined where none did. */
export function readPageTexts(): Messages | undefined {
  const json = document.getElementById(id)?.textContent
  return json ? JSON.parse(json) : undefined
}
