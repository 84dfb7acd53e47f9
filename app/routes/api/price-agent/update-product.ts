import { createFileRoute } from '@tanstack/react-router'
import { watchSchema } from '#app/domain/agents/price-agent-schemas.ts'
import { answerAgentForm } from '#app/server/agents/answer-agent.ts'
import { updateWatch } from '#app/server/agents/watches/write-watch.ts'
import { onlyMethods } from '#app/server/api/answers.ts'

/** POST: changes the chains at which a product is watched (§7.2). */
export const Route = createFileRoute('/api/price-agent/update-product')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerAgentForm(request, watchSchema, (watch, { database, userId, now }) =>
          updateWatch(database, { ...watch, userId, now }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
