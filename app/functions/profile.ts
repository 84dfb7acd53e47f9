import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import type { User, UserSession } from '#app/domain/account/account.ts'
import { currentSession } from '#app/server/accounts/sessions/current-user.ts'
import { listSessions } from '#app/server/accounts/sessions/list-sessions.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'

/** The data of the profile: the user and their sessions, the last used first. */
export type ProfileData = { user: User; sessions: UserSession[] }

/** The profile of the logged-in user, for its page's loader; null for a visitor. */
export const getProfile = createServerFn({ method: 'GET' }).handler(async (): Promise<ProfileData | null> => {
  const current = await currentSession(getRequest())
  if (!current) return null
  const sessions = await listSessions(await currentDatabase(), current, new Date())
  return { user: current.user, sessions }
})
