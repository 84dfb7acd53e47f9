import { fromCallback, fromPromise } from 'xstate'
import { fetchActiveList } from '#app/api/shopping-lists.ts'
import { keepList as keepOnDevice, keepUser, keptList } from '#app/device/device-storage.ts'
import { isWithOwner } from '#app/device/kept-owner.ts'
import { keepPictures } from '#app/device/list-pictures.ts'
import type { User } from '#app/domain/account/account.ts'
import type { Failure } from '#app/domain/failure.ts'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'

/** The device's copy of a user's list (`owner` is their email); null if there is none. */
export const loadKeptList = fromPromise<ShoppingList | null, { owner: string; locale: Country }>(
  async ({ input: { owner, locale } }) => (await keptList(owner, locale)) ?? null,
)

const unauthenticated: Failure = { kind: 'unauthenticated' }

/**
 * Fetches the active list of one owner (§7.4). If another user has logged in on this device since, it fails as
 * unauthenticated, so that no other user's list is shown.
 */
export function fetchListOf(owner: string) {
  return fromPromise<ShoppingList, { locale: Country }>(async ({ input: { locale }, signal }) => {
    if (!(await isWithOwner(owner))) throw unauthenticated
    const list = await fetchActiveList(locale, { owner, signal })
    // Another user may have logged in during the request.
    if (!(await isWithOwner(owner))) throw unauthenticated
    return list
  })
}

/**
 * Stores each list that it receives on the device, and its pictures if there is a service worker to show them. If the
 * browser denies its storage, the error is reported once.
 */
export const keepList = fromCallback<{ type: 'list.keep'; list: ShoppingList }, { owner: string }>(
  ({ input, receive }) => {
    let hasFailed = false
    const keep = async (list: ShoppingList) => {
      await keepOnDevice(input.owner, list)
      if (await navigator.serviceWorker?.getRegistration()) await keepPictures(list)
    }
    receive(({ list }) => {
      keep(list).catch((error: unknown) => {
        if (!hasFailed) reportError(error)
        hasFailed = true
      })
    })
  },
)

/** Stores on the device whose list it keeps, because another user may have logged in meanwhile. Answers `owner.kept`. */
export const keepOwner = fromCallback<{ type: 'owner.keep'; user: User }>(({ receive, sendBack }) => {
  receive(({ user }) => {
    keepUser(user)
      .catch(reportError)
      .then(() => sendBack({ type: 'owner.kept' }))
  })
})
