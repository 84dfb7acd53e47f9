import { createFileRoute } from '@tanstack/react-router'
import { manualItemSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange } from '#app/server/lists/answer-list.ts'
import { addManualItem } from '#app/server/lists/items/add-manual-item.ts'

/** POST: adds a typed item to a list (§7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/add-manually-entered-item')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid } }) =>
        answerListChange(request, { uuid, schema: manualItemSchema }, (asked, item, { database }) =>
          addManualItem(database, asked, item),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
