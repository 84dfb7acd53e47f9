import { createServerFn } from '@tanstack/react-start'
import { getRequest, setResponseHeader } from '@tanstack/react-start/server'
import type { User } from '#app/domain/account/account.ts'
import { currentSession } from '#app/server/accounts/sessions/current-user.ts'
import { renewSession } from '#app/server/accounts/sessions/renew-session.ts'

/** Who is logged in, for a page's loader; null for a visitor. A session that is used lives on. */
export const getSession = createServerFn({ method: 'GET' }).handler(async (): Promise<User | null> => {
  const request = getRequest()
  const current = await currentSession(request)
  if (!current) return null
  // A page drawn for a user holds what they told us, and who pages back at the same computer after them is not to see
  // it from the browser's disk; a visitor's page holds nothing and stays in its memory, ready for the way back.
  setResponseHeader('cache-control', 'private, no-store')
  const renewed = await renewSession(request, current, new Date())
  if (renewed.length > 0) setResponseHeader('set-cookie', renewed)
  return current.user
})
