import { createFileRoute } from '@tanstack/react-router'
import { onlyMethods } from '#app/server/api/answers.ts'
import { passOnSharedText } from '#app/server/lists/pass-on-shared-text.ts'

/** POST: a text that another app shares for the list, if no service worker answers it (`share_target` of the manifest). */
export const Route = createFileRoute('/shared-text')({
  server: {
    handlers: { POST: ({ request }) => passOnSharedText(request), ANY: () => onlyMethods('POST') },
  },
})
