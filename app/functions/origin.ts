import { createIsomorphicFn } from '@tanstack/react-start'
import { settings } from '#app/server/settings.ts'

/** The public address of the site, without a path: `APP_URL` on the server, the page's origin in the browser. */
export const siteOrigin = createIsomorphicFn()
  .server(() => new URL(settings().appUrl).origin)
  .client(() => location.origin)
