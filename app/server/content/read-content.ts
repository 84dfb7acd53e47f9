import type { InfoPage, Post, PostCard } from '#app/domain/content/content.ts'
import type { Country } from '#app/domain/locale/locales.ts'

const postFiles = import.meta.glob<Post>('/content/*/posts/*.md', { eager: true, import: 'default' })
const pageFiles = import.meta.glob<InfoPage>('/content/*/pages/*.md', { eager: true, import: 'default' })

const ofCountry = <Content>(files: Record<string, Content>, country: Country): Content[] =>
  Object.entries(files).flatMap(([file, content]) =>
    file.startsWith(`/content/${country}/`) ? [content] : [],
  )

/** The posts of a country, newest first. */
export const listPosts = (country: Country): Post[] =>
  ofCountry(postFiles, country).sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))

/** A post of a country by its slug. */
export const readPost = (country: Country, slug: string): Post | undefined =>
  ofCountry(postFiles, country).find((post) => post.slug === slug)

/** The info pages of a country. */
export const listPages = (country: Country): InfoPage[] => ofCountry(pageFiles, country)

/** What a card shows of a post. */
export const cardOf = ({ slug, title, description, isRecipe, minutes, picture }: Post): PostCard => ({
  slug,
  title,
  description,
  isRecipe,
  minutes,
  picture,
})

/** The posts of a country that are about the same goods as one of them, and then its newest. */
export function relatedPosts(country: Country, { slug, picture }: Post, most: number): PostCard[] {
  const inCommon = (other: Post) => other.picture.kinds.filter((kind) => picture.kinds.includes(kind)).length
  return listPosts(country)
    .filter((other) => other.slug !== slug)
    .sort((a, b) => inCommon(b) - inCommon(a))
    .slice(0, most)
    .map(cardOf)
}
