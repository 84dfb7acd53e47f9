import { lazy, Suspense, useEffect, useState } from 'react'
import { viewedOffersKey } from '#app/device/viewed-offers-key.ts'
import type { RecentlyViewedInput } from '#machines/recently-viewed/recently-viewed.machine.ts'

const Strip = lazy(async () => ({ default: (await import('./strip.tsx')).Strip }))

/** The offers that the shopper looked at last. The code comes only to a device that remembers some. */
export function RecentlyViewed(properties: RecentlyViewedInput) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    try {
      setWanted(localStorage.getItem(viewedOffersKey) !== null)
    } catch {
      // A browser that denies its storage remembers nothing.
    }
  }, [])
  if (!isWanted) return null
  return (
    <Suspense>
      <Strip {...properties} />
    </Suspense>
  )
}
