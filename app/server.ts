import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { isAskerGone, unread } from './server/api/asker-gone.ts'

export { serve } from './server/http/serve.ts'

// Pages have all their data before they are drawn, so they are drawn in one go: streaming the same page costs half again
// as much, and shows nothing sooner.
const answer = createStartHandler(defaultRenderHandler)

export default createServerEntry({
  fetch: async (request, options) => {
    try {
      return await answer(request, options)
    } catch (error) {
      // Start would print it as a failure of ours.
      if (isAskerGone(request, error)) return unread()
      throw error
    }
  },
})
