import { fromCallback } from 'xstate'
import { type AdManager, type AdSlotName, adSizes } from '#app/domain/ads/ads.ts'
import type { AdSlotEvent } from '#machines/ad-slot/ad-slot.machine.ts'
import { type GoogleTag, loadGoogleTag, type RenderEnded } from './google-tag.ts'

/** A slot, and the id of the element in it that Google draws in; `data-ad-slot` names the element with the slot's width. */
export type GoogleSlotWanted = { slot: AdSlotName; id: string; manager: AdManager }

/** Asks for an ad of a size that fits. @returns a function that takes the ad away. */
function openSlot(tag: GoogleTag, wanted: GoogleSlotWanted, tell: (isEmpty: boolean) => void): () => void {
  const { slot, id, manager } = wanted
  const width = document.getElementById(id)?.closest('[data-ad-slot]')?.clientWidth ?? 0
  const sizes = adSizes[slot].filter(([wide]) => wide <= width)
  const opened = sizes.length > 0 ? tag.defineSlot(manager.units[slot] ?? '', sizes, id) : null
  if (!opened) {
    tell(true)
    return () => {}
  }
  const hear = (event: RenderEnded) => {
    if (event.slot === opened) tell(event.isEmpty)
  }
  const ads = tag.pubads()
  ads.addEventListener('slotRenderEnded', hear)
  opened.addService(ads)
  tag.display(id)
  return () => {
    ads.removeEventListener('slotRenderEnded', hear)
    tag.destroySlots([opened])
  }
}

/** Fills a slot by Google Ad Manager as long as it runs, and tells whether there is an ad. */
export const googleSlotActor = (wanted: GoogleSlotWanted) =>
  fromCallback(({ sendBack }) => {
    let isLeft = false
    let close = () => {}
    const tell = (isEmpty: boolean) => {
      if (!isLeft) sendBack({ type: 'ad.rendered', isEmpty } satisfies AdSlotEvent)
    }
    loadGoogleTag(wanted.manager.script).then(
      (tag) => {
        if (!isLeft) close = openSlot(tag, wanted, tell)
      },
      () => tell(true),
    )
    return () => {
      isLeft = true
      close()
    }
  })
