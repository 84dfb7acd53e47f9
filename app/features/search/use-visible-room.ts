import { type RefObject, useLayoutEffect } from 'react'

/** With less room than this, in pixels, the page is scrolled to make some: for a few rows and the foot. */
const enoughRoom = 420
/** What stays free below the dropdown. */
const gap = 16

/** The part of the window that is seen: not the part behind a phone's keyboard. */
function seenPart(): { top: number; height: number } {
  const { visualViewport } = window
  // Zoomed in by fingers, a window shows a part of itself, which is no reason to shrink.
  if (!visualViewport || visualViewport.scale > 1) return { top: 0, height: window.innerHeight }
  return { top: visualViewport.offsetTop, height: visualViewport.height }
}

/**
 * Keeps the open dropdown within what is seen of the window, so that its foot is never cut off: in custom properties of
 * the search box, whose recipe uses them. A box with little room below it is scrolled up when the dropdown opens.
 */
export function useVisibleRoom(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = panel.current
    const box = root?.closest<HTMLElement>('search')
    if (!root || !box) return
    const measure = () => {
      const { top, height } = seenPart()
      const room = top + height - root.getBoundingClientRect().top - gap
      box.style.setProperty('--seen-top', `${top}px`)
      box.style.setProperty('--seen-height', `${height}px`)
      box.style.setProperty('--room', `${room}px`)
      return room
    }
    const isSheet = getComputedStyle(root).position !== 'absolute'
    if (measure() < enoughRoom && !isSheet) {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      box.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' })
    }
    const targets = [window.visualViewport, window].filter((target) => target !== null)
    const changes = ['resize', 'scroll']
    for (const target of targets) for (const change of changes) target.addEventListener(change, measure)
    return () => {
      for (const target of targets) for (const change of changes) target.removeEventListener(change, measure)
    }
  }, [panel])
}
