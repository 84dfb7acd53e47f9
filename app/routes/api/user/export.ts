import { createFileRoute } from '@tanstack/react-router'
import { answerUser } from '#app/server/accounts/answer-form.ts'
import { onlyReadable } from '#app/server/api/answers.ts'
import { DatabaseAway, Throttled } from '#app/server/api/failures.ts'
import { streamedAnswer } from '#app/server/api/stream-json.ts'
import { exportAccount } from '#app/server/personal-data/export-account.ts'

/** GET: all data that the account holds about its user, as a JSON file; 429 over one a minute, 503 if no database answers. */
export const Route = createFileRoute('/api/user/export')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const answer = await answerUser(request, async ({ database, current, now }) => {
          const file = streamedAnswer(await exportAccount(database, current, now))
          file.headers.set('content-disposition', 'attachment; filename="tilbudsugen.json"')
          return file
        })
        // The link of the profile leads a browser here, which gets a page that it can read.
        if (!request.headers.get('accept')?.includes('text/html')) return answer
        if (answer.status === 429) throw new Throttled(Number(answer.headers.get('retry-after')))
        if (answer.status === 503) throw new DatabaseAway()
        return answer
      },
      ANY: onlyReadable,
    },
  },
})
