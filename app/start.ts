import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { answerFunction, runFunction } from '#app/server/api/server-functions.ts'
import { newNonce } from '#app/server/http/nonce.ts'
import { pageHeaders } from '#app/server/http/security-headers.ts'
import { isInspected, loosenForInspector } from '#app/server/inspection/with-recorder.ts'

// A start.ts replaces the default CSRF check of server functions, so it is added again.
const functionOrigin = createCsrfMiddleware({
  filter: ({ handlerType }) => handlerType === 'serverFn',
})

const functionAnswer = createMiddleware().server(({ next, request, handlerType }) =>
  handlerType === 'serverFn' ? answerFunction(request, async () => next()) : next(),
)

const functionRun = createMiddleware({ type: 'function' }).server(({ next }) =>
  runFunction(getRequest(), next),
)

const page = createMiddleware().server(async ({ next, request }) => {
  const nonce = newNonce()
  const result = await next({ context: { nonce } })
  pageHeaders(result.response.headers, nonce)
  if (import.meta.env.DEV && isInspected(request)) loosenForInspector(result.response.headers, request)
  return result
})

export const startInstance = createStart(() => ({
  requestMiddleware: [page, functionOrigin, functionAnswer],
  functionMiddleware: [functionRun],
}))
