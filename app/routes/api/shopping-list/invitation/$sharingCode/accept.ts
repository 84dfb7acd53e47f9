import { createFileRoute } from '@tanstack/react-router'
import { plainChangeSchema } from '#app/domain/list/shopping-list-schemas.ts'
import { jsonAnswer, onlyMethods } from '#app/server/api/answers.ts'
import { answerListForm } from '#app/server/lists/answer-list.ts'
import { acceptInvitation } from '#app/server/lists/sharing/accept-invitation.ts'

/** POST: makes a verified user a participant of a list, which becomes their active one (§4 sharing). */
export const Route = createFileRoute('/api/shopping-list/invitation/$sharingCode/accept')({
  server: {
    handlers: {
      POST: ({ request, params: { sharingCode } }) =>
        answerListForm(request, plainChangeSchema, async (_, { database, address, current, userId, now }) => {
          const countryOfUser = current.user.country_registered_to
          const list = await acceptInvitation(database, { sharingCode, address, userId, countryOfUser, now })
          const answer = jsonAnswer(list, { keep: 'never' })
          answer.headers.set('x-shopping-list-version', String(list.version))
          return answer
        }),
      ANY: () => onlyMethods('POST'),
    },
  },
})
