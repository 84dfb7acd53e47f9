import type { PostPageData } from '#app/domain/content/content.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { AdSlot } from '#app/features/ads/ad-slot.tsx'
import { PostPage } from '#app/features/content/post-page.tsx'

// The page and its head in one file, so that hydration waits for only one chunk.

export { postHead } from '#app/features/content/head/post-head.ts'

/** The page of a recipe or an article. */
export function Post({ data, country }: { data: PostPageData; country: Country }) {
  const slot = { country, placement: 'offer-page' } as const
  return (
    <PostPage
      data={data}
      country={country}
      ad={<AdSlot size="wide" {...slot} />}
      beside={<AdSlot size="sticky" {...slot} />}
    />
  )
}
