import { createFileRoute } from '@tanstack/react-router'
import { watchedProductSchema } from '#app/domain/agents/price-agent-schemas.ts'
import { answerAgentForm } from '#app/server/agents/answer-agent.ts'
import { checkProduct } from '#app/server/agents/watches/check-product.ts'
import { onlyMethods } from '#app/server/api/answers.ts'

/** POST: whether the user’s price agent watches a product (§7.2). */
export const Route = createFileRoute('/api/price-agent/check-product-exists')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerAgentForm(request, watchedProductSchema, ({ product_id }, { database, userId }) =>
          checkProduct(database, userId, product_id),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
