import { createFileRoute } from '@tanstack/react-router'
import { watchSchema } from '#app/domain/agents/price-agent-schemas.ts'
import { answerAgentForm } from '#app/server/agents/answer-agent.ts'
import { addWatch } from '#app/server/agents/watches/write-watch.ts'
import { onlyMethods } from '#app/server/api/answers.ts'

/** POST: watches a product at chains (§7.2). */
export const Route = createFileRoute('/api/price-agent/add-product')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerAgentForm(request, watchSchema, (watch, { database, userId, now }) =>
          addWatch(database, { ...watch, userId, now }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
