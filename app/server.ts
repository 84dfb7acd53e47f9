import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'

export { serve } from './server/http/serve.ts'

// Pages have all their data before they are drawn, so they are drawn in one go: streaming the same page costs half again
// as much, and shows nothing sooner.
export default createServerEntry({ fetch: createStartHandler(defaultRenderHandler) })
