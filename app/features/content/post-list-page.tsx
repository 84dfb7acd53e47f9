import '#app/late.css'
import { useLingui } from '@lingui/react'
import { pageColumn, postHeading } from 'styled-system/recipes'
import type { PricedPostCard } from '#app/domain/content/content.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { listTexts } from './head/list-texts.ts'
import { PostCards } from './post-cards.tsx'

/** The list of a country's recipes or articles. */
export function PostListPage({ posts, country }: { posts: PricedPostCard[]; country: Country }) {
  const { i18n } = useLingui()
  const { title, lead } = listTexts(country, i18n)
  return (
    <main id="main" className={pageColumn()}>
      <header className={postHeading()}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <PostCards posts={posts} level={2} eager={3} />
    </main>
  )
}
