import { type RefObject, useEffect, useRef } from 'react'

/**
 * Escape closes the panel if the focus is in it, on nothing, or on an element that the panel covers, so that the keyboard
 * focus is visible again. Elsewhere, and in modal dialogs, Escape keeps its meaning.
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
      // Otherwise the browser would also cancel a phone's dialog: a second Escape, which could close the panel.
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [panel])
}
