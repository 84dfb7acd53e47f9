import { forgetUser } from '#app/device/device-storage.ts'
import { forgetPictures } from '#app/device/list-pictures.ts'
import { hearNoMore } from '#app/device/price-agent/device-push.ts'
import { forgetRound } from '#app/device/shop-round.ts'

/** Deletes the user's name, list and pictures from the device, which hears of no more alerts. */
export async function forgetDevice(): Promise<void> {
  forgetRound()
  await Promise.all([forgetUser(), forgetPictures(), hearNoMore()])
}
