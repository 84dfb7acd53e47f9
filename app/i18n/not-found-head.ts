import { t } from '@lingui/core/macro'
import { siteName } from '#app/domain/brand.ts'
import type { PageContext } from './page-context.ts'

/** The head of the page for an unknown slug. */
export const notFoundHead = ({ catalogues, language }: PageContext) => ({
  meta: [
    { title: `${t(catalogues.get(language))`Siden findes ikke`} · ${siteName}` },
    { name: 'robots', content: 'noindex' },
  ],
})
