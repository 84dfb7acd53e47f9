type Asked = { request: Request; params: Record<string, string> }
export type Handlers = Record<string, ((asked: Asked) => Response | Promise<Response>) | undefined>
export type ServerRoute = { options: { server?: unknown } }

/** The handlers of a route file, by method. */
export const handlersOf = (route: ServerRoute) => (route.options.server as { handlers: Handlers }).handlers

/** Answers requests as the application's router does, by patterns of addresses (`/api/chains/list/:locale`). */
export function answerRoutes(byPattern: Record<string, Handlers>) {
  const addresses = Object.entries(byPattern).map(
    ([pathname, handlers]) => [new URLPattern({ pathname }), handlers] as const,
  )
  return (request: Request): Response | Promise<Response> => {
    for (const [pattern, handlers] of addresses) {
      const match = pattern.exec(request.url)
      const handler = handlers[request.method] ?? handlers.ANY
      const params = (match?.pathname.groups ?? {}) as Record<string, string>
      if (match && handler) return handler({ request, params })
    }
    return new Response('Not found', { status: 404 })
  }
}
