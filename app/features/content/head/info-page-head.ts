import { siteName } from '#app/domain/brand.ts'
import type { InfoPageData } from '#app/domain/content/content.ts'
import { alternateLinks, canonicalLink } from '#app/i18n/alternates.ts'
import { notFoundHead } from './not-found-head.ts'
import type { PageContext } from './page-context.ts'

/** The page about advertising is in Danish only (Specification §2.1). */
const danishOnly = 'advertising-6'

/** The head of an info page, which every country has, except the one about advertising. */
export function infoPageHead(data: InfoPageData | undefined, context: PageContext) {
  if (!data) return notFoundHead(context)
  const { slug, title, description } = data.page
  const path = `/page/${slug}`
  return {
    meta: [{ title: `${title} · ${siteName}` }, { name: 'description', content: description }],
    links: [
      canonicalLink(context.origin, context.country, path),
      ...(slug === danishOnly ? [] : alternateLinks(context.origin, path)),
    ],
  }
}
