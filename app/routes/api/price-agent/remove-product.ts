import { createFileRoute } from '@tanstack/react-router'
import { watchedProductSchema } from '#app/domain/agents/price-agent-schemas.ts'
import { answerAgentForm } from '#app/server/agents/answer-agent.ts'
import { removeWatch } from '#app/server/agents/watches/remove-watch.ts'
import { onlyMethods } from '#app/server/api/answers.ts'

/** POST: stops watching a product (§7.2). */
export const Route = createFileRoute('/api/price-agent/remove-product')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerAgentForm(request, watchedProductSchema, ({ product_id }, { database, userId }) =>
          removeWatch(database, userId, product_id),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
