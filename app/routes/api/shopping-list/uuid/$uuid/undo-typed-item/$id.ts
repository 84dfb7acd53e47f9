import { createFileRoute } from '@tanstack/react-router'
import { plainChangeSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange, uuidIn } from '#app/server/lists/answer-list.ts'
import { undoTypedItem } from '#app/server/lists/items/undo-typed-item.ts'

/** POST: takes back what typed words did to the list (the undo of add-typed-item). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/undo-typed-item/$id')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid, id } }) =>
        answerListChange(request, { uuid, schema: plainChangeSchema }, (asked, _, { database }) =>
          undoTypedItem(database, { ...asked, additionId: uuidIn(id) }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
