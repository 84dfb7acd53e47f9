import { startTransition, useEffect, useState } from 'react'

/** Whether what a component drew first has been painted: what else it has may take its time from then on. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    // A transition is drawn after the frame, which this runs at the beginning of.
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
