import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'

const day = 86_400

/**
 * Files of the build, with their compressed twins: hashed ones are kept for ever, others for a day.
 * @param folder the client build.
 */
export function staticFiles(folder: string): ServerMiddleware[] {
  const shared = { dir: folder, encodings: true, compress: false } as const
  const hashed = staticMiddleware({ ...shared, maxAge: 365 * day, immutable: true })
  const named = staticMiddleware({ ...shared, maxAge: day })
  const isHashed = (request: Request) => new URL(request.url).pathname.startsWith('/assets/')
  return [(request, next) => (isHashed(request) ? hashed : named)(request, next)]
}
