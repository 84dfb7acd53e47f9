import { createFileRoute } from '@tanstack/react-router'
import { tickSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange, uuidIn } from '#app/server/lists/answer-list.ts'
import { checkItem } from '#app/server/lists/items/edit-item.ts'

/** POST: ticks an item (§7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/check-item/$id')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid, id } }) =>
        answerListChange(request, { uuid, schema: tickSchema }, (asked, { walkedIn }, { database }) =>
          checkItem(database, { ...asked, itemUuid: uuidIn(id), checked: true, walkedIn }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
