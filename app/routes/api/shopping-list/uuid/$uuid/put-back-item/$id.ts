import { createFileRoute } from '@tanstack/react-router'
import { putBackItemSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange, uuidIn } from '#app/server/lists/answer-list.ts'
import { putBackItem } from '#app/server/lists/items/put-back-item.ts'

/** POST: copies an item of a retired list to a list (§4 shopping list data). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/put-back-item/$id')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid, id } }) =>
        answerListChange(request, { uuid, schema: putBackItemSchema }, (asked, { quantity }, { database }) =>
          putBackItem(database, { ...asked, itemUuid: uuidIn(id), quantity }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
