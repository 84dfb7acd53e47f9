import { createFileRoute } from '@tanstack/react-router'
import { presentPasswordSchema } from '#app/domain/account/account-schemas.ts'
import { answerUserForm } from '#app/server/accounts/answer-form.ts'
import { endSessions } from '#app/server/accounts/sessions/end-sessions.ts'
import { noContent, onlyMethods } from '#app/server/api/answers.ts'

/** DELETE: ends another session of the user, given the password. The present one is ended by `/logout`. */
export const Route = createFileRoute('/api/user/sessions/$sessionId')({
  server: {
    handlers: {
      DELETE: ({ request, params: { sessionId } }) =>
        answerUserForm(
          request,
          () => presentPasswordSchema,
          async ({ password }, asked) => {
            await endSessions(asked.database, asked.current, { password, id: sessionId }, asked)
            return noContent()
          },
        ),
      ANY: () => onlyMethods('DELETE'),
    },
  },
})
