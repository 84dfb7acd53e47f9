import { startTransition, useEffect, useState } from 'react'

/** Whether the component's first render has been painted; from then on the rest may take its time. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    // The callback runs before the frame is painted; the transition renders after it.
    const frame = requestAnimationFrame(() => startTransition(() => setIsPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
