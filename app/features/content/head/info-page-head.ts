import type { InfoPageData } from '#app/domain/content/content.ts'
import { pageMeta } from '#app/domain/text/page-meta.ts'
import { alternateLinks, canonicalLink, canonicalUrl } from '#app/i18n/alternates.ts'
import { notFoundHead } from '#app/i18n/not-found-head.ts'
import type { PageContext } from '#app/i18n/page-context.ts'

/** The page about advertising is in Danish only (§2.1). */
const danishOnly = 'advertising-6'

/** The head of an info page, which every country has, except the one about advertising. */
export function infoPageHead(data: InfoPageData | undefined, context: PageContext) {
  if (!data) return notFoundHead(context)
  const { slug, title, description } = data.page
  const path = `/page/${slug}`
  const { origin, country } = context
  return {
    meta: pageMeta({ title, description, country, url: canonicalUrl(origin, country, path) }),
    links: [
      canonicalLink(origin, country, path),
      ...(slug === danishOnly ? [] : alternateLinks(origin, path)),
    ],
  }
}
