import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { answerForm } from '#app/server/accounts/answer-form.ts'
import { logOut } from '#app/server/accounts/login/log-out.ts'
import { endedCookie } from '#app/server/accounts/sessions/session-cookie.ts'
import { noContent, onlyMethods } from '#app/server/api/answers.ts'
import { withCookies } from '#app/server/api/cookies.ts'
import { csrfCookies } from '#app/server/api/guards/csrf.ts'

/** POST: ends the session (§7.3). */
export const Route = createFileRoute('/logout')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerForm(request, v.object({}), async (_, { database, token }) => {
          await logOut(database, token)
          return withCookies(noContent(), [endedCookie(), ...csrfCookies(request, undefined)])
        }),
      ANY: () => onlyMethods('POST'),
    },
  },
})
