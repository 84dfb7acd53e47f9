import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { listPanelOpeners } from '../panel/list-panel-id.ts'
import { focusOpener } from './focus-title.ts'

/**
 * Moves the focus with the panel: to its title if its button opened it, but not if it opened by itself; back to the button
 * if it closes with the focus in it or on nothing; to its title if it shows something else.
 * @param shown what the panel shows.
 */
export function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  title: RefObject<HTMLElement | null>,
  shown: string,
) {
  useLayoutEffect(() => {
    const root = panel.current
    if (document.activeElement?.matches(listPanelOpeners)) title.current?.focus({ preventScroll: true })
    return () => {
      const focused = document.activeElement
      // After a press beside a panel over the page, the body has the focus.
      if (focused === document.body || root?.contains(focused)) focusOpener()
    }
  }, [panel, title])
  const shownBefore = useRef(shown)
  useEffect(() => {
    if (shownBefore.current === shown) return
    shownBefore.current = shown
    title.current?.focus({ preventScroll: true })
  }, [shown, title])
}
