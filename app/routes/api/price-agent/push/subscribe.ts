import { createFileRoute } from '@tanstack/react-router'
import { pushSubscriptionSchema } from '#app/domain/agents/price-agent-schemas.ts'
import { answerAgentForm } from '#app/server/agents/answer-agent.ts'
import { addSubscription } from '#app/server/agents/push/add-subscription.ts'
import { onlyMethods } from '#app/server/api/answers.ts'

/** POST: tells the asking browser of alerts from now on (§4 price alerts). Beyond §7.2. */
export const Route = createFileRoute('/api/price-agent/push/subscribe')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerAgentForm(request, pushSubscriptionSchema, (keys, { database, current, userId, now }) =>
          addSubscription(database, { keys, userId, sessionId: current.session.id, now }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
