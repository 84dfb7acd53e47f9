import { createFileRoute } from '@tanstack/react-router'
import { answerUser } from '#app/server/accounts/answer-form.ts'
import { exportAccount } from '#app/server/accounts/profile/export-account.ts'
import { jsonAnswer, onlyReadable } from '#app/server/api/answers.ts'

/** GET: all data that the account holds about its user, as a JSON file. */
export const Route = createFileRoute('/api/user/export')({
  server: {
    handlers: {
      GET: ({ request }) =>
        answerUser(request, async ({ database, current, now }) => {
          const answer = jsonAnswer(await exportAccount(database, current, now), { keep: 'never' })
          answer.headers.set('content-disposition', 'attachment; filename="tilbudsugen.json"')
          return answer
        }),
      ANY: onlyReadable,
    },
  },
})
