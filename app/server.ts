import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'

export { serve } from './server/http/serve.ts'

export default createServerEntry({ fetch: createStartHandler(defaultStreamHandler) })
