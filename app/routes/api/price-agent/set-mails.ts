import { createFileRoute } from '@tanstack/react-router'
import { mailsSchema } from '#app/domain/agents/price-agent-schemas.ts'
import { answerAgentForm } from '#app/server/agents/answer-agent.ts'
import { setMails } from '#app/server/agents/set-mails.ts'
import { onlyMethods } from '#app/server/api/answers.ts'

/** POST: whether alerts are mailed. Beyond Specification §7.2, since a mail’s link can end them. */
export const Route = createFileRoute('/api/price-agent/set-mails')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerAgentForm(request, mailsSchema, ({ mails }, { database, userId }) =>
          setMails(database, userId, mails),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
