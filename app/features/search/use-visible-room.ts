import { type RefObject, useLayoutEffect } from 'react'

/** If there are fewer pixels than this below the box, the page is scrolled to make room for a few rows and the foot. */
const enoughRoom = 420
/** The gap below the dropdown, in pixels. */
const gap = 16

/** The visible part of the window, without the on-screen keyboard. */
function seenPart(): { top: number; height: number } {
  const { visualViewport } = window
  // A pinch-zoomed window shows only a part of itself; the dropdown must not shrink for that.
  if (!visualViewport || visualViewport.scale > 1) return { top: 0, height: window.innerHeight }
  return { top: visualViewport.offsetTop, height: visualViewport.height }
}

/**
 * Keeps the open dropdown within the visible part of the window, so that its foot is never cut off: sets custom
 * properties on the search box, which its recipe uses. If there is little room below the box, it is scrolled up when the
 * dropdown opens.
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
