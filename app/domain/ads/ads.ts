/** The ad slots of the pages (§1, §9). `desktop` and `mobile` are one place in wide and in narrow windows. */
export const adSlots = ['rectangle_2', 'desktop', 'mobile', 'sticky', 'anchor'] as const
export type AdSlotName = (typeof adSlots)[number]

type Size = readonly [width: number, height: number]

/** The sizes of ads that a slot has room for, in px, the largest first. */
export const adSizes: Record<AdSlotName, readonly Size[]> = {
  rectangle_2: [
    [300, 250],
    [250, 250],
  ],
  desktop: [
    [970, 90],
    [728, 90],
    [468, 60],
  ],
  mobile: [
    [300, 250],
    [250, 250],
  ],
  sticky: [
    [300, 600],
    [300, 250],
    [160, 600],
  ],
  anchor: [
    [728, 90],
    [468, 60],
    [300, 50],
  ],
}

/** The placements of our own offers that fill slots. */
export const housePlacements = ['front-page', 'offer-page', 'anchor'] as const
export type HousePlacement = (typeof housePlacements)[number]

/** Google Ad Manager as it is configured: the address of its script, and the ad unit of each slot that it fills. */
export type AdManager = { script: string; units: Partial<Record<AdSlotName, string>> }

/** What a country's slots may be filled with: placements that have offers now, and Google's ads if it is configured. */
export type AdSources = { house: HousePlacement[]; manager: AdManager | null }
