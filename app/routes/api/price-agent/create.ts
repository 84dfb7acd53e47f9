import { createFileRoute } from '@tanstack/react-router'
import { plainRequestSchema } from '#app/domain/agents/price-agent-schemas.ts'
import { answerAgentForm } from '#app/server/agents/answer-agent.ts'
import { createAgent } from '#app/server/agents/create-agent.ts'
import { getAgent } from '#app/server/agents/get-agent.ts'
import { onlyMethods } from '#app/server/api/answers.ts'

/** POST: makes the user’s price agent where there is none (§7.2). */
export const Route = createFileRoute('/api/price-agent/create')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerAgentForm(request, plainRequestSchema, async (_, { database, userId, now }) => {
          await createAgent(database, userId, now)
          return getAgent(database, userId)
        }),
      ANY: () => onlyMethods('POST'),
    },
  },
})
