import { createFileRoute } from '@tanstack/react-router'
import { plainChangeSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerListChange, uuidIn } from '#app/server/lists/answer-list.ts'
import { removeParticipant } from '#app/server/lists/sharing/end-participation.ts'

/** POST: removes a participant; only the owner may (§4 sharing). Answers the new code, if there was one. */
export const Route = createFileRoute('/api/shopping-list/uuid/$uuid/remove-participant/$participantUuid')({
  server: {
    handlers: {
      POST: ({ request, params: { uuid, participantUuid } }) =>
        answerListChange(request, { uuid, schema: plainChangeSchema }, (asked, _, { database }) =>
          removeParticipant(database, { ...asked, participantUuid: uuidIn(participantUuid) }),
        ),
      ANY: () => onlyMethods('POST'),
    },
  },
})
