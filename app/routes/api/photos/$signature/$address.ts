import { createFileRoute } from '@tanstack/react-router'
import { onlyReadable } from '#app/server/api/answers.ts'
import { answerPhoto } from '#app/server/photos/answer-photo.ts'

/** GET: a retailer's photograph in one of the widths of §9. */
export const Route = createFileRoute('/api/photos/$signature/$address')({
  server: {
    handlers: {
      GET: ({ params, request }) =>
        answerPhoto({
          ...params,
          width: new URL(request.url).searchParams.get('w'),
          accept: request.headers.get('accept') ?? undefined,
        }),
      ANY: onlyReadable,
    },
  },
})
