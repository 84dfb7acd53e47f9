import { createFileRoute } from '@tanstack/react-router'
import { onlyReadable } from '#app/server/api/answers.ts'
import { answerSitemapIndex } from '#app/server/sitemap/answer-sitemap.ts'

/** GET: the index of the sitemaps. */
export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: answerSitemapIndex, ANY: onlyReadable } },
})
