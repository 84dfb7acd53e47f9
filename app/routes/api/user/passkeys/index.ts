import { createFileRoute } from '@tanstack/react-router'
import { presentPasswordSchema as passwordSchema } from '#app/domain/account/account-schemas.ts'
import { passkeyRemovalSchema } from '#app/domain/account/factors/passkey-schemas.ts'
import { answerFactorForm } from '#app/server/accounts/factors/answer-factors.ts'
import { waitingPasskey } from '#app/server/accounts/factors/challenge.ts'
import { offerPasskey, removePasskey } from '#app/server/accounts/factors/passkeys.ts'
import { jsonAnswer, noContent, onlyMethods } from '#app/server/api/answers.ts'
import { withCookies } from '#app/server/api/cookies.ts'

/** POST: begins to add a passkey; the options for the browser. DELETE: removes one. */
export const Route = createFileRoute('/api/user/passkeys/')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerFactorForm(request, passwordSchema, async ({ password }, { current, ...asked }) => {
          const { options, challenge } = await offerPasskey(asked.database, current, { ...asked, password })
          return withCookies(jsonAnswer(options, { keep: 'never' }), [waitingPasskey.keep(challenge)])
        }),
      DELETE: ({ request }) =>
        answerFactorForm(request, passkeyRemovalSchema, async ({ id, password }, { current, ...asked }) => {
          await removePasskey(asked.database, current, { ...asked, id, password })
          return noContent()
        }),
      ANY: () => onlyMethods('POST, DELETE'),
    },
  },
})
