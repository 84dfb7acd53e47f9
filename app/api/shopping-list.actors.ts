import { fromCallback, fromPromise } from 'xstate'
import type { Country } from '#app/domain/locales.ts'
import type { ShoppingList } from '#app/domain/shopping-list.ts'
import { keepList as keepOnDevice, keptList } from './device-storage.ts'
import { keepPictures } from './list-pictures.ts'
import { fetchActiveList } from './shopping-lists.ts'

/** The device's copy of a user's list (`owner` is their email); null where it has none. */
export const loadKeptList = fromPromise<ShoppingList | null, { owner: string; locale: Country }>(
  async ({ input: { owner, locale } }) => (await keptList(owner, locale)) ?? null,
)

/** The user's active list (Specification §7.4). */
export const fetchList = fromPromise<ShoppingList, { locale: Country }>(({ input, signal }) =>
  fetchActiveList(input.locale, { signal }),
)

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
