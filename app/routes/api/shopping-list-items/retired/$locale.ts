import { createFileRoute } from '@tanstack/react-router'
import { onlyReadable } from '#app/server/api/answers.ts'
import { inCountry } from '#app/server/api/in-country.ts'
import { answerListUser } from '#app/server/lists/answer-list.ts'
import { listHadItems } from '#app/server/lists/list-had-items.ts'

/** GET: what stood on the user’s retired lists of a country, the latest first (§7.4). */
export const Route = createFileRoute('/api/shopping-list-items/retired/$locale')({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        inCountry(params.locale, (country) =>
          answerListUser(request, ({ database, userId }) => listHadItems(database, { userId, country })),
        ),
      ANY: onlyReadable,
    },
  },
})
