import { createFileRoute } from '@tanstack/react-router'
import { ruleChangeSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange, uuidIn } from '#app/server/lists/answer-list.ts'
import { setRule } from '#app/server/lists/items/edit-item.ts'

/** POST: sets what a typed item may be; nothing takes the rule away (§7.4). */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/set-rule-for-item/$id')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid, id } }) =>
        answerListChange(request, { uuid, schema: ruleChangeSchema }, (asked, rule, { database }) =>
          setRule(database, { ...asked, itemUuid: uuidIn(id), rule }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
