import { createFileRoute } from '@tanstack/react-router'
import { updateInformationSchema } from '#app/domain/account/account-schemas.ts'
import { answerUserForm } from '#app/server/accounts/answer-form.ts'
import { presentUser } from '#app/server/accounts/profile/present-user.ts'
import { updateInformation } from '#app/server/accounts/profile/update-information.ts'
import { jsonAnswer, onlyMethods } from '#app/server/api/answers.ts'
import { withCookies } from '#app/server/api/cookies.ts'
import { csrfCookies } from '#app/server/api/guards/csrf.ts'

/** PATCH: changes the user's information and password (§7.3). Answers the updated user. */
export const Route = createFileRoute('/api/user/update-information')({
  server: {
    handlers: {
      PATCH: ({ request }) =>
        answerUserForm(
          request,
          ({ user }, now) => updateInformationSchema(user.country_registered_to, now.getFullYear()),
          async (update, asked) => {
            const { user, rotated } = await updateInformation(asked.database, asked.current, update, asked)
            const answer = jsonAnswer(presentUser(user), { keep: 'never' })
            if (!rotated) return answer
            return withCookies(answer, [rotated.cookie, ...csrfCookies(request, rotated.token)])
          },
        ),
      ANY: () => onlyMethods('PATCH'),
    },
  },
})
