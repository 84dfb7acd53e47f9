import { createFileRoute } from '@tanstack/react-router'
import { passkeyLoginSchema } from '#app/domain/account/factors/passkey-schemas.ts'
import { answerForm } from '#app/server/accounts/answer-form.ts'
import { logInWithPasskey } from '#app/server/accounts/factors/log-in-with-passkey.ts'
import { answerStarted } from '#app/server/accounts/sessions/answer-started.ts'
import { onlyMethods } from '#app/server/api/answers.ts'

/** POST: logs in with a passkey: 200 with the user. */
export const Route = createFileRoute('/api/login/passkey/')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerForm(request, passkeyLoginSchema, async ({ response }, asked) =>
          answerStarted(request, await logInWithPasskey(asked.database, response, asked), 200),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
