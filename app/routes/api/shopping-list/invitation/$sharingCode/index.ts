import { createFileRoute } from '@tanstack/react-router'
import { currentSession } from '#app/server/accounts/sessions/current-user.ts'
import { onlyReadable } from '#app/server/api/answers.ts'
import { answerAnybody } from '#app/server/lists/answer-list.ts'
import { showInvitation } from '#app/server/lists/sharing/show-invitation.ts'

/** GET: the preview of an invited list, for everyone who has its code (§4 sharing). */
export const Route = createFileRoute('/api/shopping-list/invitation/$sharingCode/')({
  server: {
    handlers: {
      GET: ({ request, params: { sharingCode } }) =>
        answerAnybody(request, async ({ database, address, now }) => {
          const userId = (await currentSession(request))?.id ?? null
          return showInvitation(database, { sharingCode, address, userId, now })
        }),
      ANY: onlyReadable,
    },
  },
})
