import { createFileRoute } from '@tanstack/react-router'
import { onlyReadable } from '#app/server/api/answers.ts'
import { inCountry } from '#app/server/api/in-country.ts'
import { answerListUser } from '#app/server/lists/answer-list.ts'
import { getActiveList } from '#app/server/lists/get-active-list.ts'

/** GET: the user’s active list in a country; creates one if there is none (§7.4). */
export const Route = createFileRoute('/api/shopping-list/active/$locale')({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        inCountry(params.locale, (country) =>
          answerListUser(request, ({ database, userId, now }) =>
            getActiveList(database, { userId, country, now }),
          ),
        ),
      ANY: onlyReadable,
    },
  },
})
