import { createFileRoute } from '@tanstack/react-router'
import { plainChangeSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange, uuidIn } from '#app/server/lists/answer-list.ts'
import { removeItem } from '#app/server/lists/items/remove-item.ts'

/** POST: removes an item from a list (§7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/remove-item/$id')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid, id } }) =>
        answerListChange(request, { uuid, schema: plainChangeSchema }, (asked, _, { database }) =>
          removeItem(database, { ...asked, itemUuid: uuidIn(id) }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
