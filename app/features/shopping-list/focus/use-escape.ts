import { type RefObject, useEffect, useRef } from 'react'

/**
 * Escape closes the panel, from inside it and from nowhere in particular; and from what it covers, so
 * that whoever follows the page by keyboard can see where they are. What Escape means elsewhere it goes on meaning.
 */
export function useEscape(panel: RefObject<HTMLElement | null>, onPressed: () => void) {
  const latest = useRef(onPressed)
  useEffect(() => {
    latest.current = onPressed
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const root = panel.current
      const focused = document.activeElement
      if (event.key !== 'Escape' || event.defaultPrevented || !root || document.querySelector(':modal'))
        return
      const isCovered =
        focused !== null && focused.getBoundingClientRect().left >= root.getBoundingClientRect().left
      if (focused !== document.body && !isCovered) return
      // It would close the panel of a phone a second time, which stays open where it goes one step back.
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [panel])
}
