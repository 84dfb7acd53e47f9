import { createFileRoute } from '@tanstack/react-router'
import { presentPasswordSchema } from '#app/domain/account/account-schemas.ts'
import { answerUser, answerUserForm } from '#app/server/accounts/answer-form.ts'
import { deleteAccount } from '#app/server/accounts/profile/delete-account.ts'
import { renewSession } from '#app/server/accounts/sessions/renew-session.ts'
import { endedCookie } from '#app/server/accounts/sessions/session-cookie.ts'
import { jsonAnswer, noContent, onlyMethods } from '#app/server/api/answers.ts'
import { withCookies } from '#app/server/api/cookies.ts'
import { csrfCookies, hasCsrfToken } from '#app/server/api/guards/csrf.ts'

/** GET: the logged-in user (§7.3). DELETE: deletes the account with all its data. */
export const Route = createFileRoute('/api/user/')({
  server: {
    handlers: {
      GET: ({ request }) =>
        answerUser(request, async ({ current, now }) => {
          const { token } = current.session
          // Renews a missing CSRF token, so that a user who returns another day need not fetch one before a change.
          const csrf = hasCsrfToken(request, token) ? [] : csrfCookies(request, token)
          const renewed = await renewSession(current, now)
          return withCookies(jsonAnswer(current.user, { keep: 'never' }), [...renewed, ...csrf])
        }),
      DELETE: ({ request }) =>
        answerUserForm(
          request,
          () => presentPasswordSchema,
          async ({ password }, asked) => {
            await deleteAccount(asked.database, { id: asked.current.id, password }, asked)
            return withCookies(noContent(), [endedCookie(), ...csrfCookies(request, undefined)])
          },
        ),
      ANY: () => onlyMethods('GET, HEAD, DELETE'),
    },
  },
})
