import { t } from '@lingui/core/macro'
import { siteName } from '#app/domain/brand.ts'
import type { PageContext } from './page-context.ts'

/** The head of a page whose address names nothing that exists. */
export const notFoundHead = ({ catalogues, language }: PageContext) => ({
  meta: [
    { title: `${t(catalogues.get(language))`Siden findes ikke`} · ${siteName}` },
    { name: 'robots', content: 'noindex' },
  ],
})
