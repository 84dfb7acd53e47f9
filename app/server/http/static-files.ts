import { readdirSync } from 'node:fs'
import { sep } from 'node:path'
import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'

const day = 86_400

/** The paths of all files below a folder, as in addresses: `/assets/app.js`. */
export function pathsIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const root = folder.length
  return new Set(
    files.map(({ parentPath, name }) => `${parentPath.slice(root).split(sep).join('/')}/${encodeURI(name)}`),
  )
}

/**
 * Serves files of the build, and their compressed versions. Browsers keep hashed files for ever and others for a day,
 * but never the service worker, which brings the next version. Other paths are not looked up in the folder.
 * @param folder the client build.
 * @param paths those of its files.
 */
export function staticFiles(folder: string, paths: ReadonlySet<string>): ServerMiddleware[] {
  const shared = { dir: folder, encodings: true, compress: false } as const
  const hashed = staticMiddleware({ ...shared, maxAge: 365 * day, immutable: true })
  const named = staticMiddleware({ ...shared, maxAge: day })
  const asked = staticMiddleware({ ...shared, maxAge: 0 })
  return [
    (request, next) => {
      const { pathname } = new URL(request.url)
      if (!paths.has(pathname)) return next()
      if (pathname === '/sw.js') return asked(request, next)
      return (pathname.startsWith('/assets/') ? hashed : named)(request, next)
    },
  ]
}
