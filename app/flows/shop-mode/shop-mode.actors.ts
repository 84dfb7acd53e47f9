import { type EventObject, fromCallback } from 'xstate'
import { fetchWalks } from '#app/api/shopping-lists.ts'
import { keepWalks, keptWalks } from '#app/device/device-storage.ts'
import { forgetRound, keepRound as keepOnDevice } from '#app/device/shop-round.ts'
import type { ListWalks } from '#app/domain/list/list-walks.ts'
import type { Country } from '#app/domain/locale/locales.ts'

/** Keeps a round on the device until it is left; a tab that is killed leaves nothing. */
export const keepRound = fromCallback<EventObject, { list: string; chain: string | null }>(({ input }) => {
  keepOnDevice(input)
  return forgetRound
})

/** Keeps the screen awake, also after the shopper has looked at something else. Does nothing where browsers cannot. */
export const keepAwake = fromCallback(() => {
  let isLeft = false
  let lock: WakeLockSentinel | undefined
  const take = async () => {
    if (document.visibilityState !== 'visible') return
    // It is refused on a low battery, for instance.
    const taken = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (isLeft) void taken?.release()
    else lock = taken
  }
  const takeAgain = () => void take()
  takeAgain()
  document.addEventListener('visibilitychange', takeAgain)
  return () => {
    isLeft = true
    document.removeEventListener('visibilitychange', takeAgain)
    void lock?.release()
  }
})

/**
 * Sends what a list has learned of the shops: what the device keeps, and what the server has if there is a connection.
 * @param country the list's.
 */
export const followWalksIn = (country: Country) =>
  fromCallback<EventObject, { owner: string; list: string }>(({ input: { owner, list }, sendBack }) => {
    const leaving = new AbortController()
    const tell = ({ walks }: ListWalks) => {
      if (!leaving.signal.aborted) sendBack({ type: 'walks.loaded', walks })
    }
    const follow = async () => {
      const kept = await keptWalks(owner, { country, list }).catch(() => undefined)
      if (kept) tell(kept)
      const walks = await fetchWalks(list, { owner, signal: leaving.signal })
      tell(walks)
      await keepWalks(owner, { country, list, walks })
    }
    // Without a connection, the list stands as the device knows it.
    follow().catch(() => undefined)
    return () => leaving.abort()
  })
