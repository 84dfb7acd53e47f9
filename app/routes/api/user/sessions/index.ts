import { createFileRoute } from '@tanstack/react-router'
import { presentPasswordSchema } from '#app/domain/account/account-schemas.ts'
import { answerUser, answerUserForm } from '#app/server/accounts/answer-form.ts'
import { endSessions } from '#app/server/accounts/sessions/end-sessions.ts'
import { listSessions } from '#app/server/accounts/sessions/list-sessions.ts'
import { jsonAnswer, noContent, onlyMethods } from '#app/server/api/answers.ts'

/** GET: the user's sessions. DELETE: ends all of them except the current one, given the password. */
export const Route = createFileRoute('/api/user/sessions/')({
  server: {
    handlers: {
      GET: ({ request }) =>
        answerUser(request, async ({ database, current, now }) =>
          jsonAnswer(await listSessions(database, current, now), { keep: 'never' }),
        ),
      DELETE: ({ request }) =>
        answerUserForm(
          request,
          () => presentPasswordSchema,
          async ({ password }, asked) => {
            await endSessions(asked.database, asked.current, { password, id: undefined }, asked)
            return noContent()
          },
        ),
      ANY: () => onlyMethods('GET, HEAD, DELETE'),
    },
  },
})
