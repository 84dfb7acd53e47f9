import type { RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isStored } from '#app/device/local-storage.ts'
import { viewedOffersKey } from '#app/device/viewed-offers-key.ts'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { loadTexts } from '#app/flows/tab/use-tab.ts'
import type { RecentlyViewedInput } from '#machines/recently-viewed/recently-viewed.machine.ts'

const code = latePart(async (router: RegisteredRouter) => {
  // The page came without the strip's texts.
  const [{ Strip }] = await Promise.all([import('./strip.tsx'), loadTexts(router)])
  return { default: Strip }
})

/** The offers that the shopper viewed last. The code is loaded only if the device remembers some. */
export function RecentlyViewed(properties: RecentlyViewedInput) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => setWanted(isStored(viewedOffersKey)), [])
  return isWanted && <LatePart code={code}>{(Strip) => <Strip {...properties} />}</LatePart>
}
