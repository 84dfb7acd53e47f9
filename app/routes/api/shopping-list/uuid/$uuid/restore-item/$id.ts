import { createFileRoute } from '@tanstack/react-router'
import { plainChangeSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange, uuidIn } from '#app/server/lists/answer-list.ts'
import { restoreItem } from '#app/server/lists/items/restore-item.ts'

/** POST: restores a removed item (the undo of remove-item). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/restore-item/$id')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid, id } }) =>
        answerListChange(request, { uuid, schema: plainChangeSchema }, (asked, _, { database }) =>
          restoreItem(database, { ...asked, itemUuid: uuidIn(id) }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
