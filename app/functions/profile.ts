import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import type { User, UserSession } from '#app/domain/account/account.ts'
import type { SecondFactors } from '#app/domain/account/factors/factors.ts'
import { findFactors } from '#app/server/accounts/factors/find-factors.ts'
import { currentSession } from '#app/server/accounts/sessions/current-user.ts'
import { listSessions } from '#app/server/accounts/sessions/list-sessions.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'

/** The data of the profile: the user, their sessions, the last used first, and the second factors of their login. */
export type ProfileData = { user: User; sessions: UserSession[]; factors: SecondFactors }

/** The profile of the logged-in user, for its page's loader; null for a visitor. */
export const getProfile = createServerFn({ method: 'GET' }).handler(async (): Promise<ProfileData | null> => {
  const current = await currentSession(getRequest())
  if (!current) return null
  const database = await currentDatabase()
  const sessions = await listSessions(database, current, new Date())
  return { user: current.user, sessions, factors: await findFactors(database, current.id) }
})
