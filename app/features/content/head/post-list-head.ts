import { pageMeta } from '#app/domain/text/page-meta.ts'
import { alternateLinks, canonicalLink, canonicalUrl } from '#app/i18n/alternates.ts'
import type { PageContext } from '#app/i18n/page-context.ts'
import { listTexts } from './list-texts.ts'

/** The head of the list of recipes or articles. */
export function postListHead({ country, origin, catalogues, language }: PageContext) {
  const { title, lead } = listTexts(country, catalogues.get(language))
  return {
    meta: pageMeta({ title, description: lead, country, url: canonicalUrl(origin, country, '/post') }),
    links: [canonicalLink(origin, country, '/post'), ...alternateLinks(origin, '/post')],
  }
}
