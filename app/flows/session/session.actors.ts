import { fromPromise } from 'xstate'
import { request } from '#app/api/request.ts'
import type { KeptUser } from '#app/device/device-storage.ts'
import type { User } from '#app/domain/account/account.ts'
import { failureOf } from '#app/domain/failure.ts'

async function askForUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await request<User>('GET', '/api/user', { signal })
  } catch (error) {
    if (failureOf(error).kind === 'unauthenticated') return null
    throw error
  }
}

/** The logged-in user (§7.3, `GET /api/user`); null for a visitor. */
export const fetchUser = fromPromise<User | null>(({ signal }) => askForUser(signal))

const userOf = (kept: KeptUser): User => ({
  ...kept,
  address: null,
  gender: null,
  birth_year: null,
  postal_code: null,
  phone_number_subscriber_number: null,
  phone_number_country_code: null,
  terms_accepted: 1,
})

/**
 * The user for the offline page, which is cached without one: if the server cannot be asked, the last user of the device.
 * They may see their list; their changes are sent once the server confirms who they are.
 */
export const recallUser = fromPromise<User | null>(async ({ signal }) => {
  try {
    return await askForUser(signal)
  } catch (error) {
    const { keptUser } = await import('#app/device/device-storage.ts')
    const kept = await keptUser()
    if (kept === undefined) throw error
    return userOf(kept)
  }
})

/** Ends the session of this browser (§7.3, `POST /logout`). */
export const logOut = fromPromise<void>(({ signal }) => request('POST', '/logout', { signal }))
