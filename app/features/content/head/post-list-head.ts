import { siteName } from '#app/domain/brand.ts'
import { alternateLinks, canonicalLink } from '#app/i18n/alternates.ts'
import { listTexts } from './list-texts.ts'
import type { PageContext } from './page-context.ts'

/** The head of the list of recipes or articles. */
export function postListHead({ country, origin, catalogues, language }: PageContext) {
  const { title, lead } = listTexts(country, catalogues.get(language))
  return {
    meta: [{ title: `${title} · ${siteName}` }, { name: 'description', content: lead }],
    links: [canonicalLink(origin, country, '/post'), ...alternateLinks(origin, '/post')],
  }
}
