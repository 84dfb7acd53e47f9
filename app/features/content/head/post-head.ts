import { siteName } from '#app/domain/brand.ts'
import type { PostPageData } from '#app/domain/content/content.ts'
import { jsonLd } from '#app/domain/text/json-ld.ts'
import { pageMeta } from '#app/domain/text/page-meta.ts'
import { canonicalLink, canonicalUrl } from '#app/i18n/alternates.ts'
import { notFoundHead } from '#app/i18n/not-found-head.ts'
import type { PageContext } from '#app/i18n/page-context.ts'

/** The head of a recipe or an article, with its structured data. */
export function postHead(data: PostPageData | undefined, context: PageContext) {
  if (!data) return notFoundHead(context)
  const { country, origin } = context
  const { slug, title, description } = data.post
  const path = `/post/${slug}`
  const url = canonicalUrl(origin, country, path)
  return {
    meta: pageMeta({
      ...{ title, description, country, url, type: 'article' },
      picture: sharingPicture(context, slug),
    }),
    links: [canonicalLink(origin, country, path)],
    scripts: [jsonLd(postFacts(data, url, context))],
  }
}

const sharingPicture = ({ origin, country }: PageContext, slug: string) =>
  `${origin}/share/post/${country}-${slug}.png`

/** Structured data (schema.org) of a `Recipe` or an `Article`. */
function postFacts({ post, ingredients }: PostPageData, url: string, context: PageContext) {
  const { origin, language } = context
  const { slug, title, description, date, isRecipe, minutes, servings, steps } = post
  const shared = {
    url,
    description,
    datePublished: date,
    inLanguage: language === 'no' ? 'nb' : language,
    image: sharingPicture(context, slug),
    author: { '@type': 'Organization', name: siteName, url: origin },
  }
  if (!isRecipe) return { '@type': 'Article', headline: title, ...shared }
  return {
    '@type': 'Recipe',
    name: title,
    ...shared,
    totalTime: `PT${minutes}M`,
    recipeYield: String(servings),
    recipeIngredient: ingredients.map(({ amount, name }) => [amount, name].filter(Boolean).join(' ')),
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  }
}
