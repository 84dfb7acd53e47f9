import { type RefObject, useEffect, useRef } from 'react'
import { focusHeading } from './focus-heading.ts'

/** Moves the focus to the page's heading if what had it is drawn no more, such as the form of a step that is done. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const drawn = root.current
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null
    }
    drawn?.addEventListener('focusin', note)
    return () => drawn?.removeEventListener('focusin', note)
  }, [root])
  // After each time it is drawn.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) focusHeading()
  })
}
