import { createFileRoute } from '@tanstack/react-router'
import { onlyReadable } from '#app/server/api/answers.ts'
import { inCountry } from '#app/server/api/in-country.ts'
import { answerListUser } from '#app/server/lists/answer-list.ts'
import { listRetiredLists } from '#app/server/lists/list-retired-lists.ts'

/** GET: the user’s retired lists in a country, newest first (§7.4). */
export const Route = createFileRoute('/api/shopping-list-heads/retired/$locale')({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        inCountry(params.locale, (country) =>
          answerListUser(request, ({ database, userId }) => listRetiredLists(database, { userId, country })),
        ),
      ANY: onlyReadable,
    },
  },
})
