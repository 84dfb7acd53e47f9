import { createFileRoute } from '@tanstack/react-router'
import { onlyReadable } from '#app/server/api/answers.ts'
import { answerRobots } from '#app/server/sitemap/answer-sitemap.ts'

/** GET: what crawlers may ask for. */
export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: answerRobots, ANY: onlyReadable } },
})
