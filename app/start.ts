import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { securityHeaders } from './server/http/security-headers.ts'

// Having a start.ts replaces the default guard of server functions, so it is stated again.
const serverFunctionOrigin = createCsrfMiddleware({
  filter: ({ handlerType }) => handlerType === 'serverFn',
})

const security = createMiddleware().server(async ({ next }) => {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const result = await next({ context: { nonce } })
  securityHeaders(result.response.headers, nonce)
  return result
})

export const startInstance = createStart(() => ({ requestMiddleware: [security, serverFunctionOrigin] }))
