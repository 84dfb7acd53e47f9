import { adSlot } from 'styled-system/recipes'
import type { HousePlacement } from '#app/domain/ads/ads.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { useAdSources, useHasAds } from '#app/flows/ads/use-ad-sources.ts'
import { LatePart } from '#app/flows/late/late-part.tsx'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { lateAdCode } from './late-ad-code.ts'

/** The form of a slot; `shared` if Google's ads may fill it too. */
export type AdLook = { size: 'rectangle' | 'wide' | 'sticky' | 'anchor'; shared: boolean }

type Properties = {
  size: 'wide' | 'sticky'
  country: Country
  placement: HousePlacement
  /** The id of an offer that the page shows already. */
  except?: number
}

/**
 * An ad slot of a page (§1). It has its room from the first paint, so that nothing moves when its ad is
 * drawn; the ad and its code are loaded after the page.
 */
export function AdSlot({ size, country, placement, except }: Properties) {
  const manager = useAdSources()?.manager ?? null
  const hasAds = useHasAds(placement)
  const { tab } = useTab()
  if (!hasAds) return null
  const look: AdLook = { size, shared: manager !== null }
  const classes = adSlot(look)
  const room = (
    <div className={classes.place} data-late>
      <div className={classes.root} />
    </div>
  )
  if (!tab) return room
  const wanted = { country, placement, except }
  return (
    <LatePart code={lateAdCode} fallback={room}>
      {(LateAd) => <LateAd key={Object.values(wanted).join()} tab={tab} look={look} wanted={wanted} />}
    </LatePart>
  )
}
