import { createFileRoute } from '@tanstack/react-router'
import { plainChangeSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange, uuidIn } from '#app/server/lists/answer-list.ts'
import { undoRemoveAllItems } from '#app/server/lists/items/undo-remove-all-items.ts'

/** POST: restores the items of a retired list (the undo of remove-all-items). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/undo-remove-all-items/$retiredUuid')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid, retiredUuid } }) =>
        answerListChange(request, { uuid, schema: plainChangeSchema }, (asked, _, { database }) =>
          undoRemoveAllItems(database, { ...asked, retiredUuid: uuidIn(retiredUuid) }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
