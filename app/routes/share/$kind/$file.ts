import { createFileRoute } from '@tanstack/react-router'
import { onlyReadable } from '#app/server/api/answers.ts'
import { answerSharingPicture } from '#app/server/sharing/answer-sharing-picture.ts'

/** GET: the picture that others show for a link to an offer or a post (Open Graph). */
export const Route = createFileRoute('/share/$kind/$file')({
  server: {
    handlers: { GET: ({ params: { kind, file } }) => answerSharingPicture(kind, file), ANY: onlyReadable },
  },
})
