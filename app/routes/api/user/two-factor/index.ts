import { createFileRoute } from '@tanstack/react-router'
import { presentPasswordSchema as passwordSchema } from '#app/domain/account/account-schemas.ts'
import { setUpApp } from '#app/server/accounts/factors/add-app.ts'
import { answerFactorForm, answerFactors } from '#app/server/accounts/factors/answer-factors.ts'
import { findFactors } from '#app/server/accounts/factors/find-factors.ts'
import { removeApp } from '#app/server/accounts/factors/remove-app.ts'
import { jsonAnswer, noContent, onlyMethods } from '#app/server/api/answers.ts'
import { withCookies } from '#app/server/api/cookies.ts'
import { csrfCookies } from '#app/server/api/guards/csrf.ts'

/** GET: the user's second factors. POST: begins to add an authenticator app. DELETE: removes it. */
export const Route = createFileRoute('/api/user/two-factor/')({
  server: {
    handlers: {
      GET: ({ request }) =>
        answerFactors(request, async ({ database, current }) =>
          jsonAnswer(await findFactors(database, current.id), { keep: 'never' }),
        ),
      POST: ({ request }) =>
        answerFactorForm(request, passwordSchema, async ({ password }, { current, ...asked }) =>
          jsonAnswer(await setUpApp(asked.database, current, { ...asked, password }), { keep: 'never' }),
        ),
      DELETE: ({ request }) =>
        answerFactorForm(request, passwordSchema, async ({ password }, { current, ...asked }) => {
          const { token, cookie } = await removeApp(asked.database, current, { ...asked, password })
          return withCookies(noContent(), [cookie, ...csrfCookies(request, token)])
        }),
      ANY: () => onlyMethods('GET, HEAD, POST, DELETE'),
    },
  },
})
