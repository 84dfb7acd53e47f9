import { createServerFn } from '@tanstack/react-start'
import { getRequest, setResponseHeader } from '@tanstack/react-start/server'
import type { User } from '#app/domain/account/account.ts'
import { currentSession } from '#app/server/accounts/sessions/current-user.ts'
import { renewSession } from '#app/server/accounts/sessions/renew-session.ts'
import { isDatabaseAway } from '#app/server/db/pools/database-away.ts'

/** The logged-in user, for a page's loader; null for a visitor. Extends a session that is used. */
export const getSession = createServerFn({ method: 'GET' }).handler(async (): Promise<User | null> => {
  const current = await currentSession(getRequest())
  if (!current) return null
  // A page rendered for a user holds personal data. `no-store` keeps it from the next person at the same computer who
  // presses the back button. A visitor's page holds none and may stay in the browser's back/forward cache.
  setResponseHeader('cache-control', 'private, no-store')
  const renewed = await renewSession(current, new Date()).catch((error: unknown) => {
    // The next page renews it: a session that is used lasts for weeks.
    if (isDatabaseAway(error)) return []
    throw error
  })
  if (renewed.length > 0) setResponseHeader('set-cookie', renewed)
  return current.user
})
