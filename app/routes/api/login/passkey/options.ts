import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { answerForm } from '#app/server/accounts/answer-form.ts'
import { waitingPasskey } from '#app/server/accounts/factors/challenge.ts'
import { offerPasskeyLogin } from '#app/server/accounts/factors/log-in-with-passkey.ts'
import { jsonAnswer, onlyMethods } from '#app/server/api/answers.ts'
import { withCookies } from '#app/server/api/cookies.ts'

/** POST: begins a login with a passkey; the options for the browser. */
export const Route = createFileRoute('/api/login/passkey/options')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerForm(request, v.object({}), async (_, asked) => {
          const { options, challenge } = await offerPasskeyLogin(asked.database, asked)
          return withCookies(jsonAnswer(options, { keep: 'never' }), [waitingPasskey.keep(challenge)])
        }),
      ANY: () => onlyMethods('POST'),
    },
  },
})
