import { createFileRoute } from '@tanstack/react-router'
import { answerAgentUser } from '#app/server/agents/answer-agent.ts'
import { getAgent } from '#app/server/agents/get-agent.ts'
import { onlyReadable } from '#app/server/api/answers.ts'

/** GET: the user’s price agent, 404 where there is none (§7.2). */
export const Route = createFileRoute('/api/price-agent/get')({
  server: {
    handlers: {
      GET: ({ request }) => answerAgentUser(request, ({ database, userId }) => getAgent(database, userId)),
      ANY: onlyReadable,
    },
  },
})
