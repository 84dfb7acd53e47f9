import { createFileRoute } from '@tanstack/react-router'
import { mailsSchema } from '#app/domain/agents/price-agent-schemas.ts'
import { answerAgentForm } from '#app/server/agents/answer-agent.ts'
import { setMails } from '#app/server/agents/set-mails.ts'
import { onlyMethods } from '#app/server/api/answers.ts'

/** POST: how alerts are mailed. Beyond §7.2, since a mail’s link can end them. */
export const Route = createFileRoute('/api/price-agent/set-mails')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerAgentForm(request, mailsSchema, ({ mails, shopping_day }, { database, userId, now }) =>
          setMails(database, userId, { settings: { mails, shoppingDay: shopping_day }, now }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
