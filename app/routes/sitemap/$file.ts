import { createFileRoute } from '@tanstack/react-router'
import { onlyReadable } from '#app/server/api/answers.ts'
import { answerSitemap } from '#app/server/sitemap/answer-sitemap.ts'

/** GET: a sitemap of a country. */
export const Route = createFileRoute('/sitemap/$file')({
  server: { handlers: { GET: ({ params: { file } }) => answerSitemap(file), ANY: onlyReadable } },
})
