import { createFileRoute } from '@tanstack/react-router'
import { manualItemSchema } from '#app/domain/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { addManualItem } from '#app/server/lists/add-manual-item.ts'
import { answerListChange } from '#app/server/lists/answer-list.ts'

/** POST: puts what somebody typed on a list (Specification §7.4). */
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
