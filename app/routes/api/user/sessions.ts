import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { answerUser, answerUserForm } from '#app/server/accounts/answer-form.ts'
import { endOtherSessions } from '#app/server/accounts/sessions/end-other-sessions.ts'
import { listSessions } from '#app/server/accounts/sessions/list-sessions.ts'
import { jsonAnswer, noContent, onlyMethods } from '#app/server/api/answers.ts'
import { logSecurity } from '#app/server/log.ts'

/** GET: the user's sessions. DELETE: ends all of them except the current one. */
export const Route = createFileRoute('/api/user/sessions')({
  server: {
    handlers: {
      GET: ({ request }) =>
        answerUser(request, async ({ database, current, now }) =>
          jsonAnswer(await listSessions(database, current, now), { keep: 'never' }),
        ),
      DELETE: ({ request }) =>
        answerUserForm(
          request,
          () => v.object({}),
          async (_, { database, current }) => {
            await endOtherSessions(database, current)
            logSecurity('sessions ended')
            return noContent()
          },
        ),
      ANY: () => onlyMethods('GET, HEAD, DELETE'),
    },
  },
})
