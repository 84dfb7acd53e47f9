import { createFileRoute } from '@tanstack/react-router'
import { loginCodeSchema } from '#app/domain/account/factors/factor-schemas.ts'
import { answerForm } from '#app/server/accounts/answer-form.ts'
import { answerChallenge } from '#app/server/accounts/factors/answer-challenge.ts'
import { answerStarted } from '#app/server/accounts/sessions/answer-started.ts'
import { onlyMethods } from '#app/server/api/answers.ts'

/** POST: the second step of a login that was answered with 202: 200 with the user. */
export const Route = createFileRoute('/api/login/code')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerForm(request, loginCodeSchema, async ({ code }, asked) =>
          answerStarted(request, await answerChallenge(asked.database, code, asked), 200),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
