import { createFileRoute } from '@tanstack/react-router'
import { appCodeSchema } from '#app/domain/account/factors/factor-schemas.ts'
import { confirmApp } from '#app/server/accounts/factors/add-app.ts'
import { answerFactorForm } from '#app/server/accounts/factors/answer-factors.ts'
import { noContent, onlyMethods } from '#app/server/api/answers.ts'
import { withCookies } from '#app/server/api/cookies.ts'
import { csrfCookies } from '#app/server/api/guards/csrf.ts'

/** POST: confirms an authenticator app with one of its codes; from then on a login asks for one. */
export const Route = createFileRoute('/api/user/two-factor/confirm')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerFactorForm(request, appCodeSchema, async ({ code }, { current, ...asked }) => {
          const { token, cookie } = await confirmApp(asked.database, current, { ...asked, code })
          return withCookies(noContent(), [cookie, ...csrfCookies(request, token)])
        }),
      ANY: () => onlyMethods('POST'),
    },
  },
})
