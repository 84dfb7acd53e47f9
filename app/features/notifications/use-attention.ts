import { type RefObject, useEffect, useRef } from 'react'
import type { Tab } from '#app/flows/tab/open-tab.ts'

/**
 * Tells the machine whether the pointer or the keyboard focus is on the notifications, which stay that long.
 * @returns the element that had the focus before the notifications got it.
 */
export function useAttention(
  actor: Tab['notifications'],
  root: RefObject<HTMLElement | null>,
): RefObject<Element | null> {
  const origin = useRef<Element | null>(null)
  useEffect(() => {
    const area = root.current
    if (!area) return
    const tell = (type: 'attention.gained' | 'attention.lost') => actor.send({ type, at: performance.now() })
    const ending = new AbortController()
    const hear = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listen: (event: HTMLElementEventMap[Type]) => void,
    ) => area.addEventListener(type, listen, { signal: ending.signal })
    const lose = () => {
      if (!area.matches(':hover, :focus-within')) tell('attention.lost')
    }
    hear('mouseenter', () => tell('attention.gained'))
    hear('focusin', ({ relatedTarget }) => {
      const from = relatedTarget instanceof Element ? relatedTarget : null
      if (!area.contains(from)) origin.current = from
      tell('attention.gained')
    })
    hear('mouseleave', lose)
    hear('focusout', lose)
    return () => {
      ending.abort()
      // If the area is unmounted with its modal, the browser sends no leave or blur event.
      tell('attention.lost')
    }
  }, [actor, root])
  return origin
}
