import { createFileRoute } from '@tanstack/react-router'
import { plainRequestSchema } from '#app/domain/agents/price-agent-schemas.ts'
import { answerAgentForm } from '#app/server/agents/answer-agent.ts'
import { removeSubscription } from '#app/server/agents/push/remove-subscription.ts'
import { onlyMethods } from '#app/server/api/answers.ts'

/** POST: tells the asking browser of no more alerts (§4 price alerts). Beyond §7.2. */
export const Route = createFileRoute('/api/price-agent/push/unsubscribe')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerAgentForm(request, plainRequestSchema, (_, { database, current }) =>
          removeSubscription(database, current.session.id),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
