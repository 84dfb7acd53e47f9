import { createFileRoute } from '@tanstack/react-router'
import { answerAgentUser } from '#app/server/agents/answer-agent.ts'
import { getAgent } from '#app/server/agents/get-agent.ts'
import { reloadAgentPage } from '#app/server/agents/page/reload-agent-page.ts'
import { onlyReadable } from '#app/server/api/answers.ts'

/**
 * GET: the user’s price agent, 404 where there is none (Specification §7.2). With `view=page` it answers what our page
 * shows of the agent (`PriceAgentPageData`), which the page loads after each change.
 */
export const Route = createFileRoute('/api/price-agent/get')({
  server: {
    handlers: {
      GET: ({ request }) =>
        answerAgentUser(request, (asked) =>
          new URL(request.url).searchParams.get('view') === 'page'
            ? reloadAgentPage(asked)
            : getAgent(asked.database, asked.userId),
        ),
      ANY: onlyReadable,
    },
  },
})
