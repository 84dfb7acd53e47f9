import { createFileRoute } from '@tanstack/react-router'
import { plainRequestSchema } from '#app/domain/agents/price-agent-schemas.ts'
import { answerAgentForm } from '#app/server/agents/answer-agent.ts'
import { renewFeed } from '#app/server/agents/feed/renew-feed.ts'
import { onlyMethods } from '#app/server/api/answers.ts'

/** POST: new secret addresses for the feed of alerts. Beyond §7.2, since an address may become known. */
export const Route = createFileRoute('/api/price-agent/renew-feed')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerAgentForm(request, plainRequestSchema, (_, { database, userId }) =>
          renewFeed(database, userId),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
