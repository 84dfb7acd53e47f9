import { createFileRoute } from '@tanstack/react-router'
import { answerFeed } from '#app/server/agents/feed/answer-feed.ts'
import { onlyReadable } from '#app/server/api/answers.ts'

/** GET: what a price agent told its user, in RSS (`.rss`) or as a calendar (`.ics`), at a secret address. */
export const Route = createFileRoute('/pricing-agent/feed/$file')({
  server: {
    handlers: {
      GET: ({ request, params }) => answerFeed(request, params.file),
      ANY: onlyReadable,
    },
  },
})
