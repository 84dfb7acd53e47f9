import { fromPromise } from 'xstate'
import type { User } from '#app/domain/account.ts'
import { failureOf } from '#app/domain/failure.ts'
import { request } from './request.ts'

/** Who is logged in (Specification §7.3, `GET /api/user`); null for nobody. */
export const fetchUser = fromPromise<User | null>(async ({ signal }) => {
  try {
    return await request<User>('GET', '/api/user', { signal })
  } catch (error) {
    if (failureOf(error).kind === 'unauthenticated') return null
    throw error
  }
})

/** Ends the session of this browser (Specification §7.3, `POST /logout`). */
export const logOut = fromPromise<void>(({ signal }) => request('POST', '/logout', { signal }))
