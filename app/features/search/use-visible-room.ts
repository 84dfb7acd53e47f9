import { type RefObject, useLayoutEffect } from 'react'
import { followSeenPart, seenPart } from '#app/ui/popup/seen-part.ts'

/** If there are fewer pixels than this below the box, the page is scrolled to make room for a few rows and the foot. */
const enoughRoom = 420
/** The gap below the dropdown, in pixels. */
const gap = 16

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
    return followSeenPart(measure)
  }, [panel])
}
