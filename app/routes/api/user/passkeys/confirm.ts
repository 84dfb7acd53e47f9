import { createFileRoute } from '@tanstack/react-router'
import { newPasskeySchema } from '#app/domain/account/factors/passkey-schemas.ts'
import { answerFactorForm } from '#app/server/accounts/factors/answer-factors.ts'
import { waitingPasskey } from '#app/server/accounts/factors/challenge.ts'
import { addPasskey } from '#app/server/accounts/factors/passkeys.ts'
import { noContent, onlyMethods } from '#app/server/api/answers.ts'
import { withCookies } from '#app/server/api/cookies.ts'
import { csrfCookies } from '#app/server/api/guards/csrf.ts'

/** POST: adds the passkey that the browser made. */
export const Route = createFileRoute('/api/user/passkeys/confirm')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerFactorForm(request, newPasskeySchema, async ({ response, name }, { current, ...asked }) => {
          const { token, cookie } = await addPasskey(asked.database, current, { ...asked, response, name })
          return withCookies(noContent(), [waitingPasskey.end(), cookie, ...csrfCookies(request, token)])
        }),
      ANY: () => onlyMethods('POST'),
    },
  },
})
