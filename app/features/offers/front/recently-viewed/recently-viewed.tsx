import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isStored } from '#app/device/local-storage.ts'
import { viewedOffersKey } from '#app/device/viewed-offers-key.ts'
import { loadTexts } from '#app/flows/tab/use-tab.ts'
import type { RecentlyViewedInput } from '#machines/recently-viewed/recently-viewed.machine.ts'

const Strip = lazy(async () => ({ default: (await import('./strip.tsx')).Strip }))

/** The offers that the shopper viewed last. The code is loaded only if the device remembers some. */
export function RecentlyViewed(properties: RecentlyViewedInput) {
  const [isWanted, setWanted] = useState(false)
  const router = useRouter()
  useEffect(() => {
    if (!isStored(viewedOffersKey)) return
    // The page came without the strip's texts.
    loadTexts(router)
      .then(() => setWanted(true))
      .catch(reportError)
  }, [router])
  if (!isWanted) return null
  return (
    <Suspense>
      <Strip {...properties} />
    </Suspense>
  )
}
