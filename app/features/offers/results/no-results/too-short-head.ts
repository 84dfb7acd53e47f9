import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { siteName } from '#app/domain/brand.ts'
import { MINIMUM_QUERY_LENGTH } from '#app/domain/search/search-term.ts'

/** The head of the page for a term that is too short. */
export function tooShortHead(i18n: I18n) {
  return {
    meta: [
      { title: `${t(i18n)`Skriv mindst ${MINIMUM_QUERY_LENGTH} tegn`} · ${siteName}` },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }
}
