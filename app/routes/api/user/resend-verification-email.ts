import { createFileRoute } from '@tanstack/react-router'
import { resendVerificationSchema } from '#app/domain/account/account-schemas.ts'
import { answerTexts } from '#app/server/accounts/account-issue-texts.ts'
import { answerUserForm } from '#app/server/accounts/answer-form.ts'
import { resendVerification } from '#app/server/accounts/registration/resend-verification.ts'
import { jsonAnswer, noContent, onlyMethods } from '#app/server/api/answers.ts'
import { speakerOf } from '#app/server/say.ts'

/** POST: mails the verification link again, 202; 204 if the email is verified already (§7.3). */
export const Route = createFileRoute('/api/user/resend-verification-email')({
  server: {
    handlers: {
      POST: ({ request }) =>
        answerUserForm(
          request,
          () => resendVerificationSchema,
          async ({ next }, { database, current, now, language }) => {
            if (!(await resendVerification(database, { id: current.id, next, now }))) return noContent()
            const say = await speakerOf(language)
            return jsonAnswer(
              { message: say(answerTexts['verification-sent']) },
              { status: 202, keep: 'never' },
            )
          },
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
