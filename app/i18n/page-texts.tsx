import type { Messages } from '@lingui/core'
import { useRouter } from '@tanstack/react-router'
import type { Language } from '#app/domain/locale/locales.ts'
import type { CatalogueStore } from './catalogue-store.ts'

const id = 'texts'

/** Sends the texts that the page was rendered with, for `readPageTexts`. Rendered last and only once. */
export function PageTexts({ catalogues, language }: { catalogues: CatalogueStore; language: Language }) {
  const { ssr } = useRouter().options
  return (
    <script id={id} type="application/json" nonce={ssr?.nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? JSON.stringify(catalogues.textsRead(language)) : ''}
    </script>
  )
}

/** The texts that were sent with the page; undefined if there are none. */
export function readPageTexts(): Messages | undefined {
  const json = document.getElementById(id)?.textContent
  return json ? JSON.parse(json) : undefined
}
