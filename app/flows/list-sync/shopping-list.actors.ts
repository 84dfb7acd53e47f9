import { fromCallback, fromPromise } from 'xstate'
import { fetchActiveList } from '#app/api/shopping-lists.ts'
import { keepList as keepOnDevice, keptList } from '#app/device/device-storage.ts'
import { isWithOwner } from '#app/device/kept-owner.ts'
import { keepPictures } from '#app/device/list-pictures.ts'
import type { Failure } from '#app/domain/failure.ts'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'

/** The device's copy of a user's list (`owner` is their email); null where it has none. */
export const loadKeptList = fromPromise<ShoppingList | null, { owner: string; locale: Country }>(
  async ({ input: { owner, locale } }) => (await keptList(owner, locale)) ?? null,
)

const unauthenticated: Failure = { kind: 'unauthenticated' }

/**
 * An owner's active list (Specification §7.4), and nobody's else: where another user of the device has logged in since, it
 * waits for its owner.
 */
export function fetchListOf(owner: string) {
  return fromPromise<ShoppingList, { locale: Country }>(async ({ input: { locale }, signal }) => {
    if (!(await isWithOwner(owner))) throw unauthenticated
    const list = await fetchActiveList(locale, { signal })
    // Another may have logged in while it was on its way.
    if (!(await isWithOwner(owner))) throw unauthenticated
    return list
  })
}

/**
 * Keeps each list it is told of on the device, with its pictures where a service worker can show them; where the browser
 * lets nothing be kept, that is said once.
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
