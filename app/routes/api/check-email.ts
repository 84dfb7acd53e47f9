import { createFileRoute } from '@tanstack/react-router'
import { checkEmailSchema } from '#app/domain/account/account-schemas.ts'
import { answerQuery } from '#app/server/accounts/answer-form.ts'
import { isEmailRegistered } from '#app/server/accounts/registration/check-email.ts'
import { jsonAnswer, onlyReadable } from '#app/server/api/answers.ts'

/** GET: whether an email has an account (§7.3). */
export const Route = createFileRoute('/api/check-email')({
  server: {
    handlers: {
      GET: ({ request }) =>
        answerQuery(request, checkEmailSchema, async ({ email }, { database, address, now }) =>
          jsonAnswer(
            { email_registered: await isEmailRegistered(database, { email, address, now }) },
            { keep: 'never' },
          ),
        ),
      ANY: onlyReadable,
    },
  },
})
