import { createFileRoute } from '@tanstack/react-router'
import { pushCheckSchema } from '#app/domain/agents/price-agent-schemas.ts'
import { answerAgentForm } from '#app/server/agents/answer-agent.ts'
import { checkSubscription } from '#app/server/agents/push/check-subscription.ts'
import { onlyMethods } from '#app/server/api/answers.ts'

/**
 * POST: the key that notifications are signed with, and whether the asking browser hears (§4 price alerts). Beyond
 * §7.2.
 */
export const Route = createFileRoute('/api/price-agent/push/check')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerAgentForm(request, pushCheckSchema, ({ endpoint }, { database, current }) =>
          checkSubscription(database, { sessionId: current.session.id, endpoint }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
